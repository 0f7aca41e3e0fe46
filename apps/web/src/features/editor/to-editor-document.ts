import { type LocalizedText } from '@palimpsest/contract';
import { createTranslatedText, type EditorDocument } from '@palimpsest/editor';

/**
 * The document that the editor edits, from the texts of a processed record.
 * @param size of the image, in pixels
 * @param now ms since the epoch, for the ids
 */
export function toEditorDocument(
  texts: readonly LocalizedText[],
  size: { width: number; height: number },
  now: number,
): EditorDocument {
  return {
    width: size.width,
    height: size.height,
    texts: texts.map((text) =>
      createTranslatedText(
        {
          id: text.id,
          text: text.localized_text,
          originalText: text.original_text,
          suggestedColors: text.suggested_colors,
          x: text.coordinates.center_x - text.dimensions.width / 2,
          y: text.coordinates.center_y - text.dimensions.height / 2,
          width: text.dimensions.width,
          height: text.dimensions.height,
          rotation: text.rotation,
          fontFamily: text.font_family,
          fontWeight: text.font_weight,
          fontSize: text.font_size,
          textAlign: text.text_alignment,
          ...(text.font_style !== undefined && { fontStyle: text.font_style }),
          ...(text.line_height !== undefined && { lineHeight: text.line_height }),
          ...(text.letter_spacing !== undefined && { letterSpacing: text.letter_spacing }),
        },
        now,
      ),
    ),
  };
}
