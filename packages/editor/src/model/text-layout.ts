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
  /** Lays these texts out again when they are asked for next, as after a change of their fonts. */
  readonly forget: (isChanged: (text: TextAttributes) => boolean) => void;
}

/** A layout function on a context. Records never change, so that each is laid out once, and again after a change of its fonts. */
export function createLayOut(ctx: TextContext): LayOut {
  /** A layout, and how many of the changes it has been through. */
  const layouts = new WeakMap<TextAttributes, { layout: TextLayout; seen: number }>();
  const changes: ((text: TextAttributes) => boolean)[] = [];
  const layOut = (text: TextAttributes) => {
    const kept = layouts.get(text);
    const isKept = kept && !changes.slice(kept.seen).some((isChanged) => isChanged(text));
    const layout = isKept ? kept.layout : layoutText(ctx, text.text, text, text.width);
    if (kept?.seen !== changes.length) layouts.set(text, { layout, seen: changes.length });
    return layout;
  };
  return Object.assign(layOut, {
    forget: (isChanged: (text: TextAttributes) => boolean) => void changes.push(isChanged),
    largestSize: (text: TextAttributes, { min, max }: { min: number; max: number }) =>
      fitText(ctx, text.text, { ...text, fontSize: max }, text, { minFontSize: min }).style.fontSize,
  });
}
