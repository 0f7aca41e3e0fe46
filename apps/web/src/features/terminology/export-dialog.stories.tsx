import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { ExportDialog } from './export-dialog.tsx';

const pair = { source_lang: 'English', target_lang: 'Spanish' } as const;

const meta = {
  title: 'Web/Glossary and memory/Export',
  component: ExportDialog,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  args: {
    kind: 'glossary',
    open: true,
    initialPair: pair,
    exporting: false,
    error: undefined,
    onExport: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ExportDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Terms: Story = {};
export const TermsUsed: Story = {
  ...Terms,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('radio', { name: 'TBX' }));
    await userEvent.click(screen.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledWith(pair, 'tbx');
  },
};
export const Translations: Story = {
  args: { kind: 'memory' },
};
export const TranslationsUsed: Story = {
  ...Translations,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledWith(pair, 'tmx');
  },
};
export const LanguagesMissing: Story = {
  args: { initialPair: { source_lang: undefined, target_lang: undefined } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Export' })).toBeDisabled();
  },
};
/** The button's busy look has its picture in Button's matrix. */
export const Exporting: Story = { args: { exporting: true }, parameters: { chromatic: { disableSnapshot: true } } };
