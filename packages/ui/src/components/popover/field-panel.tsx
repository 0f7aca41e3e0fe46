'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useContentHandlers, type OpenState } from '../../lib/open-state.tsx';
import { panelStyle } from './panel.variants.ts';
import { InPortal } from './portal-context.tsx';

type RadixContentProps = ComponentProps<typeof RadixPopover.Content>;

interface FieldPanelProps extends RadixContentProps {
  /** The state of the field. */
  state: Pick<OpenState, 'content' | 'openings'>;
}

/** The panel of a field, below it or above it. */
export function FieldPanel({ state, className, ...props }: FieldPanelProps) {
  return (
    <InPortal key={state.openings} portal={RadixPopover.Portal}>
      <RadixPopover.Content
        align="start"
        sideOffset={6}
        collisionPadding={8}
        className={cn(panelStyle, className)}
        {...useContentHandlers(state.content, props)}
      />
    </InPortal>
  );
}
