import { fontSources } from '@palimpsest/typeset/browser';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { customFonts } from '../fonts/custom-fonts.ts';
import { textDefaults } from '../model/text.ts';
import { sampleDocument } from '../testing/sample-poster.ts';
import type { OnPoster } from './image-editor.stories.fixture.tsx';
import { patient } from './image-editor.stories.fixture.tsx';
import base from './image-editor.stories.tsx';

const meta = {
  ...base,
  title: 'Editor/ImageEditor type',
} satisfies Meta<typeof OnPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

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
  parameters: { chromatic: { disableSnapshot: true } },
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
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: removeOwnFonts,
  play: async ({ canvas, canvasElement }) => {
    const first = await canvas.findByRole('button', { name: /Festival/ }, patient);
    await waitFor(() => expect(first).toHaveAttribute('aria-pressed', 'true'), patient);
    await pickFont(canvasElement, 'Roboto.woff2');
    await canvas.findByText(/A font with the name "Roboto" already exists/, {}, patient);
  },
};
