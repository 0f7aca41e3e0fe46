import type { Guide } from '../../docs/guide.ts';

export const switchGuide: Guide = {
  use: ['A setting that is on or off and takes effect at once: a view, a setting that is saved automatically.'],
  avoid: [
    'It takes effect when a form is submitted, or may be invalid: use Checkbox.',
    'There are other values than on and off: use SegmentedControl.',
    'It is a tool, for example bold: use IconButton with `pressed`.',
  ],
  anatomy: `<Switch label="Show the original" checked={shown} onCheckedChange={setShown} />`,
  keyboard: { Space: 'Turns it on or off.' },
  parts: {
    switch: { 'data-disabled': 'While it is disabled.' },
    'switch-control': { disabled: 'While it is disabled. On is `:checked`.' },
    'field-label': {},
    'field-description': {},
    'field-error': {},
  },
};
