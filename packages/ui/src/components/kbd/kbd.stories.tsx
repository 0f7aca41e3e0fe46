import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { Kbd } from './kbd.tsx';

const meta = {
  title: 'Actions/Kbd',
  component: Kbd,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- A shortcut is named: at the end of a menu item, in a tooltip, in a sentence of help.
- If the keys depend on the system, give those of the system.

**When not**
- It can be pressed on the screen: use Button.
- It marks a state or a count: use Badge.
- The action is mentioned nowhere else: not everyone has a keyboard.
`,
      },
    },
  },
  args: { keys: ['Ctrl', 'Z'] },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const SignsAreSpokenByName: Story = {
  args: { keys: ['⌘', '⇧', 'Z'] },
  play: async ({ canvasElement }) => {
    const spoken = [...canvasElement.querySelectorAll('[data-slot=kbd-key]')].map(
      (key) => (key.querySelector('.sr-only') ?? key).textContent,
    );
    await expect(spoken).toEqual(['Command', 'Shift', 'Z']);
  },
};

export const InAButton: Story = {
  args: { keys: ['⏎'], tone: 'inherit', size: 'sm' },
  render: (args) => (
    <Button variant="primary">
      Translate <Kbd {...args} />
    </Button>
  ),
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: () => (
    <MatrixOf
      axes={{ tone: ['neutral', 'inherit'], size: ['sm', 'md'], keys: ['Esc', 'Ctrl Z', 'Ctrl Shift E', '⌘ ⇧ Z'] }}
    >
      {({ tone, size, keys }) => <Kbd {...{ tone, size }} keys={keys.split(' ')} />}
    </MatrixOf>
  ),
};
