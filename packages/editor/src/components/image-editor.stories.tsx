import { fontSources } from '@palimpsest/typeset/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { customFonts } from '../fonts/custom-fonts.ts';
import { editorMessages } from '../messages.ts';
import type { EditorDocument } from '../model/document.ts';
import { textDefaults } from '../model/text.ts';
import { drawOriginalPoster, drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { rememberRulers } from '../view/remembered-rulers.ts';
import { ImageEditor } from './image-editor.tsx';
import type { ImageEditorProps } from './image-editor.tsx';
import type { VersionCallbacks } from './versions-dialog.tsx';

interface OnPosterProps extends Omit<ImageEditorProps, 'image' | 'original'> {
  image: 'poster' | 'none';
  /** With the picture in its own language, to compare with. */
  compared?: boolean;
  /** Of the editor, in px. @default 720 */
  height?: number;
}

function OnPoster({ image, compared = false, height = 720, ...props }: OnPosterProps) {
  const [poster] = useState(drawSamplePoster);
  const [original] = useState(() => (compared ? drawOriginalPoster() : undefined));
  return (
    <div style={{ height: `min(${height}px, 100vh)` }}>
      <ImageEditor image={image === 'poster' ? poster : undefined} original={original} {...props} />
    </div>
  );
}

const meta = {
  title: 'Editor/ImageEditor',
  component: OnPoster,
  parameters: { fill: true },
  args: { image: 'poster', document: sampleDocument(), onExport: fn(), onDocumentChange: fn(), onEvent: fn() },
} satisfies Meta<typeof OnPoster>;

/** Fonts are loaded first, which takes a while on a busy machine. In ms. */
const patient = { timeout: 10_000 };

export default meta;
type Story = StoryObj<typeof meta>;

/** The first text is selected by itself. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
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

const { fontWeight, fill, textAlign } = textDefaults;
const plain = { fontWeight, fill, textAlign };

/** Named styles of the document, each in its own letters. */
export const SavedStyles: Story = {
  args: {
    document: {
      ...sampleDocument(),
      presets: [
        { name: 'Título', setting: { ...plain, fontFamily: 'Lora', fontStyle: 'italic', fontSize: 64 } },
        { name: 'Pie de cartel', setting: { ...plain, fontFamily: 'Oswald', fontWeight: 700, fontSize: 24 } },
      ],
    },
  },
  play: async ({ canvas }) => {
    const style = await canvas.findByRole('button', { name: 'Use the style Título' }, patient);
    style.scrollIntoView({ block: 'center' });
  },
};

/** Gradient, underline, shadow, outline and background of a text, with what there is to set of each. */
export const Effects: Story = {
  args: {
    document: {
      ...sampleDocument(),
      texts: sampleDocument().texts.map((text, index) =>
        index === 0
          ? {
              ...text,
              textGradient: 'linear-gradient(180deg, #ffd24a, #d1410c)',
              textShadow: '0.05em 0.05em 0.1em #000000aa',
              textStroke: '0.08em #7a1f3d',
              textUnderline: '0.12em 0.06em #ffd24a',
              textBackground: '1em 0.45em 0.4em 0.15em #1f2328',
            }
          : text,
      ),
    },
  },
  play: async ({ canvas }) => {
    const effects = await canvas.findByRole('region', { name: 'Effects' }, patient);
    effects.scrollIntoView({ block: 'center' });
    await expect(within(effects).getByRole('switch', { name: 'Underline' })).toBeChecked();
    await expect(within(effects).getByRole('spinbutton', { name: 'Corner radius' })).toHaveValue('15');
  },
};

/** The poster with the date and the place along arcs; the first is selected. */
function curvedDocument(date: number, place: number) {
  const { texts, ...picture } = sampleDocument();
  const curves = [undefined, date, undefined, place];
  const boxes = [{}, { x: 60, width: 780, y: 330, height: 170 }, {}, { y: 1_050, height: 110 }];
  return { ...picture, texts: texts.map((text, index) => ({ ...text, ...boxes[index], curve: curves[index] })) };
}

async function selectCurved(canvas: ReturnType<typeof within>, name: RegExp, shown: string) {
  const text = await canvas.findByRole('button', { name }, patient);
  text.focus();
  const field = await canvas.findByRole('spinbutton', { name: 'Curve' }, patient);
  await waitFor(() => expect(field).toHaveValue(shown), patient);
  field.scrollIntoView({ block: 'center' });
}

/** Lines along a circle, bowed up: the middle of the text is its highest point. */
export const CurvedUp: Story = {
  args: { selectFirstAfter: 1_000_000, document: curvedDocument(80, 0) },
  play: ({ canvas }) => selectCurved(canvas, /viernes/, '80'),
};

/** Bowed down: the middle of the text is its lowest point. Pictured in `CurvesMixed`. */
export const CurvedDown: Story = {
  parameters: { picture: false },
  args: { selectFirstAfter: 1_000_000, document: curvedDocument(0, -100) },
  play: ({ canvas }) => selectCurved(canvas, /Plaza/, '-100'),
};

/** Selected texts with several curves show none of them. */
export const CurvesMixed: Story = {
  args: { selectFirstAfter: 1_000_000, document: curvedDocument(80, -100) },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('button', { name: /viernes/ }, patient);
    text.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    const field = await canvas.findByRole('spinbutton', { name: 'Curve' }, patient);
    await waitFor(() => expect(field).toHaveAttribute('placeholder', 'Mixed'), patient);
    field.scrollIntoView({ block: 'center' });
  },
};

