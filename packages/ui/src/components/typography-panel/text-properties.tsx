'use client';

import { useRef } from 'react';
import { RotateCcw, TextAlignCenter, TextAlignEnd, TextAlignStart, Trash2, Upload } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { ColorField } from '../color-field/color-field.tsx';
import { FontPicker } from '../font-picker/font-picker.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { Inspector } from '../inspector/inspector.tsx';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { SelectField } from '../select/select-field.tsx';
import { FontSizeField } from './font-size-field.tsx';
import { TextGeometry } from './text-geometry.tsx';
import type { TypographyPanelMessages } from './typography-panel.messages.ts';
import {
  fallbackWeight,
  weightsOf,
  type TypographyFamily,
  type TypographyGeometry,
  type TypographySelection,
  type TypographyStyle,
} from './typography.ts';
import { useExpiring } from './use-expiring.ts';

export interface TextPropertiesProps {
  /** The properties of the selected text or texts. */
  selection: TypographySelection;
  /** The families that can be chosen, with their weights. */
  fontFamilies: readonly TypographyFamily[];
  /** Whether the properties cannot be changed. */
  readOnly: boolean;
  /** Called with the changed properties. */
  onChange: (patch: Partial<TypographyStyle>) => void;
  /** Called with the changed position, size or rotation. */
  onGeometryChange: ((patch: Partial<TypographyGeometry>) => void) | undefined;
  /** Called when the user presses the reset button. */
  onReset: () => void;
  /** Called when the user presses the remove button. */
  onRemove: () => void;
  /** Called with the chosen font file. Without it there is no upload button. */
  onUploadFont: ((file: File) => void) | undefined;
  /** Why the last font file was rejected. */
  fontError: string | undefined;
  /** How long the error is shown, in ms. */
  fontErrorDuration: number;
  /** The words of the panel. */
  words: TypographyPanelMessages;
}

/** The properties of one text, or those that several texts have in common. */
export function TextProperties({
  selection,
  fontFamilies,
  readOnly,
  onChange,
  onGeometryChange,
  onReset,
  onRemove,
  onUploadFont,
  fontError,
  fontErrorDuration,
  words,
}: TextPropertiesProps) {
  const weights = weightsOf(fontFamilies, selection.fontFamily);
  const { fontWeight } = selection;
  const listedWeights = fontWeight === null || weights.includes(fontWeight) ? weights : [fontWeight, ...weights];
  return (
    <>
      <Inspector.Section data-slot="typography-fields" title={words.text}>
        <FontFamilyRow
          {...{ selection, fontFamilies, readOnly, onChange, onUploadFont, words }}
          {...{ fontError, fontErrorDuration }}
        />
        <SelectField
          label={words.weight}
          disabled={readOnly}
          value={fontWeight}
          placeholder={words.mixed}
          onValueChange={(fontWeight) => onChange({ fontWeight })}
          options={listedWeights.map((weight) => ({ value: weight, label: weight }))}
        />
        <FontSizeField
          label={words.size}
          presetsLabel={words.sizePresets}
          value={selection.fontSize}
          placeholder={words.mixed}
          readOnly={readOnly}
          onValueChange={(fontSize) => onChange({ fontSize })}
        />
        <AlignmentRow value={selection.textAlign} {...{ readOnly, onChange, words }} />
        <ColorField
          label={words.color}
          value={selection.fill ?? ''}
          placeholder={words.mixed}
          readOnly={readOnly}
          onValueChange={(fill) => onChange({ fill })}
          suggestions={selection.suggestedColors}
        />
      </Inspector.Section>
      <TextGeometry geometry={selection} onChange={onGeometryChange} {...{ readOnly, words }} />
      <TextActions {...{ readOnly, onReset, onRemove, words }} />
    </>
  );
}

type FontFamilyRowProps = Omit<TextPropertiesProps, 'onGeometryChange' | 'onReset' | 'onRemove'>;

/** The font family, and a button that uploads a font file. */
function FontFamilyRow({
  selection,
  fontFamilies,
  readOnly,
  onChange,
  onUploadFont,
  fontError,
  fontErrorDuration,
  words,
}: FontFamilyRowProps) {
  const fontFile = useRef<HTMLInputElement>(null);
  const shownError = useExpiring(fontError, fontErrorDuration);
  const changeFamily = (fontFamily: string) => {
    const current = selection.fontWeight;
    const fontWeight = current === null ? null : fallbackWeight(current, weightsOf(fontFamilies, fontFamily));
    onChange(fontWeight === null || fontWeight === current ? { fontFamily } : { fontFamily, fontWeight });
  };
  return (
    <div className="flex items-start gap-1">
      <FontPicker
        className="min-w-0 flex-1"
        label={words.fontFamily}
        disabled={readOnly}
        value={selection.fontFamily ?? ''}
        placeholder={words.mixed}
        fonts={fontFamilies.map(({ name, weights: _weights, ...family }) => ({ family: name, ...family }))}
        onValueChange={changeFamily}
        error={shownError}
      />
      {onUploadFont ? (
        <>
          <IconButton
            label={words.uploadFont}
            size="sm"
            disabled={readOnly}
            className="-me-1 size-7 border-0"
            onClick={() => fontFile.current?.click()}
          >
            <Upload aria-hidden />
          </IconButton>
          <input
            ref={fontFile}
            type="file"
            data-slot="font-file-input"
            accept=".ttf,.otf,.woff,.woff2"
            hidden
            onChange={(event) => {
              const file = event.target.files?.[0];
              // Lets the user choose the same file again.
              event.target.value = '';
              if (file) onUploadFont(file);
            }}
          />
        </>
      ) : null}
    </div>
  );
}

interface AlignmentRowProps extends Pick<TextPropertiesProps, 'readOnly' | 'onChange' | 'words'> {
  value: TypographyStyle['textAlign'] | null;
}

function AlignmentRow({ value, readOnly, onChange, words }: AlignmentRowProps) {
  return (
    <Inspector.Row label={words.alignment}>
      <SegmentedControl
        label={words.alignment}
        size="sm"
        // "Left" is on the left in every writing direction.
        dir="ltr"
        options={[
          { value: 'left', label: words.alignLeft, icon: <TextAlignStart /> },
          { value: 'center', label: words.alignCenter, icon: <TextAlignCenter /> },
          { value: 'right', label: words.alignRight, icon: <TextAlignEnd /> },
        ]}
        disabled={readOnly}
        value={value}
        onValueChange={(textAlign) => onChange({ textAlign })}
        className="flex w-full"
      />
      {value === null ? <span className="shrink-0 text-faint">{words.mixed}</span> : null}
    </Inspector.Row>
  );
}

type TextActionsProps = Pick<TextPropertiesProps, 'readOnly' | 'onReset' | 'onRemove' | 'words'>;

function TextActions({ readOnly, onReset, onRemove, words }: TextActionsProps) {
  return (
    <div data-slot="typography-actions" className="grid grid-cols-2 gap-2 p-3">
      <Button size="sm" icon={<RotateCcw />} disabled={readOnly} onClick={onReset}>
        {words.reset}
      </Button>
      <Button
        size="sm"
        variant="ghost"
        icon={<Trash2 />}
        disabled={readOnly}
        className="text-danger hover:bg-danger-soft hover:text-danger active:text-danger"
        onClick={onRemove}
      >
        {words.remove}
      </Button>
    </div>
  );
}
