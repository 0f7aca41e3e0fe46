'use client';

import { Plus, RotateCcw, TextAlignCenter, TextAlignEnd, TextAlignStart, Trash2, Type } from '../../icons/icons.ts';
import type { ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Button } from '../button/button.tsx';
import { ColorField } from '../color-field/color-field.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { fallbackWeight } from './fallback-weight.ts';
import { FontFamilyField } from './font-family-field.tsx';
import { FontSizeField } from './font-size-field.tsx';

export type TypographyAlign = 'left' | 'center' | 'right';

/** What the panel can change of a text. */
export interface TypographyStyle {
  fontFamily: string;
  /** Light, Regular, Medium, SemiBold or Bold. */
  fontWeight: string;
  /** px of the image. */
  fontSize: number;
  textAlign: TypographyAlign;
  /** Hex, with alpha where it is not opaque. */
  fill: string;
}

export interface TypographySelection extends TypographyStyle {
  /** Tells one selected text from the next, so that a half-typed value never reaches another text. */
  id?: string | undefined;
  suggestedColors: readonly string[];
  /** Place and size in px of the image, shown and not edited. */
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TypographyFamily {
  name: string;
  weights: readonly string[];
}

export interface TypographyPanelProps {
  /** The selected text, or null when there is none. */
  selection: TypographySelection | null;
  fontFamilies: readonly TypographyFamily[];
  /** Called with what changed. A new family brings a new weight along where it lacks the current one. */
  onChange: (patch: Partial<TypographyStyle>) => void;
  onReset: () => void;
  onRemove: () => void;
  onAddText: () => void;
  /** Shows the button that brings a font of one's own. */
  onUploadFont?: ((file: File) => void) | undefined;
  /** Why the last font could not be used; shown for five seconds. */
  fontError?: string | undefined;
  className?: string | undefined;
}

const alignments: readonly { value: TypographyAlign; label: string; icon: ReactNode }[] = [
  { value: 'left', label: 'Align left', icon: <TextAlignStart aria-hidden /> },
  { value: 'center', label: 'Align center', icon: <TextAlignCenter aria-hidden /> },
  { value: 'right', label: 'Align right', icon: <TextAlignEnd aria-hidden /> },
];

/** The properties of the selected text. */
export function TypographyPanel({ selection, onAddText, className, ...props }: TypographyPanelProps) {
  return (
    <section data-slot="typography-panel" aria-label="Typography" className={cn('flex flex-col', className)}>
      {selection ? (
        <SelectedText key={selection.id} selection={selection} {...props} />
      ) : (
        <div className="flex flex-col items-center gap-3 px-6 py-10 text-center">
          <Type aria-hidden className="size-8 text-faint" strokeWidth={1.25} />
          <p className="text-sm text-balance text-muted">Select a text element to edit its properties.</p>
        </div>
      )}
      <div className="border-t border-line p-4">
        <Button fullWidth icon={<Plus aria-hidden />} onClick={onAddText}>
          Add Text
        </Button>
      </div>
    </section>
  );
}

function SelectedText({
  selection,
  fontFamilies,
  onChange,
  onReset,
  onRemove,
  onUploadFont,
  fontError,
}: Omit<TypographyPanelProps, 'selection' | 'onAddText' | 'className'> & { selection: TypographySelection }) {
  const weightsOf = (family: string) => fontFamilies.find(({ name }) => name === family)?.weights ?? [];
  const weights = weightsOf(selection.fontFamily);
  const listedWeights = weights.includes(selection.fontWeight) ? weights : [selection.fontWeight, ...weights];

  const changeFamily = (fontFamily: string) => {
    const fontWeight = fallbackWeight(selection.fontWeight, weightsOf(fontFamily));
    onChange(fontWeight === selection.fontWeight ? { fontFamily } : { fontFamily, fontWeight });
  };

  return (
    <>
      <div className="flex flex-col gap-4 p-4">
        <FontFamilyField
          value={selection.fontFamily}
          families={fontFamilies.map(({ name }) => name)}
          onValueChange={changeFamily}
          onUpload={onUploadFont}
          error={fontError}
        />
        <div className="grid grid-cols-2 gap-3">
          <Select
            label="Weight"
            value={selection.fontWeight}
            onValueChange={(fontWeight) => onChange({ fontWeight })}
            options={listedWeights.map((weight) => ({ value: weight, label: weight }))}
          />
          <FontSizeField value={selection.fontSize} onValueChange={(fontSize) => onChange({ fontSize })} />
        </div>
        <SegmentedControl
          label="Text alignment"
          options={alignments}
          value={selection.textAlign}
          onValueChange={(textAlign) => onChange({ textAlign })}
          className="flex"
        />
        <ColorField
          label="Color"
          value={selection.fill}
          onValueChange={(fill) => onChange({ fill })}
          suggestions={selection.suggestedColors}
        />
        <Geometry {...selection} />
      </div>
      <div className="grid grid-cols-2 gap-3 border-t border-line p-4">
        <Button icon={<RotateCcw aria-hidden />} onClick={onReset}>
          Reset
        </Button>
        <Button
          icon={<Trash2 aria-hidden />}
          className="text-danger hover:border-danger/60 hover:bg-danger-soft"
          onClick={onRemove}
        >
          Remove
        </Button>
      </div>
    </>
  );
}

function Geometry({ x, y, width, height }: Pick<TypographySelection, 'x' | 'y' | 'width' | 'height'>) {
  return (
    <dl data-slot="typography-geometry" className="grid grid-cols-2 gap-x-6 gap-y-1.5 text-xs tabular-nums">
      {Object.entries({ X: x, Y: y, Width: width, Height: height }).map(([name, value]) => (
        <div key={name} className="flex justify-between gap-2">
          <dt className="text-faint">{name}</dt>
          <dd>{Math.round(value)} px</dd>
        </div>
      ))}
    </dl>
  );
}
