'use client';

import type { ComponentProps } from 'react';
import { Plus, Type } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import type { ColorFieldProps } from '../color-field/color-field.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { TextProperties } from './text-properties.tsx';
import { typographyPanelMessages, type TypographyPanelMessages } from './typography-panel.messages.ts';
import type { TypographyFamily, TypographyGeometry, TypographySelection, TypographyStyle } from './typography.ts';

/** How long a font error is shown, in ms. */
const defaultFontErrorDuration = 5000;

const noFonts: readonly string[] = [];

export interface TypographyPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange' | 'onReset'> {
  /** The selected text, several of them with null for what differs, or null if there is none. */
  selection: TypographySelection | null;
  /** The families. The family of the selected text is listed even if it is not among them. */
  fontFamilies: readonly TypographyFamily[];
  /** The families that were used last, the latest first: they are listed on top of the list. @default [] */
  recentFonts?: readonly string[] | undefined;
  /** The color of the picture behind the text, in hex, or a function that samples it: shows the contrast in the color picker. */
  backdrop?: ColorFieldProps['backdrop'];
  /** Shows the properties read-only. Users can still add a text. @default false */
  readOnly?: boolean | undefined;
  /** Called with the changed properties. If a new family lacks the current weight, they include a new weight. */
  onChange: (patch: Partial<TypographyStyle>) => void;
  /** Called with a new position, size or rotation. Without it these values are read-only. */
  onGeometryChange?: ((patch: Partial<TypographyGeometry>) => void) | undefined;
  /** Called to restore the first style of the text. */
  onReset: () => void;
  /** Called to remove the text from the image. */
  onRemove: () => void;
  /** Called to add a text. */
  onAddText: () => void;
  /** Called with an uploaded font file, which is not checked. Without it there is no upload button. */
  onUploadFont?: ((file: File) => void) | undefined;
  /** Why the last font was refused. Shown for `fontErrorDuration`. To show the same error again, remove it in between. */
  fontError?: string | undefined;
  /** How long the font error is shown, in ms; `Infinity` for as long as it is given. @default 5000 */
  fontErrorDuration?: number | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<TypographyPanelMessages> | undefined;
}

/** The properties of the selected text, or a note that none is selected. */
export function TypographyPanel({
  selection,
  fontFamilies,
  recentFonts = noFonts,
  backdrop,
  readOnly = false,
  onChange,
  onGeometryChange,
  onReset,
  onRemove,
  onAddText,
  onUploadFont,
  fontError,
  fontErrorDuration = defaultFontErrorDuration,
  messages,
  'aria-label': label,
  ...props
}: TypographyPanelProps) {
  const words = useMessages('typographyPanel', typographyPanelMessages, messages);
  return (
    <Inspector.Root data-slot="typography-panel" aria-label={label ?? words.label} {...props}>
      <div data-slot="typography-add" className="p-3">
        <Button size="sm" fullWidth icon={<Plus />} onClick={onAddText}>
          {words.add}
        </Button>
      </div>
      {selection ? (
        <div inert={readOnly} className={cn('flex flex-col divide-y divide-line', readOnly && 'opacity-50')}>
          <TextProperties
            key={selection.id}
            {...{ selection, fontFamilies, recentFonts, backdrop, onChange, onGeometryChange, onReset, onRemove }}
            {...{ onUploadFont, fontError, fontErrorDuration, words }}
          />
        </div>
      ) : (
        <div data-slot="typography-empty" className="flex flex-col items-center gap-3 px-6 py-10 text-center">
          <Type aria-hidden className="size-7 text-faint" strokeWidth={1.25} />
          <p className="max-w-48 text-sm text-balance text-muted">{words.nothingSelected}</p>
        </div>
      )}
    </Inspector.Root>
  );
}
