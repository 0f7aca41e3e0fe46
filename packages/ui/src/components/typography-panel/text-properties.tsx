'use client';

import type { ReactNode } from 'react';
import { RotateCcw, TextAlignCenter, TextAlignEnd, TextAlignStart, Trash2 } from '../../icons/icons.ts';
import { Button } from '../button/button.tsx';
import { ColorField } from '../color-field/color-field.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { Select } from '../select/select.tsx';
import { fallbackWeight } from './fallback-weight.ts';
import { FontFamilyField } from './font-family-field.tsx';
import { FontSizeField } from './font-size-field.tsx';
import type { TypographyAlign, TypographyFamily, TypographySelection, TypographyStyle } from './typography.ts';

export interface TextPropertiesProps {
  /** The text that is selected, and how it is set. */
  selection: TypographySelection;
  /** The families that can be chosen, with their weights. */
  fontFamilies: readonly TypographyFamily[];
  /** Called with what was changed. */
  onChange: (patch: Partial<TypographyStyle>) => void;
  /** Called when the text is to be as it came. */
  onReset: () => void;
  /** Called when the text is to go. */
  onRemove: () => void;
  /** Called with the font file that was picked; without it there is no upload. */
  onUploadFont: ((file: File) => void) | undefined;
  /** Why a font was refused. */
  fontError: string | undefined;
  /** How long the error stands, in ms. */
  fontErrorDuration: number;
}

const alignments: readonly { value: TypographyAlign; label: string; icon: ReactNode }[] = [
  { value: 'left', label: 'Align left', icon: <TextAlignStart /> },
  { value: 'center', label: 'Align center', icon: <TextAlignCenter /> },
  { value: 'right', label: 'Align right', icon: <TextAlignEnd /> },
];

/** Everything that can be seen and changed of one text. */
export function TextProperties({
  selection,
  fontFamilies,
  onChange,
  onReset,
  onRemove,
  onUploadFont,
  fontError,
  fontErrorDuration,
}: TextPropertiesProps) {
  const weightsOf = (family: string) => fontFamilies.find(({ name }) => name === family)?.weights ?? [];
  const weights = weightsOf(selection.fontFamily);
  const listedWeights = weights.includes(selection.fontWeight) ? weights : [selection.fontWeight, ...weights];

  const changeFamily = (fontFamily: string) => {
    const fontWeight = fallbackWeight(selection.fontWeight, weightsOf(fontFamily));
    onChange(fontWeight === selection.fontWeight ? { fontFamily } : { fontFamily, fontWeight });
  };

  return (
    <>
      <div data-slot="typography-fields" className="flex flex-col gap-4 p-4">
        <FontFamilyField
          value={selection.fontFamily}
          families={fontFamilies.map(({ name }) => name)}
          onValueChange={changeFamily}
          onUpload={onUploadFont}
          error={fontError}
          errorDuration={fontErrorDuration}
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
          // Left is left in every script.
          dir="ltr"
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
      <div data-slot="typography-actions" className="grid grid-cols-2 gap-3 border-t border-line p-4">
        <Button icon={<RotateCcw />} onClick={onReset}>
          Reset
        </Button>
        <Button
          icon={<Trash2 />}
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
          {/* A number and its unit keep their order in every script. */}
          <dd dir="ltr">{Math.round(value)} px</dd>
        </div>
      ))}
    </dl>
  );
}
