import { beforeAll, describe, expect, test } from 'vitest';
import otherFace from '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf?url';
import scriptFont from 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf?url';
import { addUserFont, loadFonts } from './browser.ts';
import { measureText } from './measure.ts';
import {
  curvedCases,
  hangingCases,
  hyphenatedCases,
  justifiedCases,
  layoutCases,
  recordLayout,
  runCases,
  scriptCases,
  spacedCases,
} from './testing/cases.ts';
import record from './testing/layouts.jsonl?raw';
import curvedRecord from './testing/layouts-curved.jsonl?raw';
import hyphenatedRecord from './testing/layouts-hyphenated.jsonl?raw';
import hangingRecord from './testing/layouts-hanging.jsonl?raw';
import justifiedRecord from './testing/layouts-justified.jsonl?raw';
import runRecord from './testing/layouts-runs.jsonl?raw';
import scriptRecord from './testing/layouts-scripts.jsonl?raw';
import spacedRecord from './testing/layouts-spaced.jsonl?raw';
import { scriptFamily } from './testing/scripts.ts';
import type { LayoutLine, TextContext } from './types.ts';

let ctx: TextContext;

beforeAll(async () => {
  // A machine may have faces of its own under the names of ours.
  for (const family of ['Roboto', 'Open Sans']) {
    for (const weight of ['300', '400', '500', '600', '700']) {
      document.fonts.add(await new FontFace(family, `url(${JSON.stringify(otherFace)})`, { weight }).load());
    }
  }
  await addUserFont(scriptFamily, await (await fetch(scriptFont)).blob());
  await loadFonts(
    [
      ...layoutCases,
      ...spacedCases,
      ...runCases,
      ...curvedCases,
      ...justifiedCases,
      ...hangingCases,
      ...scriptCases,
    ].map(({ style }) => style),
  );
  await loadFonts([300, 400, 500, 700].map((fontWeight) => ({ fontFamily: 'Roboto', fontWeight })));
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('This browser gives no 2D context.');
  ctx = context;
});

const texts = (lines: readonly LayoutLine[]) => lines.map((line) => line.text);

const parse = (record: string) =>
  record
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as LayoutLine[]);

describe('in a browser that has another Roboto and Open Sans', () => {
  describe.each([
    { name: 'set as the font has it', cases: layoutCases, recorded: parse(record), atLeast: 200 },
    { name: 'with runs', cases: runCases, recorded: parse(runRecord), atLeast: 50 },
    { name: 'along circles', cases: curvedCases, recorded: parse(curvedRecord), atLeast: 25 },
    { name: 'with hyphens', cases: hyphenatedCases, recorded: parse(hyphenatedRecord), atLeast: 30 },
    { name: 'justified', cases: justifiedCases, recorded: parse(justifiedRecord), atLeast: 100 },
    { name: 'with hanging punctuation', cases: hangingCases, recorded: parse(hangingRecord), atLeast: 50 },
    { name: 'in other scripts', cases: scriptCases, recorded: parse(scriptRecord), atLeast: 80 },
    { name: 'with letter spacing', cases: spacedCases, recorded: parse(spacedRecord), atLeast: 50 },
  ])('$name', ({ cases, recorded, atLeast }) => {
    test('the record is of these cases', () => {
      expect(recorded).toHaveLength(cases.length);
      expect(recorded.length).toBeGreaterThan(atLeast);
    });

    test('lines break where they break on the server', () => {
      expect(cases.map((layoutCase) => texts(recordLayout(ctx, layoutCase)))).toEqual(recorded.map(texts));
    });

    test('widths and places are those of the server to 0.05 px', () => {
      const differences = cases.flatMap((layoutCase, index) =>
        recordLayout(ctx, layoutCase).flatMap((line, row) => {
          const other = recorded[index]?.[row];
          if (!other) return [Infinity];
          const segments = (line.segments ?? []).map((part, at) => part.x - (other.segments?.[at]?.x ?? Infinity));
          const pieces = (line.pieces ?? []).flatMap((piece, at) => {
            const recordedPiece = other.pieces?.[at];
            return recordedPiece?.text === piece.text
              ? [piece.x - recordedPiece.x, piece.y - recordedPiece.y]
              : [Infinity];
          });
          return [...pieces, line.width - other.width, line.x - other.x, line.baseline - other.baseline, ...segments];
        }),
      );
      expect(Math.max(...differences.map(Math.abs))).toBeLessThanOrEqual(0.05);
    });
  });

  test('each weight of a family that we bring has its own file', () => {
    const widths = [300, 400, 500, 700].map((fontWeight) =>
      measureText(ctx, 'Handgloves', { fontFamily: 'Roboto', fontWeight, fontSize: 100, textAlign: 'left' }),
    );
    expect(new Set(widths).size).toBe(4);
  });
});
