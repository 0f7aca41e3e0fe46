import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { HeaderBar } from './header-bar.tsx';

const trial = "You're in trial mode.";
const lastCredit = 'You have only 1 credits left';
const onUpgrade = fn();
const upgrade = (
  <Button variant="primary" size="sm" onClick={onUpgrade}>
    Upgrade
  </Button>
);

const meta = {
  title: 'Layout/HeaderBar',
  component: HeaderBar,
  parameters: {
    fill: true,
    docs: {
      description: {
        component: `
**When to use it**
- The state of the account above every signed-in screen: the trial, the credits that are left, a button to buy more.
- Omit \`credits\` if they are unlimited, and \`action\` if there is a subscription.

**When not**
- A warning about the view below: use Banner.
- The title and buttons of a screen: use Page with \`actions\`.

| Key | Effect |
| --- | --- |
| Tab | Moves to the action. |
`,
      },
    },
  },
  args: { credits: '48 credits' },
} satisfies Meta<typeof HeaderBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Trial: Story = {
  args: { warning: trial, credits: '5 credits', action: upgrade },
};

export const LongText: Story = {
  args: {
    warning: 'The last payment for your Growth plan did not go through; your credits stay until the end of the month.',
    credits: '100 credits',
    action: upgrade,
  },
};

const warnings = { none: undefined, trial, 'last credit': lastCredit };
const credits = { unlimited: undefined, '1': '1 credit', '48': '48 credits' };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { warning: 'أنت في الفترة التجريبية.', credits: '5 أرصدة', action: <Button size="sm">ترقية</Button> },
};

export const Matrix: Story = {
  parameters: { fill: false, width: 1200, chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf
      axes={{
        warning: ['none', 'trial', 'last credit'],
        action: [false, true],
        credits: ['unlimited', '1', '48'],
      }}
      cellWidth={360}
    >
      {({ warning, action, credits: left }) => (
        // One page has one banner: in a section it is a plain header.
        <section>
          <HeaderBar warning={warnings[warning]} credits={credits[left]} action={action ? upgrade : undefined} />
        </section>
      )}
    </MatrixOf>
  ),
};
