import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { fixedWidthModes } from '../../testing/modes.ts';
import { Button } from '../button/button.tsx';
import * as DropdownMenu from '../dropdown-menu/dropdown-menu.parts.ts';
import { SegmentedControl } from '../segmented-control/segmented-control.tsx';
import { PalimpsestProvider } from './palimpsest-provider.tsx';

const words = {
  ltr: {
    billing: 'Billing',
    monthly: 'Monthly',
    yearly: 'Yearly',
    poster: 'Poster',
    rename: 'Rename the poster',
    save: 'Export',
  },
  rtl: { billing: 'חיוב', monthly: 'חודשי', yearly: 'שנתי', poster: 'כרזה', rename: 'שינוי שם הכרזה', save: 'ייצוא' },
};

function Page({ dir }: { dir: 'ltr' | 'rtl' }) {
  const { billing, monthly, yearly, poster, rename, save } = words[dir];
  const options = [
    { value: 'monthly', label: monthly },
    { value: 'yearly', label: yearly },
  ];
  return (
    <div dir={dir} className="flex flex-col items-start gap-4 rounded-lg border border-line bg-raised p-4">
      <SegmentedControl label={billing} options={options} value="monthly" onValueChange={() => undefined} />
      <DropdownMenu.Root>
        <DropdownMenu.Trigger asChild>
          <Button>{poster}</Button>
        </DropdownMenu.Trigger>
        <DropdownMenu.Content align="start">
          <DropdownMenu.Item>{rename}</DropdownMenu.Item>
          <DropdownMenu.Item>{save}</DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </div>
  );
}

const meta = {
  title: 'Layout/PalimpsestProvider',
  component: PalimpsestProvider,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- Once, around an application that is not in English, is written from right to left, or is compact.
- Around a part of a page with another density or another language.

**When not**
- The application is in English, from left to right and not compact: these are the defaults.
- One component needs another word: give it \`messages\`.
- Only a sentence has another direction: give its element \`dir\`, or \`dir="auto"\`.

| Key | Effect |
| --- | --- |
| Left, Right | Move forward and back in the writing direction, in every component inside it. |
`,
      },
    },
    width: 480,
  },
  args: { dir: 'ltr', children: null },
  render: ({ dir = 'ltr' }) => (
    <PalimpsestProvider dir={dir}>
      <Page dir={dir} />
    </PalimpsestProvider>
  ),
} satisfies Meta<typeof PalimpsestProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const RightToLeft: Story = { args: { dir: 'rtl' } };

export const LeftGoesForwardFromRightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async () => {
    screen.getByRole('radio', { name: words.rtl.monthly }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(screen.getByRole('radio', { name: words.rtl.yearly })).toHaveFocus());
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: fixedWidthModes }, width: 1152 },
  render: () => (
    <MatrixOf axes={{ dir: ['ltr', 'rtl'] }} cellWidth={320}>
      {({ dir }) => (
        <PalimpsestProvider dir={dir}>
          <Page dir={dir} />
        </PalimpsestProvider>
      )}
    </MatrixOf>
  ),
};
