'use client';

import * as RadixPopover from '@radix-ui/react-popover';
import { SlidersHorizontal } from 'lucide-react';
import { useOpenState } from '../../lib/open-state.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { FieldPanel } from '../popover/field-panel.tsx';
import type { TypographyPanelMessages } from './typography-panel.messages.ts';
import type { TypographyGeometry } from './typography.ts';

interface TextGeometryProps {
  geometry: TypographyGeometry;
  /** Called with the changed position, size or rotation. Without it there is no button that opens the fields. */
  onChange: ((patch: Partial<TypographyGeometry>) => void) | undefined;
  /** Whether the fields cannot be opened or changed. */
  readOnly: boolean;
  words: TypographyPanelMessages;
}

const sides = ['x', 'y', 'width', 'height'] as const;

/** A summary of the position and size of the text. A popover contains fields for the same numbers. */
export function TextGeometry({ geometry, onChange, readOnly, words }: TextGeometryProps) {
  return (
    <Inspector.Section
      title={words.position}
      action={onChange ? <GeometryPopover {...{ geometry, onChange, readOnly, words }} /> : null}
    >
      <dl data-slot="typography-geometry" className="grid grid-cols-2 gap-x-4 tabular-nums">
        {sides.map((side) => (
          <div key={side} className="flex min-h-6 items-center justify-between gap-2">
            <dt className="text-muted">{words[side]}</dt>
            {/* The number stands before its unit in every writing direction. */}
            <dd dir="ltr">{Math.round(geometry[side])} px</dd>
          </div>
        ))}
      </dl>
    </Inspector.Section>
  );
}

function GeometryPopover({
  geometry,
  onChange,
  readOnly,
  words,
}: TextGeometryProps & { onChange: NonNullable<TextGeometryProps['onChange']> }) {
  const { root, openings } = useOpenState({});
  return (
    <RadixPopover.Root {...root}>
      <RadixPopover.Trigger asChild>
        <IconButton label={words.editPosition} size="sm" disabled={readOnly} className="-me-1 size-6 border-0">
          <SlidersHorizontal aria-hidden />
        </IconButton>
      </RadixPopover.Trigger>
      <FieldPanel
        openings={openings}
        data-slot="typography-transform"
        aria-label={words.editPosition}
        side="left"
        sideOffset={8}
        className="w-56 p-0"
      >
        <Inspector.Root aria-label={words.editPosition}>
          <Inspector.Section>
            {sides.map((side) => (
              <NumberField
                key={side}
                label={words[side]}
                unit="px"
                decimals={0}
                min={side === 'width' || side === 'height' ? 1 : undefined}
                readOnly={readOnly}
                value={geometry[side]}
                onValueChange={(value) => onChange({ [side]: value })}
              />
            ))}
            {geometry.rotation === undefined ? null : (
              <NumberField
                label={words.rotation}
                unit="°"
                decimals={1}
                min={-180}
                max={180}
                readOnly={readOnly}
                value={geometry.rotation}
                onValueChange={(rotation) => onChange({ rotation })}
              />
            )}
          </Inspector.Section>
        </Inspector.Root>
      </FieldPanel>
    </RadixPopover.Root>
  );
}
