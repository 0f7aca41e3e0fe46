import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Marquee } from './marquee.tsx';

const marks: { name: string; face: string; mark: ReactNode }[] = [
  { name: 'Harbour', face: 'font-semibold', mark: <path d="M4 18c5 3 11 3 16 0M12 3v14M6 9h12" /> },
  { name: 'Kestrel', face: 'font-display text-xl', mark: <path d="M3 6c8 0 9 5 18 3-3 6-9 5-10 11-1-6-3-10-8-14Z" /> },
  { name: 'NORDLYS', face: 'text-sm font-medium tracking-widest', mark: <path d="M4 20V6m5 14V3m5 17V9m5 11V5" /> },
  { name: 'Tavola', face: 'font-display text-xl font-medium', mark: <path d="M3 7h18M6 7v13M18 7v13" /> },
  {
    name: 'monsoon',
    face: 'font-bold tracking-tight',
    mark: <path d="M3 9c3-4 6 4 9 0s6 4 9 0M3 16c3-4 6 4 9 0s6 4 9 0" />,
  },
  { name: 'Ateliér 9', face: 'font-medium', mark: <circle cx="12" cy="12" r="8" /> },
  { name: 'Quill & Rye', face: 'font-display text-xl', mark: <path d="M20 3C9 5 5 11 4 21M9 15c6 0 9-4 11-12" /> },
];

const partners = marks.map(({ name, face, mark }) => (
  <span key={name} className={`flex items-center gap-2 whitespace-nowrap text-lg text-muted ${face}`}>
    <svg
      aria-hidden
      viewBox="0 0 24 24"
      className="size-6 fill-none stroke-current stroke-2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {mark}
    </svg>
    {name}
  </span>
));

const meta = {
  title: 'Display/Marquee',
  component: Marquee,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- There are more items than fit, all equally important, and nobody must read them: the logos of partners.
- Keep it slow: 30 to 60 px per second.

**When not**
- People must find and read each item: use a grid.
- It is news: use Banner. Moving text is hard to read.

| Key | Effect |
| --- | --- |
| Tab | Moves through the links in the row, then to the button. The row stops while a link has the focus. |
| Enter or Space | On the button: pauses or resumes the row. |
`,
      },
    },
    width: 880,
  },
  args: { label: 'Partners', children: partners },
} satisfies Meta<typeof Marquee>;

export default meta;
type Story = StoryObj<typeof meta>;

// Stories are tested under reduced motion, where the row rests and wraps; how it runs is tested in marquee.browser.test.tsx.
export const Default: Story = {};

export const WithLinks: Story = {
  args: {
    children: ['Harbour', 'Kestrel', 'Tavola', 'Monsoon'].map((name) => (
      <a key={name} href={`#${name}`} className="rounded-sm text-lg font-medium text-muted">
        {name}
      </a>
    )),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Harbour' })).toHaveFocus();
    await expect(canvas.getAllByRole('link')).toHaveLength(4);
  },
};

export const Narrow: Story = { parameters: { width: 327 } };

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes }, width: 1152 },
  render: (args) => (
    <MatrixOf cellWidth={560} axes={{ items: ['seven', 'two'] }}>
      {({ items }) => (
        <Marquee {...args} label={`${items} partners`}>
          {items === 'two' ? partners.slice(0, 2) : partners}
        </Marquee>
      )}
    </MatrixOf>
  ),
};
