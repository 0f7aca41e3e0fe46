import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { sampleTerms, sampleUnits } from '../../testing/sample-entries.ts';
import { tabletInDark } from '../../testing/tablet-in-dark.ts';
import { TerminologyView } from './terminology-view.tsx';

const meta = {
  title: 'Web/Glossary and memory',
  component: TerminologyView,
  parameters: { fill: true },
  decorators: [inWindow],
  args: {
    search: {},
    entries: sampleTerms,
    total: sampleTerms.length,
    loading: false,
    error: undefined,
    onSearchChange: fn(),
    onRetry: fn(),
    onAdd: fn(),
    onImport: fn(),
    onExport: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof TerminologyView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Glossary: Story = {};
export const GlossaryUsed: Story = {
  ...Glossary,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('row')).toHaveLength(sampleTerms.length + 1);
    await expect(canvas.getByRole('row', { name: /Alba Botanica/ })).toHaveTextContent('Stays as it is');
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for gift set' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
    await expect(args.onEdit).toHaveBeenCalledWith(sampleTerms[4]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Actions for gift set' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(sampleTerms[4]);
    await userEvent.click(await canvas.findByRole('tab', { name: 'Translation memory' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ kind: 'memory', q: undefined, page: undefined });
  },
};
export const Memory: Story = {
  parameters: tabletInDark,
  args: { search: { kind: 'memory' }, entries: sampleUnits, total: sampleUnits.length },
};
/** More entries than a page holds. */
export const ManyPages: Story = {
  args: { search: { page: 2 }, total: 132 },
};
/** The search starts on the first page. */
export const ManyPagesUsed: Story = {
  ...ManyPages,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search terms' }), 's');
    await expect(args.onSearchChange).toHaveBeenCalledWith({ q: 's', page: undefined });
    await userEvent.click(canvas.getByRole('button', { name: /3/ }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({ page: 3 });
  },
};
export const Empty: Story = {
  args: { entries: [], total: 0 },
};
export const EmptyUsed: Story = {
  ...Empty,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const message = within(canvas.getByRole('status'));
    await expect(message.getByText('No terms yet')).toBeVisible();
    // Each way to the first terms is offered once, and an export would be empty.
    await expect(canvas.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Add term',
      'Import a file',
    ]);
    await userEvent.click(message.getByRole('button', { name: 'Import a file' }));
    await expect(args.onImport).toHaveBeenCalledOnce();
  },
};
export const EmptyMemory: Story = { args: { search: { kind: 'memory' }, entries: [], total: 0 } };
export const NothingFound: Story = {
  args: { search: { q: 'shampoo', target: 'German' }, entries: [], total: 0 },
};
export const NothingFoundUsed: Story = {
  ...NothingFound,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Show all' }));
    await expect(args.onSearchChange).toHaveBeenCalledWith({
      q: undefined,
      source: undefined,
      target: undefined,
      page: undefined,
    });
  },
};
export const Loading: Story = { args: { entries: undefined, total: 0, loading: true } };
export const Failed: Story = {
  args: {
    entries: undefined,
    total: 0,
    error: 'Network Error: Please check your internet connection or CORS configuration',
  },
};
export const FailedUsed: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { ...narrow };
/** Buttons that do not fit on one line fill both. */
export const Narrowest: Story = {
  parameters: {
    viewport: { options: { narrowest: { name: 'Narrowest', styles: { width: '320px', height: '780px' } } } },
  },
  globals: { viewport: { value: 'narrowest' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const ends = ['Export', 'Add term'].map(
      (name) => canvas.getByRole('button', { name }).getBoundingClientRect().right,
    );
    await expect(ends[0]).toBe(ends[1]);
    // Nothing of the table is cut: languages and date stand below the words.
    const row = canvas.getByRole('row', { name: /cruelty-free/ });
    await expect(row).toHaveTextContent('English to Spanish');
    await expect(row).toHaveTextContent('Jan 5, 2026');
    const table = canvas.getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.parentElement?.clientWidth ?? 0);
    await expect(canvas.queryByRole('region', { name: 'Glossary' })).toBeNull();
  },
};
