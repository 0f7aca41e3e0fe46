import type { Guide } from '../../docs/guide.ts';

export const switchGuide: Guide = {
  use: ['Something is on or off, and changes the moment it is pressed: a view, a setting that is kept by itself.'],
  avoid: [
    'It takes effect when a form is sent, or may be in error: use Checkbox.',
    'There are other values than on and off: use SegmentedControl.',
    'It is a tool, as bold is: use IconButton with `pressed`.',
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