function justifiedDocument() {
  const { texts, ...picture } = sampleDocument();
  const set = {
    width: 330,
    height: 240,
    textAlign: 'left' as const,
    justified: true,
    hyphenation: 'vier-nes do-min-go con-cier-tos mon-ta-ña',
  };
  return { ...picture, texts: texts.map((text, index) => (index === 1 ? { ...text, ...set } : text)) };
}

/** Lines as wide as their box, but for the last one; words are hyphenated first. */
export const Justified: Story = {
  args: { selectFirstAfter: 1_000_000, document: justifiedDocument() },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('button', { name: /viernes/ }, patient);
    text.focus();
    const justify = await canvas.findByRole('switch', { name: 'Justify' }, patient);
    await expect(justify).toBeChecked();
    justify.scrollIntoView({ block: 'center' });
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

export const LockedText: Story = {
  args: { selectFirstAfter: 1_000_000 },
  play: async ({ canvas }) => {
    const text = await canvas.findByRole('button', { name: /viernes/ }, patient);
    text.focus();
    await userEvent.keyboard('{Control>}{Shift>}l{/Shift}{/Control}');
    await canvas.findByText('This text is locked.', {}, patient);
  },
};

/** A right click, a long press or the menu key. */
export const ContextMenuOpen: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    const { left, top } = first.getBoundingClientRect();
    await fireEvent.contextMenu(first, { clientX: left + 40, clientY: top + 20 });
    await expect(await screen.findByRole('menuitem', { name: /^Duplicate/ })).toBeVisible();
  },
};

export const CommandMenuOpen: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    first.focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(await screen.findByRole('option', { name: /^Undo/ })).toBeVisible();
  },
};

export const KeyboardShortcuts: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    first.focus();
    await userEvent.keyboard('?');
    await expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  },
};

/** Formats, quality, size and part; the file is written to know how large it will be. */
export const ExportDialogOpen: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Other formats' }));
    await screen.findByText(/The file will have/, {}, patient);
  },
};

async function pickFont(canvasElement: HTMLElement, fileName: string): Promise<void> {
  const [source] = fontSources([{ fontFamily: 'Alfa Slab One', fontWeight: 400 }]);
  const input = canvasElement.querySelector<HTMLInputElement>('[data-slot=text-panel] input[type=file]');
  if (!source || !input) throw new Error('There is no file to pick, or nothing to pick it with.');
  await userEvent.upload(input, new File([await source.read()], fileName, { type: 'font/woff2' }));
}

/** Fonts belong to the tab: the next story shall have none. */
const removeOwnFonts = () => () => {
  for (const { family } of customFonts.getFonts()) customFonts.remove(family.name);
};

/** The selected text is set in the font that was uploaded last; one that no text is set in can be removed. */
export const OwnFontsUploaded: Story = {
  beforeEach: removeOwnFonts,
  play: async ({ canvas, canvasElement }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await pickFont(canvasElement, 'Poster Caps.woff2');
    await canvas.findByText('In use', {}, patient);
    await pickFont(canvasElement, 'Poster-Bold.woff2');
    const remove = await canvas.findByRole('button', { name: 'Remove Poster Caps' }, patient);
    remove.scrollIntoView();
    await expect(remove).toBeVisible();
  },
};

export const FontRefused: Story = {
  // The words go after five seconds; the panel's own story has their picture.
  parameters: { picture: false },
  beforeEach: removeOwnFonts,
  play: async ({ canvas, canvasElement }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await pickFont(canvasElement, 'Roboto.woff2');
    await canvas.findByText(/A font with the name "Roboto" already exists/, {}, patient);
  },
};

const translators = ['Claude', 'Apertium'];

