import { defaultLineHeight } from '@palimpsest/typeset';
import { Inspector, NumberField, SegmentedControl } from '@palimpsest/ui';
import type { StylePatch } from '../commands/texts.ts';
import { useWords } from '../messages/words.ts';
import { maxCurve } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { LookRows } from './look-rows.tsx';
import { MixedNote, SwitchRow } from './mixed-values.tsx';
import { PercentField } from './percent-field.tsx';
import { sharedValue } from './shared-value.ts';

/** Leading as a share of the size, and letter spacing in hundredths of an em. */
const leading = { min: 60, max: 300, step: 5, decimals: 0 };
const spacing = { min: -20, max: 100, step: 1, decimals: 1 };

/** Degrees of a circle: bowed up above 0, bowed down below. */
const bow = { min: -maxCurve, max: maxCurve, step: 5, decimals: 0 };

export interface StyleRowsProps {
  texts: readonly [EditorText, ...EditorText[]];
  onChange: (patch: StylePatch) => void;
  /** Called with another curve for all of them. */
  onCurve: (degrees: number) => void;
}

/** The style of letters and lines beside face, size and color. */
export function StyleRows({ texts, onChange, onCurve }: StyleRowsProps) {
  const words = useWords();
  const fontStyle = sharedValue(texts, (text) => text.fontStyle ?? 'normal');
  const verticalAlign = sharedValue(texts, (text) => text.verticalAlign ?? 'middle');
  const lineHeight = sharedValue(texts, (text) => text.lineHeight ?? defaultLineHeight);
  const letterSpacing = sharedValue(texts, (text) => text.letterSpacing ?? 0);
  const justified = sharedValue(texts, (text) => text.justified ?? false);
  const curve = sharedValue(texts, (text) => text.curve ?? 0);
  return (
    <Inspector.Root aria-label={words.lettersAndLines}>
      <Inspector.Section title={words.lettersAndLines}>
        <Inspector.Row label={words.slope}>
          <SegmentedControl
            label={words.slope}
            size="sm"
            className="flex w-full"
            options={[
              { value: 'normal', label: words.upright },
              { value: 'italic', label: words.italic },
            ]}
            value={fontStyle}
            onValueChange={(value) => onChange({ fontStyle: value })}
          />
          {fontStyle === null ? <MixedNote /> : null}
        </Inspector.Row>
        <Inspector.Row label={words.verticalAlign}>
          <SegmentedControl
            label={words.verticalAlign}
            size="sm"
            className="flex w-full"
            options={[
              { value: 'top', label: words.atTop },
              { value: 'middle', label: words.inMiddle },
              { value: 'bottom', label: words.atBottom },
            ]}
            value={verticalAlign}
            onValueChange={(value) => onChange({ verticalAlign: value })}
          />
          {verticalAlign === null ? <MixedNote /> : null}
        </Inspector.Row>
        <SwitchRow
          label={words.justified}
          checked={justified}
          onCheckedChange={(on) => onChange({ justified: on || undefined })}
        />
        <PercentField
          label={words.lineHeight}
          {...leading}
          value={lineHeight}
          placeholder={words.mixedValues}
          onValueChange={(value) => onChange({ lineHeight: value })}
        />
        <PercentField
          label={words.letterSpacing}
          {...spacing}
          value={letterSpacing}
          placeholder={words.mixedValues}
          onValueChange={(value) => onChange({ letterSpacing: value })}
        />
        <NumberField
          label={words.curve}
          unit="°"
          {...bow}
          value={curve}
          onValueChange={onCurve}
          {...(curve === null && { placeholder: words.mixedValues })}
        />
        <LookRows texts={texts} onChange={onChange} />
      </Inspector.Section>
    </Inspector.Root>
  );
}
