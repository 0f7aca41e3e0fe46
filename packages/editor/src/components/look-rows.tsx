import type { TextTransform } from '@palimpsest/typeset';
import { SelectField } from '@palimpsest/ui';
import type { StylePatch } from '../commands/texts.ts';
import { type PlainWord, useWords } from '../messages/words.ts';
import type { EditorText } from '../model/text.ts';
import { SwitchRow } from './mixed-values.tsx';
import { PercentField } from './percent-field.tsx';
import { sharedValue } from './shared-value.ts';

const cases = [
  { value: 'none', word: 'caseAsTyped' },
  { value: 'uppercase', word: 'caseUpper' },
  { value: 'lowercase', word: 'caseLower' },
  { value: 'capitalize', word: 'caseTitle' },
] as const satisfies readonly { value: TextTransform; word: PlainWord }[];

const opacities = { min: 0, max: 100, step: 5, decimals: 0 };

export interface LookRowsProps {
  texts: readonly [EditorText, ...EditorText[]];
  onChange: (patch: StylePatch) => void;
}

/** How selected texts look as a whole: the case of their letters, how far they are seen through, and whether they fit themselves. */
export function LookRows({ texts, onChange }: LookRowsProps) {
  const words = useWords();
  const textTransform = sharedValue(texts, (text) => text.textTransform ?? 'none');
  const opacity = sharedValue(texts, (text) => text.opacity ?? 1);
  const autoFit = sharedValue(texts, (text) => text.autoFit ?? false);
  return (
    <>
      <SelectField<TextTransform>
        label={words.textCase}
        options={cases.map(({ value, word }) => ({ value, label: words[word] }))}
        value={textTransform}
        placeholder={words.mixedValues}
        onValueChange={(value) => onChange({ textTransform: value === 'none' ? undefined : value })}
      />
      <PercentField
        label={words.opacity}
        {...opacities}
        value={opacity}
        placeholder={words.mixedValues}
        onValueChange={(value) => onChange({ opacity: value === 1 ? undefined : value })}
      />
      <SwitchRow
        label={words.autoFit}
        checked={autoFit}
        onCheckedChange={(on) => onChange({ autoFit: on || undefined })}
      />
    </>
  );
}
