import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { Matrix as MatrixOf } from '../../testing/matrix.tsx';
import { matrixModes } from '../../testing/modes.ts';
import { Pagination } from './pagination.tsx';

const meta = {
  title: 'Display/Pagination',
  component: Pagination,
  parameters: {
    docs: {
      description: {
        component: `
**When to use it**
- A list is longer than a page, and people return to a position in it.

**When not**
- The whole list fits on one page: omit it.
- It moves between the steps of a task: use Buttons that name the next step.

| Key | Effect |
| --- | --- |
| Tab | Moves through the pages. |
| Enter or Space | Goes to a page. |
`,
      },
    },
    width: 720,
  },
  args: { page: 1, pageSize: 20, total: 134, onPageChange: fn() },
  render: function Render(args) {
    const [page, setPage] = useState(args.page);
    return (
      <Pagination
        {...args}
        page={page}
        onPageChange={(next) => {
          setPage(next);
          args.onPageChange?.(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const FirstPage: Story = {};

export const LastPage: Story = {
  args: { page: 7 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled');
    await expect(canvasElement).toHaveTextContent('121–134 of 134');
  },
};

export const Empty: Story = { args: { total: 0 } };

export const Narrow: Story = {
  parameters: { width: 360 },
  args: { page: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Page 3 of 7')).toBeVisible();
    await expect(within(canvasElement).queryByRole('button', { name: '3' })).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    page: 3,
    messages: { label: 'الصفحات', range: (first, last, total) => `${first}–${last} من ${total}` },
  },
};

export const Matrix: Story = {
  parameters: { chromatic: { modes: matrixModes }, width: 1152 },
  render: (args) => (
    <MatrixOf interactive axes={{ pages: [1, 7, 67], at: ['first', 'middle', 'last'] }} cellWidth={520}>
      {({ pages, at }, caption) => (
        <Pagination
          {...args}
          total={pages * 20}
          page={{ first: 1, middle: Math.ceil(pages / 2), last: pages }[at]}
          messages={{ label: `${pages} pages, ${caption}` }}
        />
      )}
    </MatrixOf>
  ),
};
