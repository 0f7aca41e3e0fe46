import type { Point, Size } from '../geometry/rect.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';

/** The size of the image on which the texts stand, in px. */
export const size: Size = { width: 400, height: 300 };

/**
 * Three texts below each other, as "Uno", "Dos" and "Tres".
 *
 * @param indent how much further to the right each stands than the one above, in pixels of the image
 */
export function threeTexts(indent: number, suggestedColors: readonly string[]): EditorText[] {
  return ['Uno', 'Dos', 'Tres'].map((text, index) =>
    createTranslatedText(
      {
        id: index + 1,
        text,
        originalText: text,
        x: 40 + index * indent,
        y: 30 + index * 90,
        width: 120,
        height: 40,
        rotation: 0,
        fontFamily: 'Roboto',
        fontSize: 20,
        suggestedColors,
      },
      1_000,
    ),
  );
}

/** The zoom that the zoom panel shows. */
export function shownZoom(): number {
  return Number(document.querySelector('[data-slot="zoom-panel"] output')?.textContent?.replace('%', '')) / 100;
}

/** A point of the image as a position on the canvas, at the zoom that is shown, in px of the screen. */
export function onCanvas(canvas: Element, { x, y }: Point): Point {
  const zoom = shownZoom();
  const content = canvas.getBoundingClientRect();
  return {
    x: Math.round((content.width - size.width * zoom) / 2) + x * zoom,
    y: Math.round((content.height - size.height * zoom) / 2) + y * zoom,
  };
}

/** A point of the image as a position on the page, in px of the screen. */
export function onPage(canvas: Element, point: Point): Point {
  const { left, top } = canvas.getBoundingClientRect();
  const { x, y } = onCanvas(canvas, point);
  return { x: left + x, y: top + y };
}
