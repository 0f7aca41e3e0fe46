import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Switch } from '../switch/switch.tsx';
import { collapsibleGuide } from './collapsible.guide.ts';
import * as Collapsible from './collapsible.parts.ts';

const meta = {
  title: 'Layout/Collapsible',
  component: Collapsible.Root,
  subcomponents: Collapsible,
  parameters: { width: 320, guide: collapsibleGuide },
  args: { defaultOpen: true, onOpenChange: fn() },
  render: (args) => (
    <Collapsible.Root {...args}>
      <Collapsible.Trigger detail="1 on">Effects</Collapsible.Trigger>
      <Collapsible.Content>
        <div className="flex flex-col gap-3 ps-5.5 pt-1 pb-3">
          <Switch label="Outline" defaultChecked />
          <Switch label="Drop shadow" />
        </div>
      </Collapsible.Content>
    </Collapsible.Root>
  ),
} satisfies Meta<typeof Collapsible.Root>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: /Effects/ })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
  },
};

export const Playground: Story = { args: { disabled: false } };
export const Closed: Story = { args: { defaultOpen: false } };
export const Disabled: Story = { args: { defaultOpen: false, disabled: true } };

export const KeyboardPath: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(
      false,
      expect.objectContaining({ reason: 'trigger-press' }),
    );
    await waitFor(() => expect(within(canvasElement).queryByText('Outline')).toBeNull());
    await userEvent.keyboard(' ');
    await expect(within(canvasElement).getByText('Outline')).toBeVisible();
  },
};

export const LongText: Story = {
  render: () => (
    <Collapsible.Root defaultOpen>
      <Collapsible.Trigger detail="12 Sprachen">
        Nicht verfügbare Zielsprachen für dieses Plakat und warum
      </Collapsible.Trigger>
      <Collapsible.Content>
        <p className="ps-5.5 text-sm text-muted">Für diese Sprachen ist noch kein Wörterbuch installiert.</p>
      </Collapsible.Content>
    </Collapsible.Root>
  ),
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Collapsible.Root>
      <Collapsible.Trigger detail="أثر واحد">التأثيرات</Collapsible.Trigger>
      <Collapsible.Content>…</Collapsible.Content>
    </Collapsible.Root>
  ),
};

export const Matrix: Story = {
  parameters: { width: 720, chromatic: { modes: fixedWidthModes } },
  render: (args) => (
    <MatrixOf interactive axes={{ defaultOpen: [true, false], disabled: [false, true] }} cellWidth={320}>
      {(state) => meta.render({ ...args, ...state })}
    </MatrixOf>
  ),
};
