import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { narrow } from '../../testing/narrow.ts';
import { ImportDialog } from './import-dialog.tsx';

const pair = { source_lang: 'English', target_lang: 'Spanish' } as const;
const csv = new File(['term,translation\nsunscreen,protector solar\n'], 'terms.csv', { type: 'text/csv' });

/** Chooses a file as the browser's dialog does. */
const chooseFile = (file: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No place for a file.');
  return userEvent.upload(input, file, { applyAccept: false });
};

const meta = {
  title: 'Web/Glossary and memory/Import',
  component: ImportDialog,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  args: {
    kind: 'glossary',
    open: true,
    initialPair: pair,
    importing: false,
    error: undefined,
    result: undefined,
    onImport: fn(),
    onFileChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const TermsUsed: Story = {
  ...Terms,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const start = await screen.findByRole('button', { name: 'Import' });
    await expect(start).toBeDisabled();
    await chooseFile(csv);
    await waitFor(() => expect(start).toBeEnabled());
    await userEvent.click(start);
    await expect(args.onImport).toHaveBeenCalledWith(pair, csv);
  },
};
export const Translations: Story = {
  args: { kind: 'memory', initialPair: { source_lang: undefined, target_lang: undefined } },
};
export const WrongFile: Story = {
  play: async () => {
    await screen.findByRole('button', { name: 'Import' });
    await chooseFile(new File(['x'], 'terms.xlsx'));
    await expect(await screen.findByText('terms.xlsx is no CSV or TBX file.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
  },
};
export const EmptyFile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByRole('button', { name: 'Import' });
    await chooseFile(new File([], 'terms.csv'));
    await expect(await screen.findByText('This file is empty. Please choose another one.')).toBeVisible();
  },
};
export const NoText: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await screen.findByRole('button', { name: 'Import' });
    await chooseFile(csv);
    await chooseFile(new File(['PK\u0003\u0004\0\0'], 'renamed.csv'));
    await expect(await screen.findByText('renamed.csv is no CSV or TBX file.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Import' })).toBeDisabled();
    await expect(args.onFileChange).toHaveBeenCalledTimes(2);
  },
};
/** The button's busy look has its picture in Button's matrix. */
export const Importing: Story = { args: { importing: true }, parameters: { chromatic: { disableSnapshot: true } } };
export const Refused: Story = {
  args: { error: 'Line 14 has three values. A line holds a term and its translation.' },
};
export const Imported: Story = {
  args: { result: { added: 212, replaced: 3 } },
};
export const ImportedUsed: Story = {
  ...Imported,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(await screen.findByText('212 terms added, 3 replaced.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
export const Narrow: Story = { ...narrow };
