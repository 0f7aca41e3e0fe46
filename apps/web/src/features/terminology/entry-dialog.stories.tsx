import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { narrow } from '../../testing/narrow.ts';
import { emptyDraft } from './entry.ts';
import { EntryDialog } from './entry-dialog.tsx';

const sunscreen = {
  ...emptyDraft,
  source_lang: 'English',
  target_lang: 'Spanish',
  source: 'sunscreen',
  translation: 'protector solar',
} as const;

const meta = {
  title: 'Web/Glossary and memory/Entry',
  component: EntryDialog,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  args: {
    kind: 'glossary',
    open: true,
    editing: false,
    initial: emptyDraft,
    saving: false,
    error: undefined,
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EntryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NewTerm: Story = {
  args: { initial: { ...emptyDraft, source_lang: 'English', target_lang: 'Spanish' } },
};
/** Each empty field says that it is missing; the first takes the focus. */
export const NewTermUsed: Story = {
  ...NewTerm,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    const add = await screen.findByRole('button', { name: 'Add term' });
    await userEvent.click(add);
    await expect(screen.getByLabelText('Term')).toHaveFocus();
    await expect(screen.getByText('Term is required')).toBeVisible();
    await userEvent.keyboard('Alba Botanica');
    await userEvent.click(add);
    await expect(screen.getByText('Translation is required, unless the term stays as it is.')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Keep the term as it is' }));
    await userEvent.click(add);
    await expect(args.onSave).toHaveBeenCalledWith({
      source_lang: 'English',
      target_lang: 'Spanish',
      source: 'Alba Botanica',
      translation: '',
      keep: true,
    });
  },
};
export const LanguageMissing: Story = {
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add term' }));
    const from = screen.getByLabelText('From');
    await expect(from).toHaveAccessibleDescription('Choose the language of the term.');
    await expect(from).toHaveFocus();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};
export const ChangedTerm: Story = { args: { editing: true, initial: sunscreen } };
export const ChangedTranslation: Story = {
  args: {
    kind: 'memory',
    editing: true,
    initial: {
      ...sunscreen,
      source: 'Open daily from 10 to 6',
      translation: 'Abierto todos los días de 10 a 18 h',
    },
  },
};
/** The button's busy look has its picture in Button's matrix. */
export const Saving: Story = {
  args: { editing: true, initial: sunscreen, saving: true },
  parameters: { chromatic: { disableSnapshot: true } },
};
export const Refused: Story = {
  args: {
    editing: true,
    initial: sunscreen,
    error: 'Network Error: Please check your internet connection or CORS configuration',
  },
};
export const Narrow: Story = { ...narrow, args: { initial: sunscreen } };
