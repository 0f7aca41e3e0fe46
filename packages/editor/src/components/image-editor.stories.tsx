import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { editorMessages } from '../messages.ts';
import type { EditorDocument } from '../model/document.ts';
import { sampleDocument } from '../testing/sample-poster.ts';
import { rememberRulers } from '../view/remembered-rulers.ts';
import { OnPoster, patient, withoutTexts } from './image-editor.stories.fixture.tsx';

const meta = {
  title: 'Editor/ImageEditor',
  component: OnPoster,
  parameters: { fill: true },
  args: { image: 'poster', document: sampleDocument(), onExport: fn(), onDocumentChange: fn(), onEvent: fn() },
} satisfies Meta<typeof OnPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The rectangles of the pictures beside each other, in px of the screen. */
function shownPictures(canvasElement: HTMLElement): DOMRect[] {
  const pictures = [...canvasElement.querySelectorAll('[data-slot="image-viewport"]')];
  return pictures.map((picture) => picture.getBoundingClientRect());
}

/** The sample poster, with how sure the typefaces of its texts are. */
function withTypefacesFound(): EditorDocument {
  const poster = sampleDocument();
  return { ...poster, texts: poster.texts.map((text) => ({ ...text, faceConfidence: 0.95 })) };
}

/** The first text is selected by itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await canvas.findByRole('button', { name: 'Reset' }, patient);
  },
};

export const NothingSelected: Story = {
  args: { selectFirstAfter: 1_000_000 },
  play: async ({ canvas }) => {
    await canvas.findByText('Select a text element to edit its properties.', {}, patient);
    await canvas.findByRole('button', { name: /Festival/ }, patient);
  },
};

/** Rulers in pixels of the image, as the browser remembers them. */
export const WithRulers: Story = {
  args: { selectFirstAfter: 1_000_000 },
  beforeEach: () => {
    rememberRulers(true);
    return () => rememberRulers(false);
  },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-slot="ruler"]')).toHaveLength(2), patient);
  },
};

/** A turned text keeps its angle; frame and handles turn with it. */
export const TurnedTextSelected: Story = {
  args: { selectFirstAfter: 1_000_000 },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('button', { name: /gratuita/ }, patient);
    text.focus();
    await waitFor(() => expect(text).toHaveAttribute('aria-pressed', 'true'), patient);
  },
};

/** The text is drawn where it will be exported; only caret and selection belong to the text area. */
export const Editing: Story = {
  args: { selectFirstAfter: 1_000_000 },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('button', { name: /viernes/ }, patient);
    text.focus();
    await userEvent.keyboard('{Enter}');
    const area = await canvas.findByRole('textbox', { name: 'Text' }, patient);
    await userEvent.type(area, ' más alta');
    await expect(area).toHaveValue('Del viernes al domingo, tres noches de conciertos en la montaña más alta');
  },
};

/** Texts that are selected together have a frame each and one around them all; the toolbar lines them up. */
export const SeveralSelected: Story = {
  args: { selectFirstAfter: 1_000_000 },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('button', { name: /Festival/ }, patient);
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await canvas.findByText('4 texts selected', {}, patient);
    await expect(canvas.getByRole('button', { name: 'Align left edges' })).toBeEnabled();
  },
};

/** Its values can be read and not be changed; what says so, and unlocks it, stays in sight. */
export const LockedText: Story = {
  args: { selectFirstAfter: 1_000_000 },
  play: async ({ canvas, canvasElement }) => {
    const text = await canvas.findByRole('button', { name: /viernes/ }, patient);
    text.focus();
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
    const note = await canvas.findByText('This text is locked.', {}, patient);
    const panel = canvasElement.querySelector('[data-slot="editor-layout-side"]');
    panel?.scrollTo(0, panel.scrollHeight);
    const { top = 0, bottom = 0 } = panel?.getBoundingClientRect() ?? {};
    await expect(canvas.getByRole('switch', { name: 'Background' })).toBeDisabled();
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(top);
    await expect(note.getBoundingClientRect().bottom).toBeLessThanOrEqual(bottom);
    panel?.scrollTo(0, 0);
  },
};

/** For those who look at a picture that others edit: what can be seen, compared and exported is there, and nothing else. */
export const ReadOnly: Story = {
  args: { readOnly: true, compared: true },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
  },
};

/** The panel shows what the text said, how it looked and which typeface was found; a line parts the original from the translation. */
export const ComparedWithTheOriginal: Story = {
  args: { compared: true, document: withTypefacesFound() },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare with a slider' }));
    await canvas.findByRole('slider', { name: 'Original and translation' }, patient);
    await canvas.findByText('Music festival under the stars', {}, patient);
    await canvas.findByText('Typeface found: Roboto, sure', {}, patient);
  },
};

/** Both show the same part of the picture at the same zoom. */
export const ComparedSideBySide: Story = {
  args: { compared: true, selectFirstAfter: 1_000_000 },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /Festival/ }, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare side by side' }));
    await canvas.findByRole('img', { name: 'Original' }, patient);
    const [left, right] = shownPictures(canvasElement);
    await expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0);
    await expect(Math.abs((left?.width ?? 0) - (right?.width ?? 0))).toBeLessThanOrEqual(1);
  },
};

