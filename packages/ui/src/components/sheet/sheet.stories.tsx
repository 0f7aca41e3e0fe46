import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { sheetGuide } from './sheet.guide.ts';
import { Sheet, type SheetProps } from './sheet.tsx';

const filters = (
  <>
    <TextField label="Poster" placeholder="Spring fair" />
    <TextField label="Target language" placeholder="Every language" />
  </>
);

const footer = (
  <>
    <Button>Reset</Button>
    <Button variant="primary">Show 12 posters</Button>
  </>
);

const meta = {
  title: 'Overlays/Sheet',
  component: Sheet,
  parameters: { guide: sheetGuide },
  args: { open: true, onOpenChange: fn(), title: 'Filters', children: filters },
} satisfies Meta<typeof Sheet>;

export default meta;
type Story = StoryObj<typeof meta>;

const opened: Story['render'] = function Render(args) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Filters</Button>
      <Sheet {...args} open={open} onOpenChange={setOpen} />
    </>
  );
};

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Filters' })).toBeVisible();
  },
};

export const Playground: Story = {
  args: {
    side: 'end',
    description: 'Which posters the list shows.',
    error: '',
    busy: false,
    closeLabel: 'Close',
    footer,
  },
};

export const AtTheEnd: Story = { args: { side: 'end', footer } };
export const AtTheStart: Story = { args: { side: 'start', footer } };
export const AtTheBottom: Story = { args: { side: 'bottom', footer } };

export const WithError: Story = { args: { error: 'The languages could not be loaded. Try again.' } };

export const ContentScrolls: Story = {
  args: {
    footer,
    title: 'Languages',
    children: Array.from({ length: 44 }, (_, line) => (
      <p key={line} className="text-muted">
        Language {line + 1} of 44
      </p>
    )),
  },
  play: async () => {
    const sheet = await screen.findByRole('dialog');
    sheet.scrollTop = 400;
    const { top } = sheet.getBoundingClientRect();
    const close = screen.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top - top).toBeLessThan(40);
    await expect(sheet.scrollHeight).toBeGreaterThan(sheet.clientHeight);
  },
};

export const Busy: Story = {
  args: { busy: true },
  play: async ({ args }) => {
    await expect(await screen.findByRole('dialog')).toHaveAttribute('aria-busy', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const LongText: Story = {
  args: {
    title: 'Übersetzungseinstellungen für alle ausgewählten Plakate',
    description: 'Frühlingsfest, Nachtmarkt und Hafenkonzert',
  },
};

export const EscapeGivesTheFocusBack: Story = {
  render: opened,
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const sheet = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(within(sheet).getByLabelText('Poster')).toHaveFocus());
    await userEvent.tab({ shift: true });
    await expect(within(sheet).getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Filters' })).toHaveFocus());
  },
};

const states: Record<string, Partial<SheetProps>> = {
  plain: {},
  footer: { footer, description: 'Which posters the list shows.' },
  error: { footer, error: 'The languages could not be loaded.' },
};

function Framed(props: SheetProps) {
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  return (
    <div ref={setFrame} className="h-110 w-full translate-y-0 overflow-hidden rounded-lg">
      {frame ? <Sheet {...props} container={frame} onOpenAutoFocus={(event) => event.preventDefault()} /> : null}
    </div>
  );
}

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes } },
  render: (args) => (
    <MatrixOf axes={{ side: ['end', 'start', 'bottom'], state: Object.keys(states) }} cellWidth={540}>
      {({ side, state }) => <Framed {...args} {...states[state]} side={side} />}
    </MatrixOf>
  ),
};
