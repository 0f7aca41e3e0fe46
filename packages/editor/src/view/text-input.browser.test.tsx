import { describe, expect, test } from 'vitest';
import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { createLayOut } from '../model/text-layout.ts';
import { hasSameLines } from './browser-lines.ts';
import { textAreaStyle } from './text-input.tsx';

const sentences = [
  'Grand opening this Saturday: fresh bread, well-brewed coffee and live music until 9:30 p.m.',
  'Große Eröffnungsfeier: Kräutertee, Süßigkeiten und Straßenmusik – Übernachtungsmöglichkeit vorhanden.',
  '¡Este sábado, gran inauguración! Pan recién hecho, jalapeños, pingüinos y música en la montaña.',
  'Dès vendredi, profitez d’une journée à la fête foraine, crêpes, œufs brouillés et garçons d’honneur.',
  'Mỗi buổi sáng thứ bảy, hãy thưởng thức phở nóng và những ly cà phê ngon dưới cầu, miễn phí.',
  'Işıl ışıl bir yaz akşamı için şimdi öğrenci indirimi: çılgın müzik, taze börek, soğuk ayran.',
  'Już w środę wielkie święto żurku: łąka, gęś, ćwikła i źródlana woda dla każdego gościa.',
  'From $1,299.00 (9:00–18:00), or 25% off, R$ 12,50!',
  'First line\nsecond line\n\nfourth, a little longer than the others',
  '  indented   and   spaced   out  ',
];
const widths = [60, 95, 130, 171.5, 240, 333, 480];

function setting(text: string, width: number, fontFamily = 'Roboto', fontWeight = 400, fontSize = 20) {
  const place = { x: 0, y: 0, width, height: 100, rotation: 0 };
  const style = { fontFamily, fontWeight, fontSize, textAlign: 'left', suggestedColors: [] } as const;
  return createTranslatedText({ id: 1, text, originalText: '', ...place, ...style }, 1_000);
}

/** A text in the style of the text area. */
function mirrorOf(text: EditorText): HTMLElement {
  const mirror = document.createElement('div');
  const { lineHeight, ...style } = textAreaStyle(text);
  Object.assign(mirror.style, style, {
    fontSize: `${text.fontSize}px`,
    lineHeight: String(lineHeight),
    width: `${text.width}px`,
    position: 'absolute',
  });
  mirror.textContent = text.text;
  document.body.append(mirror);
  return mirror;
}

function layOut(text: EditorText) {
  const ctx = document.createElement('canvas').getContext('2d');
  if (!ctx) throw new Error('This browser gives no 2D context.');
  return createLayOut(ctx)(text);
}

/** Whether the browser breaks the text as we do, in the style of the text area. */
function agrees(text: EditorText): boolean {
  const mirror = mirrorOf(text);
  const same = hasSameLines(mirror, layOut(text));
  mirror.remove();
  return same;
}

describe('the text area', () => {
  test('breaks lines where the layout does, so that the caret stands where the letters are', async () => {
    await loadTextFonts([]);
    const texts = sentences.flatMap((sentence, row) =>
      widths.map((width, column) => {
        const family = (row + column) % 2 === 0 ? 'Roboto' : 'Open Sans';
        return setting(sentence, width, family, column % 3 === 0 ? 700 : 400, 14 + column);
      }),
    );
    expect(texts.filter((text) => !agrees(text)).map(({ text, width }) => [text, width])).toEqual([]);
  });

  test.each([
    ['a slash', 'one either/', 'or'],
    ['a hyphen between digits', 'Tel. 600-', '700'],
    ['a mark after a space', 'dit Bonjour', ' !'],
  ])('is found out where CSS goes another way: at %s', async (_name, fits, rest) => {
    await loadTextFonts([]);
    const { width } = layOut(setting(fits, 1_000));
    expect(agrees(setting(fits + rest, width + 1))).toBe(false);
  });

  test('puts each word of a justified text where the layout does, to a tenth of a pixel', async () => {
    const texts = sentences.flatMap((sentence) =>
      [240, 333, 480].map((width) => ({ ...setting(sentence, width), justified: true })),
    );
    await loadTextFonts(texts);
    const kept = texts.filter(agrees);
    expect(kept.length).toBeGreaterThan(20);
    const differences = kept.flatMap((text) => {
      const mirror = mirrorOf(text);
      const left = mirror.getBoundingClientRect().left;
      const range = document.createRange();
      const found = layOut(text).lines.flatMap(({ start, segments = [] }) => {
        let at = start;
        return segments.map(({ text: word, x }) => {
          range.setStart(mirror.firstChild ?? mirror, at);
          range.setEnd(mirror.firstChild ?? mirror, at + 1);
          at += word.length;
          return range.getBoundingClientRect().left - left - x;
        });
      });
      mirror.remove();
      return found;
    });
    expect(differences.length).toBeGreaterThan(100);
    expect(Math.max(...differences.map(Math.abs))).toBeLessThan(0.1);
  });

  test('shows the text itself where it is hyphenated, or has a justified line that browsers spread otherwise', async () => {
    const text = setting('Breakfast with accommodation every morning', 200);
    await loadTextFonts([text]);
    expect(agrees(text)).toBe(true);
    expect(agrees({ ...text, hyphenation: 'ac-com-mo-da-tion' })).toBe(false);
    const narrow = { ...setting('to be accommodations of', 150), justified: true };
    expect(layOut(narrow).lines[0]?.width).toBeLessThan(100);
    expect(agrees(narrow)).toBe(false);
    const indented = setting('  indented and spaced out', 130);
    expect([agrees(indented), agrees({ ...indented, justified: true })]).toEqual([true, false]);
  });
});