/** The original was brought back in a part of the picture; the panel sets the brush. */
export const BrushInHand: Story = {
  args: {
    compared: true,
    selectFirstAfter: 1_000_000,
    document: {
      ...sampleDocument(),
      strokes: [
        {
          kind: 'restore',
          size: 90,
          softness: 0.4,
          points: [
            { x: 120, y: 420 },
            { x: 780, y: 420 },
          ],
        },
      ],
    },
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Restore brush' }, patient));
    await canvas.findByRole('spinbutton', { name: 'Brush size' });
  },
};

export const NoTexts: Story = {
  args: { document: sampleDocument([]) },
  play: async ({ canvas }) => {
    await canvas.findByText('Select a text element to edit its properties.', {}, patient);
    await canvas.findByRole('application', {}, patient);
  },
};

export const Loading: Story = {
  args: { image: 'none' },
  play: async ({ canvas }) => {
    await canvas.findByText('Loading image...', {}, patient);
  },
};

export const ImageFailed: Story = {
  args: { error: editorMessages.imageFailed('Failed to load image') },
};

/** The application may take its time with the file: the overlay stays until then. */
export const Exporting: Story = {
  args: { ...withoutTexts, onExport: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', {}, patient);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }, patient));
    await canvas.findByText('Preparing full-quality export...', {}, patient);
    await expect(canvas.getByRole('button', { name: 'Exporting...' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** As high as the window: what is not seen below the editor cannot make its picture higher. */
export const ExportFailed: Story = {
  args: {
    ...withoutTexts,
    height: 900,
    onExport: fn(() => {
      throw new Error('The disk is full.');
    }),
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('application', {}, patient);
    await userEvent.click(await canvas.findByRole('button', { name: 'Export' }, patient));
    await canvas.findByText('Export failed: The disk is full.', {}, patient);
    // The picture is fitted to the room beside the message a moment later.
    const zoom = canvas.getByRole('slider', { name: 'Zoom level' });
    await waitFor(() => expect(zoom).toHaveAttribute('aria-valuetext', '50%'), patient);
  },
};

/** A phone has every tool, in one line, and no list of keys. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    for (const name of ['Select and move', 'Hand', 'Restore brush', 'Erase brush'])
      await expect(await canvas.findByRole('button', { name }, patient)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show keyboard shortcuts' })).toBeNull();
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    const toolbar = canvas.getByRole('toolbar', { name: 'Editor' });
    await expect(toolbar.scrollWidth).toBeLessThanOrEqual(toolbar.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Export' })).toBeVisible();
    const tops = within(toolbar)
      .getAllByRole('button')
      .map((button) => Math.round(button.getBoundingClientRect().top));
    await expect(new Set(tops).size).toBe(1);
  },
};

/** The panel is as high as with a text selected: the picture stays in place. */
export const NarrowNothingSelected: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    const height = () =>
      canvasElement.querySelector('[data-slot="editor-layout-side"]')?.getBoundingClientRect().height;
    const before = height();
    first.focus();
    await userEvent.keyboard('{Escape}');
    await canvas.findByText('Select a text element to edit its properties.', {}, patient);
    await expect(height()).toBe(before);
  },
};

/** A tall picture is larger beside the other than above it; what compares and what zooms stand in one line. */
export const NarrowComparedSideBySide: Story = {
  args: { compared: true, selectFirstAfter: 1_000_000 },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /Festival/ }, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare side by side' }));
    await canvas.findByRole('img', { name: 'Original' }, patient);
    const [left, right] = shownPictures(canvasElement);
    await expect(left?.right).toBeLessThanOrEqual(right?.left ?? 0);
    await expect(left?.top).toBe(right?.top);
    await expect(Math.abs((left?.width ?? 0) - (right?.width ?? 0))).toBeLessThanOrEqual(1);
    const [zoom, compare] = ['Zoom', 'Compare'].map((name) =>
      canvas.getByRole('toolbar', { name }).getBoundingClientRect(),
    );
    await expect(zoom?.top).toBe(compare?.top);
  },
};

/** At first a phone shows the tabs of the panel alone: the picture has more than half of the height. A tab brings the panel, and so does a search. */
export const NarrowPanelHidden: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /Festival/ }, patient);
    const heightOf = (slot: string) =>
      canvasElement.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect().height ?? 0;
    const zoom = () => canvasElement.querySelector('[data-slot="zoom-panel"] output')?.textContent;
    const [picture, before] = [heightOf('canvas-area'), zoom()];
    await expect(heightOf('editor-layout-side')).toBeLessThan(50);
    await expect(picture).toBeGreaterThan(window.innerHeight / 2);
    await userEvent.click(canvas.getByRole('tab', { name: 'Style' }));
    await expect(heightOf('canvas-area')).toBeLessThan(picture / 1.5);
    await waitFor(() => expect(zoom()).not.toBe(before), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the panel' }));
    await expect(heightOf('canvas-area')).toBe(picture);
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(await canvas.findByRole('textbox', { name: 'Find in texts' }, patient)).toBeVisible();
  },
};
