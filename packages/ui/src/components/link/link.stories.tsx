import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Link, type LinkProps } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- It leads somewhere: to a page, to a place on this one, into the mail.
- With \`asChild\` around a \`button\`: an action that looks like a link, such as “Already have an account? Login”.

**When not**
- It starts an action: use Button.
- It is a link and the main step of the page: use Button with \`asChild\` around an anchor.

| Key | Effect |
| --- | --- |
| Enter | Follows the link. |
`,
      },
    },
  },
  args: { href: '#home', children: 'Return to Home' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
const inText = (args: LinkProps) => (
  <p className="max-w-80 text-muted">
    Nothing is stored here yet. <Link {...args}>Upload an image</Link> to begin.
  </p>
);

export const AsButton: Story = {
  args: { asChild: true, children: <button type="button">Already have an account? Login</button> },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

export const Focused: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: 'Return to Home' })).toHaveFocus();
  },
};

export const LongText: Story = {
  parameters: { width: 240 },
  args: { children: 'How to write to the translator so that names and brands stay as they are' },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ tone: ['accent', 'quiet'], place: ['alone', 'in a text', 'as a button'] }}>
      {({ tone, place }) => {
        if (place === 'alone') return <Link {...args} tone={tone} />;
        if (place === 'in a text') return inText({ ...args, tone });
        return (
          <Link asChild tone={tone}>
            <button type="button">Already have an account? Login</button>
          </Link>
        );
      }}
    </MatrixOf>
  ),
};
