'use client';

import type { ComponentProps } from 'react';
import { Plus, Type } from 'lucide-react';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { TextProperties } from './text-properties.tsx';
import { typographyPanelMessages, type TypographyPanelMessages } from './typography-panel.messages.ts';
import type { TypographyFamily, TypographyGeometry, TypographySelection, TypographyStyle } from './typography.ts';

/** How long a font error is shown by default, in ms. */
const defaultFontErrorDuration = 5000;

export interface TypographyPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange' | 'onReset'> {
  /** The properties of the selected text or texts. A property that differs among the texts is null. Null if no text is selected. */
  selection: TypographySelection | null;
  /** The font families that can be chosen. The family of the selected text is listed even if it is not among them. */
  fontFamilies: readonly TypographyFamily[];
  /** Whether the properties cannot be changed. Screen readers still read them, and users can still add a text. @default false */
  readOnly?: boolean | undefined;
  /** Called with the changed properties. If a new family lacks the current weight, they include a new weight. */
  onChange: (patch: Partial<TypographyStyle>) => void;
  /** Called with the changed position, size or rotation. Without it these values are read-only. */
  onGeometryChange?: ((patch: Partial<TypographyGeometry>) => void) | undefined;
  /** Called when the user presses the reset button: restore the original style of the text. */
  onReset: () => void;
  /** Called when the user presses the remove button: remove the text from the image. */
  onRemove: () => void;
  /** Called when the user presses the add button: add a text. */
  onAddText: () => void;
  /** Called with a font file that the user has chosen. The file is not checked. Without this prop there is no upload button. */
  onUploadFont?: ((file: File) => void) | undefined;
  /** Why the last font file was rejected. It is shown for `fontErrorDuration`. To show the same error again, remove it in between. */
  fontError?: string | undefined;
  /** How long the font error is shown, in ms; `Infinity` for as long as `fontError` is set. @default 5000 */
  fontErrorDuration?: number | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<TypographyPanelMessages> | undefined;
}

/** The properties of the selected texts, or a note that no text is selected. */
export function TypographyPanel({
  selection,
  fontFamilies,
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
        <div className="flex flex-col divide-y divide-line">
          <TextProperties
            key={selection.id}
            {...{ selection, fontFamilies, onChange, onGeometryChange, onReset, onRemove }}
            {...{ readOnly, onUploadFont, fontError, fontErrorDuration, words }}
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
