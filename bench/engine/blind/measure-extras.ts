/* oxlint-disable unicorn/consistent-function-scoping -- the function is sent to the browser, where nothing outside its body exists. */
import type { BlindText, Decoy, DecoyKind } from './truth.ts';

/** A word of a text as it stands on the page, in px. */
export interface MeasuredWord {
  text: string;
  left: number;
  right: number;
  /** Middle of its line box. */
  middle: number;
}

export interface PageExtras {
  decoys: Decoy[];
  arcs: BlindText[];
}

/**
 * Measures what `measurePage` does not: the decoys, and the texts on arcs word by word. Runs inside the browser, so that it can use nothing
 * from outside its own body.
 */
export function measureExtras(): PageExtras {
  type Corners = BlindText['quad'];
  const rectangle = (left: number, top: number, right: number, bottom: number): Corners => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const decoys = [...document.querySelectorAll<HTMLElement>('[data-decoy]')].map((element): Decoy => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      kind: element.dataset.decoy as DecoyKind,
      quad: rectangle(left, top, right, bottom),
    };
  });

  /** The box of the characters from `from` to `to` along the chord between them. */
  const wordQuad = (element: SVGTextElement, from: number, to: number, size: number): Corners => {
    const place = element.getScreenCTM();
    if (!place) throw new Error('The arc is not drawn.');
    const start = element.getStartPositionOfChar(from).matrixTransform(place);
    const end = element.getEndPositionOfChar(to).matrixTransform(place);
    const middle = element.getStartPositionOfChar(Math.ceil((from + to) / 2)).matrixTransform(place);
    const length = Math.hypot(end.x - start.x, end.y - start.y);
    const along = { x: (end.x - start.x) / length, y: (end.y - start.y) / length };
    const up = { x: along.y, y: -along.x };
    // How far the arc rises over its chord: above it on the upper arc, below it on the lower one.
    const rise = (middle.x - start.x) * up.x + (middle.y - start.y) * up.y;
    const top = size * 0.8 + Math.max(0, rise);
    const bottom = -size * 0.2 + Math.min(0, rise);
    const corner = (p: DOMPoint, by: number) => ({ x: p.x + up.x * by, y: p.y + up.y * by });
    return [corner(start, top), corner(end, top), corner(end, bottom), corner(start, bottom)];
  };

  const arcs = [...document.querySelectorAll<SVGTextElement>('[data-arc]')].map((element): BlindText => {
    const content = element.textContent ?? '';
    const fontSize = Number(element.getAttribute('font-size'));
    const words = [...content.matchAll(/\S+/gu)];
    const lines = words.map(([text], order) => {
      const from = words[order]?.index ?? 0;
      return { text, order, box: wordQuad(element, from, from + text.length - 1, fontSize) };
    });
    const corners = lines.flatMap(({ box }) => [...box]);
    const left = Math.min(...corners.map(({ x }) => x));
    const right = Math.max(...corners.map(({ x }) => x));
    const top = Math.min(...corners.map(({ y }) => y));
    const bottom = Math.max(...corners.map(({ y }) => y));
    return {
      text: content,
      lines,
      quad: rectangle(left, top, right, bottom),
      color: element.getAttribute('fill') ?? '#000000',
      fontSize,
      fontWeight: Number(element.getAttribute('font-weight')),
      fontFamily: element.getAttribute('font-family') ?? '',
      textAlign: 'center',
      rotation: 0,
      group: element.dataset.arc ?? '',
    };
  });
  return { decoys, arcs };
}

/** Measures the words of each `[data-text]`, in the order of the page. Runs inside the browser, too. */
export function measureWords(): MeasuredWord[][] {
  const wordsOf = (element: HTMLElement): MeasuredWord[] => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: MeasuredWord[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const match of (node.textContent ?? '').matchAll(/\S+/gu)) {
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        found.push({ text: match[0], left, right, middle: (top + bottom) / 2 });
      }
    }
    return found;
  };
  return [...document.querySelectorAll<HTMLElement>('[data-text]')].map(wordsOf);
}
