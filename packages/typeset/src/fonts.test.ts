import { GlobalFonts } from '@napi-rs/canvas';
import { typefaces } from '@palimpsest/typefaces';
import { facePath } from '@palimpsest/typefaces/node';
import { describe, expect, test } from 'vitest';
import { cssFont, findFontFamily, fontCatalogue, matchFontWeight } from './fonts.ts';
import { createCanvas, registerFonts } from './node.ts';

registerFonts();
const sample = 'Hamburgefonstiv 2026';

function widthOf(font: string): number {
  const ctx = createCanvas(1, 1).getContext('2d');
  ctx.font = font;
  return ctx.measureText(sample).width;
}

describe('families to choose from', () => {
  test('are those of the specification, then the library by class, each once', () => {
    const names = fontCatalogue.map(({ name }) => name);
    expect(names.slice(0, 3)).toEqual(['Arial', 'Helvetica', 'Times New Roman']);
    expect(names).toHaveLength(new Set(names).size);
    expect(names).toEqual(expect.arrayContaining(typefaces.map(({ name }) => name)));
  });

  test('of the library stand together by class, after all that the specification names', () => {
    const classes = fontCatalogue
      .slice(fontCatalogue.findIndex(({ name }) => name === 'Open Sans') + 1)
      .map((family) => family.class);
    const changes = classes.filter((typeClass, index) => typeClass !== classes[index - 1]);
    expect(changes.length).toBeGreaterThan(10);
    expect(changes).toHaveLength(new Set(changes).size);
  });

  test('that cannot be brought along are drawn in the face that stands for them', () => {
    expect(findFontFamily('Georgia')).toMatchObject({ drawnBy: 'Gelasio', weights: ['Regular', 'Bold'] });
    expect(cssFont('Georgia', 700, 20)).toBe('normal 700 20px "Palimpsest Gelasio", "Palimpsest Roboto", serif');
  });

  test('offer the weights that have a file', () => {
    expect(findFontFamily('Anton')?.weights).toEqual(['Regular']);
    expect(matchFontWeight('Oswald', 900)).toBe(700);
  });
});

describe('every face', () => {
  test.each(typefaces.map((typeface) => [typeface.name, typeface] as const))(
    'of %s is its own file',
    (name, { faces }) => {
      for (const face of faces) {
        GlobalFonts.registerFromPath(facePath(face), `alone ${face.file}`);
        const alone = widthOf(`100px "alone ${face.file}"`);
        expect([face.file, widthOf(cssFont(name, face.weight, 100, face.style))]).toEqual([face.file, alone]);
      }
    },
  );
});
