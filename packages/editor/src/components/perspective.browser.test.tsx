import { cornersOf } from '@palimpsest/typeset';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { eventually } from '../testing/eventually.ts';
import { mount } from '../testing/mount.tsx';
import { drawPlainImage } from '../testing/plain-image.ts';
import { onPage, size, threeTexts } from '../testing/three-texts.ts';
import { ImageEditor } from './image-editor.tsx';

const canvas = page.getByRole('application');
/** The perspective of a sign that turns away to the right. */
const perspective = [
  { x: 0, y: 0 },
  { x: 0.85, y: 0.3 },
  { x: 0.85, y: 0.8 },
  { x: 0, y: 1 },
] as const;

/** Sides of an element on the page, in px of the screen. */
function boundsOf(element: Element | null) {
  const { left, top, right, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  return { left, top, right, bottom };
}

test('the frame of a text that is seen at an angle, and what it is written in, stand on its corners', async () => {
  const texts = threeTexts(0, ['#ff0000']).map((text) => ({ ...text, perspective }));
  const [, text] = texts;
  if (!text) throw new Error('There is no second text.');
  mount(<ImageEditor image={drawPlainImage(size, '#1d4e89')} document={{ ...size, texts }} />);
  const button = canvas.getByRole('button', { name: 'Dos', exact: true });
  await expect.element(button).toBeInTheDocument();
  (button.element() as HTMLElement).focus();
  await eventually(() => expect(document.querySelector('[data-slot="selection-box"]')).not.toBeNull());

  const corners = cornersOf(text).map((corner) => onPage(canvas.element(), corner));
  const expected = {
    left: Math.min(...corners.map(({ x }) => x)),
    top: Math.min(...corners.map(({ y }) => y)),
    right: Math.max(...corners.map(({ x }) => x)),
    bottom: Math.max(...corners.map(({ y }) => y)),
  };
  const onCorners = Object.fromEntries(Object.entries(expected).map(([side, at]) => [side, expect.closeTo(at, 0)]));
  expect(boundsOf(document.querySelector('[data-slot="selection-box"]'))).toEqual(onCorners);
  expect(boundsOf(button.element())).toEqual(onCorners);

  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(document.querySelector('[data-slot="text-input"]')).not.toBeNull());
  expect(boundsOf(document.querySelector('[data-slot="text-input"]')?.parentElement ?? null)).toEqual(onCorners);
});
