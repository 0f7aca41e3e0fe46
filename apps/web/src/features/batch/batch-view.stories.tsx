import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inGerman } from '../../testing/in-german.tsx';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { sampleBatch } from '../../testing/sample-batch.ts';
import { samplePoster } from '../../testing/sample-poster.ts';
import { BatchView } from './batch-view.tsx';

const to = (language: string) => ({ language, translator: 'Apertium', download_bytes: null });

const meta = {
  title: 'Web/Several/Choices',
  component: BatchView,
  parameters: { fill: true },
  decorators: [inWindow],
  args: {
    batch: sampleBatch,
    pictures: new Map(sampleBatch.images.map(({ id }) => [id, samplePoster])),
    refused: [],
    pairs: { English: ['Spanish', 'Catalan', 'Galician'].map(to), Spanish: ['English', 'Catalan'].map(to) },
    enabledBy: [],
    credits: { remaining_credits: 20, is_unlimited: false },
    onFile: fn(),
    onRemoveImage: fn(),
    onSourceChange: fn(),
    onAddTarget: fn(),
    onRemoveTarget: fn(),
    onBlacklistChange: fn(),
    onUpgrade: fn(),
    onDetect: fn(),
    onStart: fn(),
  },
} satisfies Meta<typeof BatchView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page says what the start costs before it. */
export const Default: Story = {};
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('3 images in 2 languages: 6 credits')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Catalan' }));
    await expect(args.onRemoveTarget).toHaveBeenCalledWith('Catalan');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove autumn-story.png' }));
    await expect(args.onRemoveImage).toHaveBeenCalledWith('story');
    await userEvent.click(canvas.getByRole('button', { name: 'Translate all' }));
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};
/** The button goes with its image or language: the focus stays where it was one of several. */
export const Removed: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Removed(args) {
    const [batch, setBatch] = useState(args.batch);
    return (
      <BatchView
        {...args}
        batch={batch}
        onRemoveImage={(id) => setBatch({ ...batch, images: batch.images.filter((image) => image.id !== id) })}
        onRemoveTarget={(name) => setBatch({ ...batch, targets: batch.targets.filter((target) => target !== name) })}
      />
    );
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const { name } of sampleBatch.images) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${name}` }));
      await expect(canvas.getByRole('region', { name: 'Images' })).toHaveFocus();
    }
    for (const target of sampleBatch.targets) {
      await userEvent.click(canvas.getByRole('button', { name: `Remove ${target}` }));
      await expect(canvas.getByRole('region', { name: 'Target languages' })).toHaveFocus();
    }
  },
};
/** A language that is chosen is not offered again. */
export const LanguageAdded: Story = {
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Add a language/ }));
    await expect(screen.queryByRole('option', { name: /^Spanish/ })).toBeNull();
    await userEvent.keyboard('gali{Enter}');
    await expect(args.onAddTarget).toHaveBeenCalledWith('Galician');
  },
};
/** A start beyond the credits is refused; the way on is beside the reason. */
export const BeyondTheCredits: Story = {
  args: { credits: { remaining_credits: 4, is_unlimited: false } },
};
export const BeyondTheCreditsUsed: Story = {
  ...BeyondTheCredits,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('You have only 4 credits left')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Translate all' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'See plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};
export const Unlimited: Story = {
  args: { credits: { remaining_credits: 0, is_unlimited: true } },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 images in 2 languages')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Translate all' })).toBeEnabled();
  },
};
export const Empty: Story = {
  args: { batch: { ...sampleBatch, images: [], targets: [], blacklist: [] } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Translate all' })).toBeDisabled();
    // As wide as where a single image is chosen.
    await expect(canvasElement.querySelector('[data-slot="file-dropzone"]')?.getBoundingClientRect().width).toBe(560);
  },
};
/** A file that cannot be taken says why; the others are listed. */
export const SomeRefused: Story = {
  args: {
    refused: [
      {
        name: 'price-list.pdf',
        problem: 'The image type "application/pdf" is not supported. Please use JPG, PNG, GIF, or WebP.',
      },
      { name: 'billboard.png', problem: 'This image is larger than 25 MB. Please choose a smaller one.' },
    ],
  },
};
/** The first image tells the language of all; what it cannot tell is said before the start. */
export const Detected: Story = {
  args: { detected: 'This looks like English.' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Source language/ })).toHaveAccessibleDescription(
      'This looks like English.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Detect language' }));
    await expect(args.onDetect).toHaveBeenCalledOnce();
  },
};
export const NotDetected: Story = {
  args: { detectionProblem: 'No text was found in this image.' },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('No text was found in this image.')).toBeVisible();
  },
};
/** A language that cannot be translated to from the source stands in the way of the start. */
export const Unavailable: Story = {
  args: { batch: { ...sampleBatch, targets: ['Spanish', 'Welsh'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^There is no translation from English to Welsh here yet\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Translate all' })).toBeDisabled();
  },
};
/** More than one start takes is refused before it. */
export const TooMany: Story = {
  args: {
    batch: {
      ...sampleBatch,
      images: Array.from({ length: 20 }, (_, index) => ({
        ...(sampleBatch.images[0] ?? { name: '', address: '', regions: [] }),
        id: String(index),
      })),
      targets: ['Spanish', 'Catalan', 'Galician', 'German', 'French', 'Italian'],
    },
    credits: { remaining_credits: 0, is_unlimited: true },
    pairs: undefined,
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      canvas.getByText('At most 100 translations start together. Choose fewer images or languages.'),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Translate all' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /^Add images/ })).toBeDisabled();
  },
};
/** The way past the images to the languages is short. */
export const Narrow: Story = {
  ...narrow,
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getAllByRole('list')[0]?.getBoundingClientRect();
    await expect(list?.height).toBeLessThan(200);
  },
};
export const German: Story = {
  decorators: [inGerman],
  args: { credits: { remaining_credits: 4, is_unlimited: false } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('3 Bilder in 2 Sprachen: 6 Credits')).toBeVisible();
  },
};
