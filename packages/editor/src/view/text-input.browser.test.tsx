import { describe, expect, test } from 'vitest';
import { createLayOut } from '../model/text-layout.ts';
import { createTranslatedText } from '../model/text.ts';
import type { EditorText } from '../model/text.ts';
import { loadTextFonts } from '../fonts/load-text-fonts.ts';
import { textAreaStyle } from './text-input.tsx';

const sentences = [
  'Grand opening this Saturday: fresh bread, well-brewed coffee and live music until 9:30 p.m.',
  'Große Eröffnungsfeier: Kräutertee, Süßigkeiten und Straßenmusik – Übernachtungsmöglichkeit vorhanden.',
  '¡Este sábado, gran inauguración! Pan recién hecho, jalapeños, pingüinos y música en la montaña.',
  'Dès vendredi, profitez d’une journée à la fête foraine : crêpes, œufs brouillés et garçons d’honneur.',
  'Mỗi buổi sáng thứ bảy, hãy thưởng thức phở nóng và những ly cà phê ngon dưới cầu, miễn phí.',
  'Işıl ışıl bir yaz akşamı için şimdi öğrenci indirimi: çılgın müzik, taze börek, soğuk ayran.',
  'Już w środę wielkie święto żurku: łąka, gęś, ćwikła i źródlana woda dla każdego gościa.',
  'Tel. +34 600-700-800 (9:00–18:00), from $1,299.00 or 25% off, R$ 12,50!',
  'First line\nsecond line\n\nfourth, a little longer than the others',
  '  indented   and   spaced   out  ',
];

/** Where the browser itself breaks a text under the style of the text area. */
function browserLines(text: EditorText): string[] {
  const mirror = document.createElement('div');
  const { fontSize, lineHeight, ...style } = textAreaStyle(text);
  Object.assign(mirror.style, style, {
    fontSize: `${Number(fontSize)}px`,
    lineHeight: String(lineHeight),
    width: `${text.width}px`,
    position: 'absolute',
  });
  const node = document.createTextNode(text.text);
  mirror.append(node);
  document.body.append(mirror);
  const lines: string[] = [];
  let top = Number.NaN;
  const range = document.createRange();
  for (let index = 0; index < text.text.length; index += 1) {
    const letter = text.text[index] ?? '';
    range.setStart(node, index);
    range.setEnd(node, index + 1);
    const [box] = range.getClientRects();
    if (letter === '\n') {
      lines.push('');
      top = Number.NaN;
      continue;
    }
    if (box && !(Math.abs(box.top - top) < fontSize / 2)) {
      if (Number.isNaN(top) && lines.length > 0) lines[lines.length - 1] = letter;
      else lines.push(letter);
      top = box.top;
    } else {
      lines[lines.length - 1] += letter;
    }
  }
  mirror.remove();
  return lines.map((line) => line.trimEnd());
}

describe('the text area', () => {
  test('breaks lines where the layout does, so that the caret stands where the letters are', async () => {
    const ctx = document.createElement('canvas').getContext('2d');
    if (!ctx) throw new Error('This browser gives no 2D context.');
    const layOut = createLayOut(ctx);
    const texts = sentences.flatMap((text, row) =>
      [60, 95, 130, 171.5, 240, 333, 480].map((width, column) =>
        createTranslatedText(
          {
            id: row,
            text,
            originalText: '',
            x: 0,
            y: 0,
            width,
            height: 100,
            rotation: 0,
            fontFamily: (row + column) % 2 === 0 ? 'Roboto' : 'Open Sans',
            fontWeight: column % 3 === 0 ? 700 : 400,
            fontSize: 14 + column,
            textAlign: 'left',
            suggestedColors: [],
          },
          1_000,
        ),
      ),
    );
    await loadTextFonts(texts);
    const ours = texts.map((text) => layOut(text).lines.map((line) => line.text.trimEnd()));
    const theirs = texts.map(browserLines);
    expect(theirs).toEqual(ours);
  });
});
