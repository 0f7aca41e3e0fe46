'use client';

import type { ComponentProps } from 'react';
import { Plus, Type } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { Button } from '../button/button.tsx';
import { TextProperties } from './text-properties.tsx';
import type { TypographyFamily, TypographySelection, TypographyStyle } from './typography.ts';

/** How long a font error stands, in ms. */
const defaultFontErrorDuration = 5000;

export interface TypographyPanelProps extends Omit<ComponentProps<'section'>, 'children' | 'onChange' | 'onReset'> {
  /** The selected text, or null when there is none. */
  selection: TypographySelection | null;
  /** What can be chosen; the selected text's own family is listed even where it is not among them. */
  fontFamilies: readonly TypographyFamily[];
  /** Called with what changed. A new family brings a new weight along where it lacks the current one. */
  onChange: (patch: Partial<TypographyStyle>) => void;
  /** Called to give the text back what it had at first. */
  onReset: () => void;
  /** Called to take the text off the image. */
  onRemove: () => void;
  /** Called to bring one more text. */
  onAddText: () => void;
  /** Shows the button that brings a font of one's own; called with the file, unchecked. */
  onUploadFont?: ((file: File) => void) | undefined;
  /** Why the last font could not be used. Shown for a while; to show the same once more, take it away in between. */
  fontError?: string | undefined;
  /** How long the font error stands, in ms; five seconds when left out, `Infinity` for as long as it is given. */
  fontErrorDuration?: number | undefined;
}

/** The properties of the selected text, or word that there is none. */
export function TypographyPanel({
  selection,
  fontFamilies,
  onChange,
  onReset,
  onRemove,
  onAddText,
  onUploadFont,
  fontError,
  fontErrorDuration = defaultFontErrorDuration,
  className,
  ...props
}: TypographyPanelProps) {
  return (
    <section data-slot="typography-panel" aria-label="Typography" className={cn('flex flex-col', className)} {...props}>
      {selection ? (
        <TextProperties
          key={selection.id}
          {...{ selection, fontFamilies, onChange, onReset, onRemove, onUploadFont, fontError, fontErrorDuration }}
        />
      ) : (
        <div data-slot="typography-empty" className="flex flex-col items-center gap-3 px-6 py-10 text-center">
          <span className="text-faint">
            <Type className="size-8" strokeWidth={1.25} />
          </span>
          <p className="text-sm text-balance text-muted">Select a text element to edit its properties.</p>
        </div>
      )}
      <div data-slot="typography-add" className="border-t border-line p-4">
        <Button fullWidth icon={<Plus />} onClick={onAddText}>
          Add Text
        </Button>
      </div>
    </section>
  );
}
