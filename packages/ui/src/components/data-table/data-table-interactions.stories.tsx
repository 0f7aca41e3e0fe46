import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import type { DataTableColumn } from './data-table-column.ts';
import { DataTable, type DataTableProps } from './data-table.tsx';
import { firstRow, type Poster } from './data-table.stories.fixture.tsx';
import base from './data-table.stories.tsx';

const meta = {
  ...base,
  title: 'Display/DataTable/Interactions',
  parameters: { ...base.parameters, picture: false },
} satisfies Meta<DataTableProps<Poster>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChosenByKeyboard: Story = {
  args: { onSelectionChange: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('checkbox', { name: 'Night market' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['b']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Harbour concert' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
  },
};

const sortedByItself: DataTableColumn<Poster>[] = [
  { id: 'name', header: 'Poster', cell: ({ name }) => name, rowHeader: true, sortBy: ({ name }) => name },
  { id: 'language', header: 'Language', cell: ({ language }) => language },
  { id: 'credits', header: 'Credits', cell: ({ credits }) => credits, align: 'end', sortBy: ({ credits }) => credits },
];

export const SortsByItself: Story = {
  args: { columns: sortedByItself, defaultSort: { columnId: 'credits', direction: 'descending' }, onSortChange: fn() },
  render: (args) => <DataTable {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(firstRow(canvasElement)).toHaveTextContent('Harbour concert');
    await userEvent.click(canvas.getByRole('button', { name: 'Credits' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ columnId: 'credits', direction: 'ascending' });
    await expect(firstRow(canvasElement)).toHaveTextContent('Night market');
    await userEvent.click(canvas.getByRole('button', { name: 'Poster' }));
    await expect(firstRow(canvasElement)).toHaveTextContent('Harbour concert');
    await expect(canvas.getByRole('columnheader', { name: 'Poster' })).toHaveAttribute('aria-sort', 'ascending');
  },
};

export const HoldsItsSelection: Story = {
  args: { defaultSelection: ['a'] },
  render: (args) => <DataTable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('checkbox', { name: 'Spring fair, Lyon' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Night market' }));
    await expect(canvas.getByRole('checkbox', { name: 'Night market' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByRole('checkbox', { name: 'Museum of paper' })).toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(canvas.getByRole('checkbox', { name: 'Spring fair, Lyon' })).not.toBeChecked();
  },
};
