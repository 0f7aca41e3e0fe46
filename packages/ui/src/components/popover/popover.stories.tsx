import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { popoverGuide } from './popover.guide.ts';
import { Popover, PopoverAnchor, PopoverContent, PopoverTrigger } from './popover.tsx';

const meta = {
  title: 'Overlays/Popover',
  component: PopoverContent,
  subcomponents: { Popover, PopoverTrigger, PopoverAnchor },
  parameters: { guide: popoverGuide },
  args: {
    'aria-label': 'Rename the text',
    className: 'w-64',
    children: <TextField label="Name" defaultValue="Headline" />,
  },
  render: (args) => (
    <Popover>
      <PopoverTrigger asChild>
        <Button>Rename</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
} satisfies Meta<typeof PopoverContent>;

export default meta;
type Story = StoryObj<typeof meta>;

const open = async () => {
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  const panel = await screen.findByRole('dialog', { name: 'Rename the text' });
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
  return panel;
};

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Playground: Story = {
  args: { side: 'bottom', align: 'start', sideOffset: 6 },
};

export const Open: Story = {
  play: async () => {
    await expect(await open()).toBeVisible();
  },
};

export const WithoutRoomOnItsSide: Story = {
  args: { side: 'top' },
  play: async () => {
    await expect(await open()).toHaveAttribute('data-side', 'bottom');
  },
};

export const EscapeGivesTheFocusBack: Story = {
  play: async ({ canvasElement }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

const closedFrom = fn();

export const APressOutsideCloses: Story = {
  render: (args) => (
    <Popover onOpenChange={closedFrom}>
      <PopoverTrigger asChild>
        <Button>Rename</Button>
      </PopoverTrigger>
      <PopoverContent {...args} />
    </Popover>
  ),
  play: async () => {
    await open();
    await userEvent.click(document.body);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(closedFrom).toHaveBeenLastCalledWith(false);
  },
};

export const BesideAnAnchor: Story = {
  render: (args) => (
    <Popover defaultOpen>
      <PopoverAnchor className="w-96 rounded-md border border-line bg-raised p-3">
        <PopoverTrigger asChild>
          <Button size="sm">Rename</Button>
        </PopoverTrigger>
      </PopoverAnchor>
      <PopoverContent {...args} align="end" />
    </Popover>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'The text is fitted into this box: the largest size at which all of it can be read, in every language that you choose.',
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  args: { className: 'w-28', children: 'Headline' },
  render: (args) => (
    <MatrixOf axes={{ side: ['top', 'right', 'bottom', 'left'], align: ['start', 'center', 'end'] }} cellWidth={340}>
      {({ side, align }) => (
        <div className="flex justify-center py-14">
          <Popover open>
            <PopoverTrigger asChild>
              <Button size="lg">{align}</Button>
            </PopoverTrigger>
            <PopoverContent
              {...args}
              {...{ side, align }}
              aria-label={`${side} ${align}`}
              onOpenAutoFocus={(event) => event.preventDefault()}
            />
          </Popover>
        </div>
      )}
    </MatrixOf>
  ),
};