async function translateAgain(canvas: ReturnType<typeof within>, item: string) {
  const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
  await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
  await userEvent.click(canvas.getByRole('button', { name: 'Translate again' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
}

export const TranslateAgainOpen: Story = {
  args: { translation: { translators, translate: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Translate again' }));
    await expect(await screen.findByRole('menuitem', { name: 'Translate with Apertium' })).toBeVisible();
  },
};

/** The button's busy look has its picture in Button's matrix. */
export const Translating: Story = {
  parameters: { picture: false },
  args: { translation: { translators, translate: () => new Promise(() => {}) } },
  play: async ({ canvas }) => {
    await translateAgain(canvas, 'Translate with Apertium');
    await canvas.findByText('Translating…');
  },
};

/** NotTranslated has the picture of the place that it answers in. */
export const TranslatedAgain: Story = {
  parameters: { picture: false },
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

const versions: VersionCallbacks = {
  listVersions: () =>
    Promise.resolve([
      { id: '2', number: 2, at: new Date(2024, 10, 20, 14, 2) },
      { id: '1', number: 1, at: new Date(2024, 10, 20, 13, 47) },
      { id: '0', number: 0, at: new Date(2024, 10, 19, 9, 14) },
    ]),
  restoreVersion: () => Promise.reject(new Error('Version 1 is not kept any more.')),
};

async function openVersions({ canvas }: { canvas: ReturnType<typeof within> }) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Versions' }, patient));
}

/** What the host keeps of the document, by day; the first is the one that is edited. */
export const Versions: Story = {
  args: { versions },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await openVersions({ canvas });
    await userEvent.click(await screen.findByRole('button', { name: /^Version 1/ }));
    await expect(screen.getByText('As it was translated')).toBeVisible();
  },
};

/** For what lies over the editor: texts below it are most of what its picture weighs. */
const withoutTexts = { document: sampleDocument([]) };

export const VersionNotRestored: Story = {
  args: { ...withoutTexts, versions },
  play: async ({ canvas }) => {
    await openVersions({ canvas });
    await userEvent.click(await screen.findByRole('button', { name: /^Version 1/ }));
    const [, restore] = screen.getAllByRole('button', { name: 'Restore' });
    if (restore) await userEvent.click(restore);
    await screen.findByText('This version could not be restored: Version 1 is not kept any more.');
  },
};

export const VersionsNotLoaded: Story = {
  args: {
    ...withoutTexts,
    versions: { ...versions, listVersions: () => Promise.reject(new Error('The server does not answer.')) },
  },
  play: async ({ canvas }) => {
    await openVersions({ canvas });
    await screen.findByText('The versions could not be loaded: The server does not answer.');
  },
};

/** All texts in reading order, the original below each translation. */
export const ListOfTexts: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await userEvent.click(canvas.getByRole('tab', { name: /Texts/ }));
    await canvas.findByText('Friday to Sunday, three nights of concerts on the mountain', {}, patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Reviewed' }));
    await canvas.findByText('1 of 4 reviewed', {}, patient);
  },
};

export const FindAndReplace: Story = {
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    first.focus();
    await userEvent.keyboard('{Control>}f{/Control}');
    const query = await canvas.findByRole('textbox', { name: 'Find in texts' }, patient);
    await userEvent.type(query, 'de');
    await canvas.findByText('3 matches', {}, patient);
  },
};

/** The panel shows what the text said and how it looked; a line parts the original from the translation. */
export const ComparedWithTheOriginal: Story = {
  args: { compared: true },
  play: async ({ canvas }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await userEvent.click(canvas.getByRole('button', { name: 'Compare side by side' }));
    await canvas.findByRole('slider', { name: 'Original and translation' }, patient);
    await canvas.findByText('Music festival under the stars', {}, patient);
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
  },
};

/** A phone has every tool, in one line, and no list of keys. */
export const Narrow: Story = {
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas }) => {
    for (const name of ['Select and move', 'Push the picture about', 'Restore brush', 'Erase brush'])
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

/** Without what its tabs hold the panel leaves its room to the picture; a tab brings it back, and so does a search. */
export const NarrowPanelHidden: Story = {
  parameters: { picture: false },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: /Festival/ }, patient);
    const heightOf = (slot: string) =>
      canvasElement.querySelector(`[data-slot="${slot}"]`)?.getBoundingClientRect().height ?? 0;
    const zoom = () => canvasElement.querySelector('[data-slot="zoom-panel"] output')?.textContent;
    const [picture, before] = [heightOf('canvas-area'), zoom()];
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the panel' }));
    await expect(heightOf('editor-layout-side')).toBeLessThan(50);
    await expect(heightOf('canvas-area')).toBeGreaterThan(picture * 1.5);
    await userEvent.click(canvas.getByRole('tab', { name: 'Style' }));
    await expect(heightOf('canvas-area')).toBe(picture);
    await userEvent.click(canvas.getByRole('button', { name: 'Hide the panel' }));
    await waitFor(() => expect(zoom()).not.toBe(before), patient);
    await userEvent.keyboard('{Control>}f{/Control}');
    await expect(await canvas.findByRole('textbox', { name: 'Find in texts' }, patient)).toBeVisible();
  },
};
