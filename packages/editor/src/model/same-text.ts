import type { Quad, StyledRun } from '@palimpsest/typeset';
import { sameRect } from '../geometry/rect.ts';
import { textFlags } from './text.ts';
import type { EditorText, TextAttributes } from './text.ts';

const plainAttributes = [
  'text',
  'x',
  'y',
  'width',
  'height',
  'rotation',
  'fontFamily',
  'fontWeight',
  'fontSize',
  'fill',
  'textAlign',
  'verticalAlign',
  'justified',
  'hangingPunctuation',
  'fontStyle',
  'lineHeight',
  'letterSpacing',
  'textGradient',
  'textShadow',
  'textStroke',
  'textUnderline',
  'textBackground',
  'hyphenation',
  'curve',
  'opacity',
  'textTransform',
  'autoFit',
  'lang',
] as const satisfies readonly (keyof Omit<TextAttributes, 'runs' | 'perspective'>)[];

function sameRuns(a: readonly StyledRun[] = [], b: readonly StyledRun[] = []): boolean {
  return (
    a.length === b.length &&
    a.every((run, index) => {
      const other = b[index];
      return (
        run.start === other?.start &&
        run.end === other.end &&
        run.fill === other.fill &&
        run.fontWeight === other.fontWeight
      );
    })
  );
}

/** The distance below which two corners are the same place, as a share of the box. */
const samePlace = 1e-6;

function samePerspective(a: Quad | undefined, b: Quad | undefined): boolean {
  if (!a || !b) return a === b;
  return a.every(({ x, y }, index) => {
    const other = b[index] ?? { x: Infinity, y: Infinity };
    return Math.abs(x - other.x) < samePlace && Math.abs(y - other.y) < samePlace;
  });
}

/** Whether two records are equal; both may be undefined. */
export function sameText(a: EditorText | undefined, b: EditorText | undefined): boolean {
  if (!a || !b) return a === b;
  return (
    a.id === b.id &&
    sameRect(a.frame, b.frame) &&
    a.frame?.fontSize === b.frame?.fontSize &&
    textFlags.every((flag) => (a[flag] ?? false) === (b[flag] ?? false)) &&
    sameRuns(a.runs, b.runs) &&
    samePerspective(a.perspective, b.perspective) &&
    plainAttributes.every((name) => a[name] === b[name])
  );
}
