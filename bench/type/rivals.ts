import type { LocalisedText } from '@palimpsest/engine';
import { fitText } from '@palimpsest/typeset';
import { createCanvas } from '@palimpsest/typeset/node';
import type { TrueText } from '../posters/truth.ts';
import type { TypeCase } from './draw.ts';
import { wordsOf } from './page.ts';

/** Sets texts as open comic translators do: one face, centred in the box of the original, as large as fits. The boxes and the words are the true ones. */
const fixedFace = 'Comic Sans MS';

const ctx = createCanvas(1, 1).getContext('2d');

/** The texts of a poster as that rival sets them. */
export function fixedFaceTexts({ design, texts }: TypeCase): LocalisedText[] {
  return texts.map(({ design: designed, source }, index) => {
    const box = uprightBox(source);
    const style = { fontFamily: fixedFace, fontWeight: 400, fontSize: 200, textAlign: 'center' as const };
    const translatedText = wordsOf(designed, design.to);
    const { fontSize } = fitText(ctx, translatedText, style, box).style;
    return {
      ...style,
      id: index + 1,
      originalText: source.text,
      translatedText,
      quad: source.quad,
      center: { x: box.x + box.width / 2, y: box.y + box.height / 2 },
      width: box.width,
      height: box.height,
      rotation: source.rotation,
      fontSize,
      suggestedColours: [source.color],
      lineCount: source.lines.length,
    };
  });
}

/** The box of a turned text before it was turned about its centre. */
function uprightBox({ quad: [a, b, c, d] }: TrueText): { x: number; y: number; width: number; height: number } {
  const width = Math.hypot(b.x - a.x, b.y - a.y);
  const height = Math.hypot(d.x - a.x, d.y - a.y);
  return { x: (a.x + c.x - width) / 2, y: (a.y + c.y - height) / 2, width, height };
}
