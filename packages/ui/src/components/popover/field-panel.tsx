'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useKeptFocus } from '../../lib/keep-focus.ts';
import { panelStyle } from './panel.variants.ts';

type RadixContentProps = ComponentProps<typeof RadixPopover.Content>;

interface FieldPanelProps extends RadixContentProps {
  /** How often the panel was opened. */
  openings: number;
}

/** The panel of a field, below it or above it. */
export function FieldPanel({ openings, className, ...props }: FieldPanelProps) {
  return (
    <RadixPopover.Portal key={openings}>
      <RadixPopover.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className={cn(panelStyle, className)}
        {...useKeptFocus(props)}
      />
    </RadixPopover.Portal>
  );
}
