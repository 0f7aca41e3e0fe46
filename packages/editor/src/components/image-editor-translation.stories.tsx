import type { Meta, StoryObj } from '@storybook/react-vite';
import type { within } from 'storybook/test';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { EditorDocument } from '../model/document.ts';
import { sampleDocument } from '../testing/sample-poster.ts';
import type { OnPoster } from './image-editor.stories.fixture.tsx';
import { patient } from './image-editor.stories.fixture.tsx';
import base from './image-editor.stories.tsx';

const meta = {
  ...base,
  title: 'Editor/ImageEditor translation',
} satisfies Meta<typeof OnPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

const translators = ['Claude', 'Apertium'];

async function translateAgain(canvas: ReturnType<typeof within>, item: string) {
  const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
  await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
  await userEvent.click(await canvas.findByRole('button', { name: 'Translate again' }, patient));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const TranslateAgainOpen: Story = {
  args: { translation: { translators, translate: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await userEvent.click(await canvas.findByRole('button', { name: 'Translate again' }, patient));
    await expect(await screen.findByRole('menuitem', { name: 'Translate with Apertium' })).toBeVisible();
  },
};

/** The button's busy look has its picture in Button's matrix. */
export const Translating: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { translation: { translators, translate: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await translateAgain(canvas, 'Translate with Apertium');
    await canvas.findByText('Translating…');
  },
};

/** NotTranslated has the picture of the place that it answers in. */
export const TranslatedAgain: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    translation: { translators, translate: () => Promise.resolve({ text: 'Música y estrellas', remaining: 19 }) },
  },
  play: async ({ canvas }) => {
    await translateAgain(canvas, 'Find shorter words');
    await canvas.findByText('Texts of this image that can be translated again: 19.');
    await canvas.findByRole('button', { name: 'Música y estrellas' });
  },
};

export const NotTranslated: Story = {
  args: {
    translation: {
      translators,
      translate: () => Promise.reject(new Error('Claude cannot be reached. Check the network and its URL.')),
    },
  },
  play: async ({ canvas }) => {
    await translateAgain(canvas, 'Translate again');
    await canvas.findByText(/^The text was not translated: Claude cannot be reached/);
  },
};

function withMisreadTitle(): EditorDocument {
  const { texts, ...poster } = sampleDocument();
  const misread = [{ read: 'stairs', meant: 'stars' }];
  const originalText = 'Music festival under the stairs';
  return { ...poster, texts: texts.map((text, index) => (index === 0 ? { ...text, originalText, misread } : text)) };
}

export const Misread: Story = {
  args: { document: withMisreadTitle() },
  play: async ({ canvas }) => {
    await canvas.findByText('Read as “stairs”, translated as “stars”.', {}, patient);
  },
};

function withTitleLeft(): EditorDocument {
  const { texts, ...poster } = sampleDocument();
  const patch = { x: 90, y: 120, width: 720, height: 200, key: 'title', brings: 'erased' } as const;
  const left = { leftBecause: 'other-language', restored: true, patch } as const;
  return { ...poster, texts: texts.slice(0, 1).map((text) => ({ ...text, text: text.originalText, ...left })) };
}

/** A text that stands in the picture as it did says why, and can be translated too. */
export const LeftAsItWas: Story = {
  args: { image: 'original', compared: true, document: withTitleLeft() },
  play: async ({ canvas }) => {
    const title = await canvas.findByRole('button', { name: /\(original shown\)/ }, patient);
    title.focus();
    await canvas.findByText('Left as it was: it is in another language, which cannot be translated here.', {}, patient);
    await canvas.findByRole('button', { name: 'Translate this too' });
  },
};

function withSmallTitle(): EditorDocument {
  const { texts, ...poster } = sampleDocument();
  return { ...poster, texts: texts.map((text, index) => (index === 0 ? { ...text, sizeShare: 0.62 } : text)) };
}

export const SmallerThanOriginal: Story = {
  args: { document: withSmallTitle() },
  play: async ({ canvas }) => {
    await canvas.findByText('Set at 62% of the size of the original: there was no room for more.', {}, patient);
  },
};
