import type { Guide } from '../../docs/guide.ts';

export const passwordFieldGuide: Guide = {
  use: ['People enter a password or create one. Set `autoComplete` to `current-password` or `new-password`.'],
  avoid: [
    'The text is not secret: use TextField.',
    'A code that was sent: use TextField with `autoComplete="one-time-code"`.',
  ],
  anatomy: `<PasswordField label="Password" autoComplete="current-password" error={error} />`,
  keyboard: {
    Tab: 'Moves into the field, then to the button that shows the password.',
    'Enter or Space on the button': 'Shows the password, or hides it again.',
  },
  parts: {
    'password-field': {
      'data-state': { hidden: 'The password shows as dots.', shown: 'The password can be read.' },
      'data-invalid': 'While there is an error.',
    },
    input: {
      type: { password: 'While it is hidden.', text: 'While it is shown.' },
      'aria-invalid': 'While there is an error.',
      disabled: 'While it is disabled.',
    },
  },
};
