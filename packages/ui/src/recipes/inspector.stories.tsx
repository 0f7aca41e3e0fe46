import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { themeModes } from '../testing/modes.ts';
import { TextInspector, type TextBox } from './text-inspector.tsx';

const onChange = fn<(patch: Partial<TextBox>) => void>();

const text: TextBox = {
  text: 'Summer menu',
  x: 28,
  y: 330,
  width: 304,
  height: 44,
  rotation: 0,
  family: 'Newsreader Variable',
  size: 33,
  color: '#2f2318',
  align: 'start',
  opacity: 100,
};

function Panel() {
  const [value, setValue] = useState(text);
  return (
    <div className="border border-line bg-surface">
      <TextInspector
        value={value}
        onChange={(patch) => {
          onChange(patch);
          setValue((current) => ({ ...current, ...patch }));
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Recipes/Inspector',
  parameters: { width: 280, chromatic: { modes: themeModes } },
  render: () => <Panel />,
  beforeEach: () => {
    onChange.mockClear();
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every field reports a patch; the caller holds the one value. */
export const Editing: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    const x = panel.getByRole('spinbutton', { name: 'X' });
    await userEvent.click(x);
    await userEvent.keyboard('{ArrowUp}');
    await expect(onChange).toHaveBeenLastCalledWith({ x: 29 });
    await userEvent.click(panel.getByRole('radio', { name: 'Center' }));
    await expect(onChange).toHaveBeenLastCalledWith({ align: 'center' });
    await expect(panel.getByRole('textbox', { name: 'Translation' })).toHaveValue('Summer menu');
  },
};

/** What a text has not got yet is one press away, and its fields come where the press was. */
export const ShadowAdded: Story = {
  play: async ({ canvasElement }) => {
    const panel = within(canvasElement);
    await userEvent.click(panel.getByRole('button', { name: 'Add shadow' }));
    await expect(panel.getByRole('spinbutton', { name: 'Blur' })).toHaveValue('4');
    await userEvent.click(panel.getByRole('switch', { name: 'Shadow' }));
    await expect(panel.queryByRole('spinbutton', { name: 'Blur' })).not.toBeInTheDocument();
  },
};
