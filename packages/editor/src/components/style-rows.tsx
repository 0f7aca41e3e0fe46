import { defaultLineHeight } from '@palimpsest/typeset';
import { Inspector, SegmentedControl } from '@palimpsest/ui';
import type { StylePatch } from '../commands/texts.ts';
import { useWords } from '../messages/use-words.ts';
import type { EditorText } from '../model/text.ts';
import { PercentField } from './percent-field.tsx';

/** Leading as a share of the size, and letter spacing in hundredths of an em. */
const leading = { min: 60, max: 300, step: 5, decimals: 0 };
const spacing = { min: -20, max: 100, step: 1, decimals: 1 };

export interface StyleRowsProps {
  /** The text whose style is shown. */
  text: EditorText;
  onChange: (patch: StylePatch) => void;
}

/** The style of letters and lines beside face, size and color. */
export function StyleRows({ text, onChange }: StyleRowsProps) {
  const words = useWords();
  const { fontStyle = 'normal', lineHeight = defaultLineHeight, letterSpacing = 0 } = text;
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
        </Inspector.Row>
        <PercentField
          label={words.lineHeight}
          {...leading}
          value={lineHeight}
          onValueChange={(value) => onChange({ lineHeight: value })}
        />
        <PercentField
          label={words.letterSpacing}
          {...spacing}
          value={letterSpacing}
          onValueChange={(value) => onChange({ letterSpacing: value })}
        />
      </Inspector.Section>
    </Inspector.Root>
  );
}
