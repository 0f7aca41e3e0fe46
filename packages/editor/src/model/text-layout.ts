import { fitText, layoutText } from '@palimpsest/typeset';
import type { TextContext, TextLayout } from '@palimpsest/typeset';
import type { TextAttributes } from './text.ts';

/** Where the lines of a text break and stand; the same for screen, text area and export. */
export interface LayOut {
  (text: TextAttributes): TextLayout;
  /**
   * The largest of some sizes at which a text is within its box and its words are whole; `min` where it is at none of them.
   *
   * @param sizes in pixels of the image
   */
  readonly largestSize: (text: TextAttributes, sizes: { min: number; max: number }) => number;
}

/** A layout function on a context. Records never change, so that each is laid out once. */
export function createLayOut(ctx: TextContext): LayOut {
  const layouts = new WeakMap<TextAttributes, TextLayout>();
  const layOut = (text: TextAttributes) => {
    let layout = layouts.get(text);
    if (!layout) layouts.set(text, (layout = layoutText(ctx, text.text, text, text.width)));
    return layout;
  };
  return Object.assign(layOut, {
    largestSize: (text: TextAttributes, { min, max }: { min: number; max: number }) =>
      fitText(ctx, text.text, { ...text, fontSize: max }, text, { minFontSize: min }).style.fontSize,
  });
}
