import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { within } from 'storybook/test';
import type { EditorDocument } from '../model/document.ts';
import type { EditorText } from '../model/text.ts';
import { drawSamplePoster, sampleDocument } from '../testing/sample-poster.ts';
import { ImageEditor } from './image-editor.tsx';

function OnPoster({ document }: { document: EditorDocument }) {
  const [poster] = useState(drawSamplePoster);
  return (
    <div style={{ height: 'min(720px, 100vh)' }}>
      <ImageEditor image={poster} document={document} selectFirstAfter={1_000_000} />
    </div>
  );
}

/** The poster with the looks of its first texts. */
function lookOf(...looks: readonly Partial<EditorText>[]): EditorDocument {
  const sample = sampleDocument();
  return { ...sample, texts: sample.texts.map((text, index) => ({ ...text, ...looks[index] })) };
}

const meta = {
  title: 'Editor/ImageEditor looks',
  component: OnPoster,
  parameters: { fill: true },
  args: { document: sampleDocument() },
} satisfies Meta<typeof OnPoster>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Fonts are loaded first, which takes a while on a busy machine. In ms. */
const patient = { timeout: 60_000 };

async function select(canvas: ReturnType<typeof within>, name: RegExp, keys = '') {
  const text = await canvas.findByRole('button', { name }, patient);
  text.focus();
  if (keys) await userEvent.keyboard(keys);
  const field = await canvas.findByRole('spinbutton', { name: 'Opacity' }, patient);
  field.scrollIntoView({ block: 'center' });
  return field;
}

const around = { textStroke: '0.08em #1f2328', textBackground: '1.05em 0.4em 0.4em 0.1em #ffd24a' };

/** The text, its outline and its box let the picture through as one. */
export const SeenThrough: Story = {
  args: { document: lookOf({ ...around, opacity: 0.5 }, { opacity: 0.4 }) },
  play: async ({ canvas }) => {
    const field = await select(canvas, /Festival/);
    await waitFor(() => expect(field).toHaveValue('50'), patient);
  },
};

/** Letters are drawn in capitals, small letters or with a capital at the head of each word; what was typed stays. */
export const Cases: Story = {
  args: {
    document: lookOf({ textTransform: 'uppercase' }, { textTransform: 'lowercase' }, { textTransform: 'capitalize' }),
  },
  play: async ({ canvas }) => {
    await select(canvas, /Festival/);
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Case' })).toHaveTextContent('UPPERCASE'), patient);
  },
};

/** The size follows from the words and the box. */
export const AutoFit: Story = {
  play: async ({ canvas }) => {
    await select(canvas, /viernes/);
    await userEvent.click(canvas.getByRole('switch', { name: 'Auto-fit' }));
    await waitFor(() => expect(canvas.getByRole('switch', { name: 'Auto-fit' })).toBeChecked(), patient);
  },
};

/** Selected texts that differ. */
export const Mixed: Story = {
  args: { document: lookOf({ opacity: 0.5, textTransform: 'uppercase', autoFit: true }) },
  play: async ({ canvas }) => {
    const field = await select(canvas, /viernes/, '{Control>}a{/Control}');
    await waitFor(() => expect(field).toHaveAttribute('placeholder', 'Mixed'), patient);
  },
};

/** Arabic and Hebrew with Latin names and numbers: each paragraph is written from the side of its first letter. */
export const BothDirections: Story = {
  args: {
    document: lookOf(
      { text: 'פסטיבל (Plaza)\n50%!', lang: 'he' },
      { text: 'في Plaza Mayor، 21:00!\nPlaza Mayor – ساحة', textAlign: 'right' },
    ),
  },
  play: async ({ canvas }) => {
    await select(canvas, /\(Plaza\)/);
  },
};
