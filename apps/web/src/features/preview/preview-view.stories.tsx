import { stageProgress, type ProcessStatus } from '@palimpsest/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { inWindow } from '../../testing/in-window.tsx';
import { narrow } from '../../testing/narrow.ts';
import { samplePoster } from '../../testing/sample-poster.ts';
import { inGerman } from '../../testing/in-german.tsx';
import { tabletInDark } from '../../testing/tablet-in-dark.ts';
import { defaultChoices } from './choices.ts';
import { PreviewView } from './preview-view.tsx';

const to = (language: string) => ({ language, translator: 'Apertium', download_bytes: null });
const spanish = { ...defaultChoices, target: 'Spanish' } as const;

const meta = {
  title: 'Web/Preview',
  component: PreviewView,
  parameters: { fill: true },
  decorators: [inWindow],
  args: {
    canvas: <img src={samplePoster} alt="" className="size-full object-contain p-6" />,
    choices: defaultChoices,
    pairs: { English: ['Spanish', 'Catalan', 'Galician'].map(to), Spanish: ['English', 'Catalan'].map(to) },
    enabledBy: [{ translator: 'DeepL', setting: 'DEEPL_API_KEY' }],
    drawing: false,
    stage: undefined,
    progress: undefined,
    error: undefined,
    outOfCredits: false,
    onUpgrade: fn(),
    fileProblem: undefined,
    onSourceChange: fn(),
    onTranslateFrom: fn(),
    onDetect: fn(),
    onTargetChange: fn(),
    onSwap: fn(),
    onDrawingChange: fn(),
    onBlacklistChange: fn(),
    onNext: fn(),
    onSeveral: fn(),
    onOtherImage: fn(),
    onFile: fn(),
    onSample: fn(),
  },
} satisfies Meta<typeof PreviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing can be sent; the way on is beside the reason. */
export const OutOfCredits: Story = {
  args: { choices: spanish, outOfCredits: true },
};
export const OutOfCreditsUsed: Story = {
  ...OutOfCredits,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'See plans' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
  },
};
export const Default: Story = {
  parameters: tabletInDark,
};
export const DefaultUsed: Story = {
  ...Default,
  tags: ['!dev', '!autodocs'],
  parameters: { ...Default.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Draw rectangle to mark an exclusion area')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /Target language/ }));
    await userEvent.keyboard('spa{Enter}');
    await expect(args.onTargetChange).toHaveBeenCalledWith('Spanish');
    await userEvent.click(canvas.getByRole('button', { name: 'Several images or languages' }));
    await expect(args.onSeveral).toHaveBeenCalledOnce();
  },
};
export const TargetList: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Target language/ }));
    await expect(screen.getAllByRole('option')).toHaveLength(44);
    await expect(screen.getByRole('option', { name: /^English.*the source language/ })).toBeInTheDocument();
    const afrikaans = screen.getByRole('option', { name: /^Afrikaans.*unavailable/ });
    await expect(afrikaans).not.toHaveAttribute('aria-disabled', 'true');
  },
};
/** The language says how much its first translation fetches. */
export const TargetDownloads: Story = {
  args: {
    pairs: { English: [to('Spanish'), { language: 'German', translator: 'Bergamot', download_bytes: 33_600_000 }] },
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /Target language/ }));
    await expect(screen.getByRole('option', { name: /^German.*downloads 34 MB on first use/ })).toBeVisible();
    await expect(screen.getByRole('option', { name: /^Spanish/ })).not.toHaveTextContent('downloads');
  },
};
export const Ready: Story = {
  args: { choices: { ...spanish, blacklist: ['Alba Botanica', 'SPF 30'] } },
};
export const ReadyUsed: Story = {
  ...Ready,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Choose another image' }));
    await expect(args.onOtherImage).toHaveBeenCalledOnce();
  },
};
export const Unavailable: Story = { args: { choices: { ...spanish, target: 'Welsh' } } };
export const Drawing: Story = {
  args: { drawing: true },
};
export const DrawingUsed: Story = {
  ...Drawing,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByText('Draw a rectangle on the image')).toBeVisible();
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Cancel Drawing' }));
    await expect(args.onDrawingChange).toHaveBeenCalledWith(false);
  },
};
export const Processing: Story = {
  args: {
    choices: spanish,
    stage: 'Translating text...',
    progress: { status: 'localization_processing', share: 0.6, queuePosition: undefined },
    onCancel: fn(),
  },
};
export const ProcessingUsed: Story = {
  ...Processing,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/^You can leave this page/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Choose another image' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};
/** Next while the image is at a stage: it names it, and can be pressed no more. */
const atStage = (status: ProcessStatus, stage: string): Story => ({
  args: {
    choices: spanish,
    stage,
    progress: { status, share: stageProgress[status], queuePosition: undefined },
  },
  play: async ({ args, canvasElement }) => {
    const next = within(canvasElement).getByRole('button', { name: stage });
    next.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onNext).not.toHaveBeenCalled();
    next.blur();
  },
});
export const PreparingImage = atStage('downloading_image', 'Preparing image...');
export const ExtractingText = atStage('text_extraction_processing', 'Extracting text...');
export const TranslatingText = atStage('localization_processing', 'Translating text...');
export const PreparingFinalImage = atStage('inpainting_processing', 'Preparing final image...');
export const FinalizingResults = atStage('uploading_results', 'Finalizing results...');
export const Complete = atStage('processed', 'Complete!');
export const ProcessingFailed = atStage('failed', 'Processing failed');
export const OtherStatus = atStage('processing', 'Processing...');
export const DownloadingModel: Story = {
  args: {
    choices: spanish,
    stage: 'Translating text...',
    progress: {
      status: 'localization_processing',
      share: 0.5,
      queuePosition: undefined,
      download: { received_bytes: 12_300_000, total_bytes: 34_100_000 },
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Downloading the language model (12 of 34 MB)')).toBeVisible();
  },
};
export const Waiting: Story = {
  args: {
    choices: spanish,
    stage: 'Processing...',
    progress: { status: 'idle', share: 0, queuePosition: 3 },
  },
};
export const Failed: Story = {
  args: {
    choices: spanish,
    error: 'Processing failed: No text was found in this image.',
    failed: true,
    refunded: true,
  },
};
export const FailedUsed: Story = {
  ...Failed,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('No credit was used.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
  },
};
/** The image is in a language that was not chosen: it is offered as the source. */
export const OtherLanguage: Story = {
  args: {
    choices: { ...defaultChoices, target: 'Catalan' },
    error: 'Processing failed: The text in this image looks like Spanish, not English.',
    looksLike: 'Spanish',
  },
};
export const OtherLanguageUsed: Story = {
  ...OtherLanguage,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Translate from Spanish' }));
    await expect(args.onTranslateFrom).toHaveBeenCalledWith('Spanish');
  },
};
/** The image was looked at, and its language is the source now. */
export const Detected: Story = {
  args: { choices: { ...defaultChoices, source: 'Spanish' }, detected: 'This looks like Spanish.' },
};
export const DetectedUsed: Story = {
  ...Detected,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: /Source language/ })).toHaveAccessibleDescription(
      'This looks like Spanish.',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('This looks like Spanish.');
    await userEvent.click(canvas.getByRole('button', { name: 'Detect language' }));
    await expect(args.onDetect).toHaveBeenCalledOnce();
  },
};
export const Detecting: Story = {
  args: { detecting: true },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Detecting language...' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Detecting language...');
    await expect(args.onDetect).not.toHaveBeenCalled();
  },
};
export const WithoutImage: Story = {
  args: { canvas: undefined },
};
export const WithoutImageUsed: Story = {
  ...WithoutImage,
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Try a sample image' }));
    await expect(args.onSample).toHaveBeenCalledOnce();
  },
};
export const WrongImage: Story = {
  args: {
    canvas: undefined,
    fileProblem: 'The image type "image/svg+xml" is not supported. Please use JPG, PNG, GIF, or WebP.',
  },
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(/^The image type "image\/svg\+xml"/);
  },
};
/** Controls below the bar with Next stay below it. */
export const FailedInLowWindow: Story = {
  parameters: {
    chromatic: { disableSnapshot: true },
    viewport: { options: { low: { name: 'Low', styles: { width: '320px', height: '360px' } } } },
  },
  globals: { viewport: { value: 'low' } },
  args: { choices: spanish, error: 'Processing failed: No text was found in this image.' },
  play: async ({ canvasElement }) => {
    const bar = within(canvasElement).getByRole('button', { name: 'Next' }).parentElement;
    const swap = within(canvasElement).getByRole('button', { name: 'Swap' });
    if (!bar) throw new Error('Next stands in no bar.');
    const { x, y, width, height } = swap.getBoundingClientRect();
    await expect(y).toBeGreaterThan(bar.getBoundingClientRect().top);
    await expect(bar.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  },
};
export const Narrow: Story = {
  ...narrow,
  args: { choices: spanish },
};
/** Drawing brings the image back into sight. */
export const NarrowUsed: Story = {
  ...Narrow,
  tags: ['!dev', '!autodocs'],
  parameters: { ...Narrow.parameters, chromatic: { disableSnapshot: true } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const add = canvas.getByRole('button', { name: 'Add Exclusion Area' });
    add.scrollIntoView({ block: 'start' });
    await expect(canvas.getByRole('region', { name: 'Image' }).getBoundingClientRect().top).toBeLessThan(0);
    await userEvent.click(add);
    await expect(args.onDrawingChange).toHaveBeenCalledWith(true);
    await expect(canvas.getByRole('region', { name: 'Image' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
  },
};
export const German: Story = {
  decorators: [inGerman],
  args: { choices: spanish, outOfCredits: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Weiter' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: /Zielsprache/ })).toHaveTextContent('Spanisch');
  },
};
