import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { ExportTextsDialog } from './export-texts-dialog.tsx';

const spanish = { source_language: 'English', target_language: 'Spanish' };
const german = { source_language: 'English', target_language: 'German' };

const meta = {
  title: 'Web/Texts for translators/Export',
  component: ExportTextsDialog,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  args: { open: true, pairs: [spanish], exporting: false, error: undefined, onExport: fn(), onClose: fn() },
} satisfies Meta<typeof ExportTextsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePair: Story = {};
export const OnePairUsed: Story = {
  ...OnePair,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'XLSX' }));
    await expect(screen.getByText(/^A table for Excel/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledWith(spanish, 'xlsx');
  },
};
/** One file holds one pair of languages. */
export const SeveralPairs: Story = {
  args: { pairs: [spanish, german] },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: 'Languages' }));
    await userEvent.click(await screen.findByRole('option', { name: 'English to German' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledWith(german, 'xliff');
  },
};
/** None of the images of a folder is finished. */
export const NothingFinished: Story = {
  args: { pairs: [], error: 'None of these images is translated yet.' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Export' })).toBeDisabled();
  },
};
