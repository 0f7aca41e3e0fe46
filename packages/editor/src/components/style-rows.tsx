import { defaultLineHeight } from '@palimpsest/typeset';
import { Inspector, NumberField, SegmentedControl } from '@palimpsest/ui';
import type { StylePatch } from '../commands/texts.ts';
import type { EditorText } from '../model/text.ts';

/** Leading as a share of the size, and letter spacing in hundredths of an em. */
const leading = { min: 60, max: 300, step: 5 };
const spacing = { min: -20, max: 100, step: 1 };

export interface StyleRowsProps {
  /** The text whose style is shown. */
  text: EditorText;
  onChange: (patch: StylePatch) => void;
}

/** The style of letters and lines beside face, size and color. */
export function StyleRows({ text, onChange }: StyleRowsProps) {
  const { fontStyle = 'normal', lineHeight = defaultLineHeight, letterSpacing = 0 } = text;
  return (
    <Inspector.Root aria-label="Letters and lines">
      <Inspector.Section title="Letters and lines">
        <Inspector.Row label="Slope">
          <SegmentedControl
            label="Slope"
            size="sm"
            className="flex w-full"
            options={[
              { value: 'normal', label: 'Upright' },
              { value: 'italic', label: 'Italic' },
            ]}
            value={fontStyle}
            onValueChange={(value) => onChange({ fontStyle: value })}
          />
        </Inspector.Row>
        <NumberField
          label="Line height"
          unit="%"
          {...leading}
          decimals={0}
          value={lineHeight * 100}
          onValueChange={(value) => onChange({ lineHeight: value / 100 })}
        />
        <NumberField
          label="Letter spacing"
          unit="%"
          {...spacing}
          decimals={1}
          value={letterSpacing * 100}
          onValueChange={(value) => onChange({ letterSpacing: value / 100 })}
        />
      </Inspector.Section>
    </Inspector.Root>
  );
}
