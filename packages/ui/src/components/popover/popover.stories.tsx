import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import * as Popover from './popover.parts.ts';

const meta = {
  title: 'Overlays/Popover',
  component: Popover.Content,
  subcomponents: Popover,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- A few fields that belong to one control, and the rest should stay in sight: renaming, picking a colour.
- Its content can be pressed and filled in.

**When not**
- It only names or explains a control: use Tooltip.
- It is a list of actions: use DropdownMenu; of values: use Select or Combobox.
- People must answer before they continue: use Dialog.

| Key | Effect |
| --- | --- |
| Enter or Space | Opens and closes it from its trigger; its first control gets the focus. |
| Tab | Goes through it, and after the last control back to the first. |
| Escape | Closes it. The focus returns to the trigger. |
`,
      },
    },
  },
  args: {
    'aria-label': 'Rename the text',
    className: 'w-64',
    children: <TextField label="Name" defaultValue="Summer sale" />,
  },
  render: (args) => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Rename</Button>
      </Popover.Trigger>
      <Popover.Content {...args} />
    </Popover.Root>
  ),
} satisfies Meta<typeof Popover.Content>;

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

export const EscapeRestoresFocus: Story = {
  parameters: { picture: false },
  play: async ({ canvasElement }) => {
    await open();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByRole('button')).toHaveFocus();
  },
};

const closedFrom = fn();

/** Edited in place: a field, and two ways to close. */
export const WithActions: Story = {
  args: {
    'aria-label': undefined,
    className: 'flex w-64 flex-col gap-3',
    children: (
      <>
        <div>
          <Popover.Title>Rename the text</Popover.Title>
          <Popover.Description>Shown in the list of layers.</Popover.Description>
        </div>
        <TextField label="Name" defaultValue="Winter catalogue, page 3" />
        <div className="flex justify-end gap-2">
          <Popover.Close asChild>
            <Button size="sm">Cancel</Button>
          </Popover.Close>
          <Button size="sm" variant="primary">
            Rename
          </Button>
        </div>
      </>
    ),
  },
  play: async () => {
    await expect(await open()).toHaveAccessibleDescription('Shown in the list of layers.');
  },
};

export const ClosedByItsPart: Story = {
  ...WithActions,
  parameters: { picture: false },
  play: async () => {
    await open();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  render: () => (
    <Popover.Root open>
      <Popover.Trigger asChild>
        <Button>إعادة التسمية</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="إعادة تسمية النص" className="w-64">
        <TextField label="الاسم" defaultValue="تخفيضات الصيف" />
      </Popover.Content>
    </Popover.Root>
  ),
};

export const OutsidePressCloses: Story = {
  parameters: { picture: false },
  render: (args) => (
    <Popover.Root onOpenChange={closedFrom}>
      <Popover.Trigger asChild>
        <Button>Rename</Button>
      </Popover.Trigger>
      <Popover.Content {...args} />
    </Popover.Root>
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
    <Popover.Root defaultOpen>
      <Popover.Anchor className="w-96 rounded-md border border-line bg-raised p-3">
        <Popover.Trigger asChild>
          <Button size="sm">Rename</Button>
        </Popover.Trigger>
      </Popover.Anchor>
      <Popover.Content {...args} align="end" />
    </Popover.Root>
  ),
};

export const LongText: Story = {
  args: {
    children:
      'The text is fitted into this box: the largest size at which all of it can be read, in every language that you choose.',
  },
};

/** The portal as a part: the panel is drawn where its `container` is, here beside its trigger. */
export const InContainer: Story = {
  parameters: { picture: false },
  render: function Render() {
    const [frame, setFrame] = useState<HTMLElement | null>(null);
    return (
      <div ref={setFrame} data-testid="frame">
        <Popover.Root>
          <Popover.Trigger asChild>
            <Button>Rename</Button>
          </Popover.Trigger>
          <Popover.Portal container={frame}>
            <Popover.Content aria-label="Rename the text">
              <TextField label="Name" defaultValue="Winter catalogue" />
            </Popover.Content>
          </Popover.Portal>
        </Popover.Root>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const panel = await open();
    await expect(within(canvasElement).getByTestId('frame')).toContainElement(panel);
  },
};

/** An arrow points at the trigger. */
export const WithAnArrow: Story = {
  render: () => (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button>Rename</Button>
      </Popover.Trigger>
      <Popover.Content aria-label="Rename the text" align="center">
        <TextField label="Name" defaultValue="Winter catalogue" />
        <Popover.Arrow />
      </Popover.Content>
    </Popover.Root>
  ),
  play: async () => {
    const panel = await open();
    const arrow = panel.querySelector('[data-slot=popover-arrow]') as Element;
    // It stands out of the panel, which must not cut it off.
    await expect(arrow.getBoundingClientRect().top).toBeLessThan(panel.getBoundingClientRect().top);
    await expect(getComputedStyle(panel).overflowY).toBe('visible');
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  args: { className: 'w-28', children: 'Summer sale' },
  render: (args) => (
    <MatrixOf axes={{ side: ['top', 'right', 'bottom', 'left'], align: ['start', 'center', 'end'] }} cellWidth={340}>
      {({ side, align }) => (
        <div className="flex justify-center py-14">
          <Popover.Root open>
            <Popover.Trigger asChild>
              <Button size="lg">{align}</Button>
            </Popover.Trigger>
            <Popover.Content
              {...args}
              {...{ side, align }}
              aria-label={`${side} ${align}`}
              onOpenAutoFocus={(event) => event.preventDefault()}
            />
          </Popover.Root>
        </div>
      )}
    </MatrixOf>
  ),
};
