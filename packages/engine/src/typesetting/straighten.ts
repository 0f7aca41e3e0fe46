import type { FreeSpace } from './free-space.ts';
import type { OriginalSetting } from './original-setting.ts';
import type { TextAlign } from '@palimpsest/typeset';

interface Aligned {
  setting: OriginalSetting;
  align: TextAlign;
  fontSize: number;
}

// Chosen by eye on the posters.
/** Edges nearer than this were one edge for the designer, in font sizes of the smaller text. */
const tolerance = 0.12;
/** A line stands in the middle of a button if it is as far from one end as from the other, give or take this; in font sizes. */
const centredWithin = 0.3;
/** Ends further away than this are not those of a button; in font sizes. */
const farthestEnd = 5;
/** Straightened edges nearer than this are one, and texts within this ratio of sizes are items of one list. */
const sameAnchorPx = 0.5;
const sameSize = 1.07;

/**
 * The settings of texts, in their order, with the edges, or centres, that they share moved by no more than the error of measuring them onto
 * one line each, as the designer had them.
 */
export function straighten(texts: readonly Aligned[]): OriginalSetting[] {
  const moves = new Map<Aligned, number>();
  for (const align of ['left', 'center', 'right'] as const) {
    const group = texts.filter((text) => text.align === align && text.setting.angle === 0);
    for (const together of clusters(group)) {
      const wanted = weightedMean(together);
      for (const text of together) moves.set(text, wanted - anchorOf(text));
    }
  }
  return texts.map((text) => moved(text.setting, moves.get(text) ?? 0));
}

/** Whether each of some texts, once straightened, stands on an edge with another one that is set as large. */
export function shareEdges(texts: readonly Aligned[]): boolean[] {
  return texts.map((text) =>
    texts.some(
      (other) =>
        other !== text &&
        text.align !== 'center' &&
        other.align === text.align &&
        Math.abs(anchorOf(other) - anchorOf(text)) < sameAnchorPx &&
        Math.max(other.fontSize, text.fontSize) <= sameSize * Math.min(other.fontSize, text.fontSize),
    ),
  );
}

export function anchorOf({ setting, align }: Pick<Aligned, 'setting' | 'align'>): number {
  if (align === 'left') return setting.edges.left;
  if (align === 'right') return setting.edges.right;
  return (setting.edges.left + setting.edges.right) / 2;
}

function clusters(texts: readonly Aligned[]): Aligned[][] {
  const groups: Aligned[][] = [];
  for (const text of texts.toSorted((a, b) => anchorOf(a) - anchorOf(b))) {
    const first = groups.at(-1)?.[0];
    const allowed = tolerance * Math.min(text.fontSize, first?.fontSize ?? 0) + 1;
    if (first && anchorOf(text) - anchorOf(first) <= allowed) groups.at(-1)?.push(text);
    else groups.push([text]);
  }
  return groups;
}

/** Small text tells an edge more exactly than large text does. */
function weightedMean(texts: readonly Aligned[]): number {
  const weight = texts.reduce((sum, { fontSize }) => sum + 1 / fontSize, 0);
  return texts.reduce((sum, text) => sum + anchorOf(text) / text.fontSize, 0) / weight;
}

function moved(setting: OriginalSetting, by: number): OriginalSetting {
  const { ink, box, edges } = setting;
  return {
    ...setting,
    ink: { ...ink, left: ink.left + by, right: ink.right + by },
    box: box && { ...box, left: box.left + by, right: box.right + by },
    edges: { ...edges, left: edges.left + by, right: edges.right + by },
  };
}

/** How a text is aligned, seen on what it stands on: a single line in the middle of a button is centred, whatever it lines up with elsewhere. */
export function alignOnBackground({ setting, align, fontSize }: Aligned, space: FreeSpace): TextAlign {
  if (setting.lines.length > 1) return align;
  const before = space.distanceToEdge(setting.box ?? setting.ink, 'left');
  const after = space.distanceToEdge(setting.box ?? setting.ink, 'right');
  if (before === undefined || after === undefined) return align;
  const isCentred = Math.abs(before - after) < centredWithin * fontSize && before < farthestEnd * fontSize;
  return isCentred ? 'center' : align;
}
