import type { LocalizedText } from '@palimpsest/contract';
import type { LocalisedText } from '@palimpsest/engine';

/** Characters as a reader counts them. */
function characters(text: string): number {
  return [...new Intl.Segmenter().segment(text)].length;
}

/** A text of the engine's document as clients know it. */
export function toLocalizedText(text: LocalisedText, createdAt: Date): LocalizedText {
  const [a, b, c, d] = text.quad;
  return {
    id: text.id,
    original_text: text.originalText,
    localized_text: text.translatedText,
    coordinates: {
      x1: a.x,
      y1: a.y,
      x2: b.x,
      y2: b.y,
      x3: c.x,
      y3: c.y,
      x4: d.x,
      y4: d.y,
      center_x: text.center.x,
      center_y: text.center.y,
    },
    dimensions: { width: text.width, height: text.height },
    font_size: text.fontSize,
    line_count: text.lineCount,
    length_ratio: characters(text.translatedText) / Math.max(1, characters(text.originalText)),
    created_at: createdAt.toISOString(),
    text_alignment: text.textAlign,
    suggested_colors: text.suggestedColours,
    font_family: text.fontFamily,
    font_weight: text.fontWeight,
    rotation: text.rotation,
  };
}
