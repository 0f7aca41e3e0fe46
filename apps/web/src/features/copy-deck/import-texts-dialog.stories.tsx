import type { TextsImportResponse } from '@palimpsest/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { inGerman } from '../../testing/in-german.tsx';
import { narrow } from '../../testing/narrow.ts';
import { ImportTextsDialog } from './import-texts-dialog.tsx';

const changes: TextsImportResponse = {
  applied: false,
  pictures: [
    {
      message_id: 'message-1',
      file_name: 'autumn-campaign.png',
      target_language: 'Spanish',
      same: 4,
      texts: [
        { kind: 'changed', source: 'Summer sale', before: 'Venta de verano', translation: 'Rebajas', notes: [] },
        {
          kind: 'changed',
          source: 'Everything must go',
          before: 'Todo debe irse',
          translation: 'Liquidación total de todas las existencias',
          notes: [
            { code: 'smaller', values: { percent: 72 }, sentence: 'It is set at 72 % of its size.' },
            {
              code: 'changed_here',
              row: 3,
              values: { now: '"Todo debe irse"' },
              sentence: 'It was changed here as well.',
            },
          ],
        },
        {
          kind: 'missing',
          source: 'Open daily',
          before: 'Abierto a diario',
          translation: 'Abierto a diario',
          notes: [],
        },
      ],
    },
    {
      message_id: 'message-2',
      file_name: 'menu.jpg',
      target_language: 'Spanish',
      same: 11,
      texts: [{ kind: 'changed', source: 'Soup of the day', before: '', translation: 'Sopa del día', notes: [] }],
    },
  ],
  unknown: [{ code: 'no_text', row: 9, values: { picture: 'menu.jpg', source: '"Salad"' }, sentence: 'No text.' }],
  problems: ['deck.xlf, line 12: the unit 7 is translated in part only. Translate all of its segments.'],
};
const file = new File(['<xliff/>'], 'deck.xlf');

/** Chooses a file as the browser's dialog does. */
const chooseFile = (chosen: File) => {
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No place for a file.');
  return userEvent.upload(input, chosen, { applyAccept: false });
};

const meta = {
  title: 'Web/Texts for translators/Import',
  component: ImportTextsDialog,
  parameters: { fill: true, docs: { story: { inline: false, height: '40rem' } } },
  args: {
    open: true,
    busy: false,
    error: undefined,
    changes: undefined,
    onFile: fn(),
    onOtherFile: fn(),
    onSave: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ImportTextsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChooseFile: Story = {};
export const ChooseFileUsed: Story = {
  ...ChooseFile,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await screen.findByText('XLIFF, Excel or CSV, up to 32 MB');
    await chooseFile(file);
    await expect(args.onFile).toHaveBeenCalledWith(file);
  },
};
/** A file of another kind is not sent. */
export const WrongFile: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await screen.findByText('XLIFF, Excel or CSV, up to 32 MB');
    await chooseFile(new File(['x'], 'deck.docx'));
    await expect(await screen.findByText('deck.docx is no XLIFF, Excel or CSV file.')).toBeVisible();
    await expect(args.onFile).not.toHaveBeenCalled();
  },
};
export const Refused: Story = {
  args: { error: 'deck.xlf has no text: there is no element unit in it.' },
  parameters: { chromatic: { disableSnapshot: true } },
};
/** The list shows changes, texts that do not fit, missing ones and unusable rows before anything is saved. */
export const Changes: Story = { args: { changes } };
export const ChangesUsed: Story = {
  ...Changes,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args }) => {
    await expect(await screen.findByText(/^3 texts change in 2 images\./)).toBeVisible();
    await expect(screen.getByText('Set at 72 % of its size to find room.', { exact: false })).toBeVisible();
    await expect(screen.getByText('Row 9: menu.jpg has no text "Salad".')).toBeVisible();
    await userEvent.click(screen.getByText(/^1 text has no translation/));
    await expect(screen.getByText('Open daily')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Choose another file' }));
    await expect(args.onOtherFile).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};
export const NoChanges: Story = {
  args: { changes: { applied: false, pictures: [], unknown: [], problems: [] } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByText('This file changes nothing.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  },
};
export const German: Story = {
  args: { changes },
  decorators: [inGerman],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await expect(await screen.findByText('Zeile 9: menu.jpg hat keinen Text "Salad".')).toBeVisible();
  },
};
export const Narrow: Story = { ...narrow, args: { changes } };
