import type { Guide } from '../../docs/guide.ts';

export const headerBarGuide: Guide = {
  use: [
    'The state of the account above every signed-in screen: the trial, the credits that are left, a button to buy more.',
    'Omit `credits` if they are unlimited, and `action` if there is a subscription.',
  ],
  avoid: ['A warning about the view below: use Banner.', 'The title and buttons of a screen: use Page with `actions`.'],
  anatomy: `<HeaderBar
  warning="You're in trial mode."
  credits="5 credits"
  action={<Button variant="primary" size="sm">Upgrade</Button>}
/>`,
  keyboard: { Tab: 'Moves to the action.' },
  parts: {
    'header-bar': {},
    'header-bar-warning': {},
    'header-bar-credits': {},
    'header-bar-action': {},
  },
};
