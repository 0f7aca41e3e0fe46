import { layoutText } from '@palimpsest/typeset';
import type { TextContext, TextLayout } from '@palimpsest/typeset';
import type { TextAttributes } from './text.ts';

/** Where the lines of a text break and stand; the same for screen, text area and export. */
export type LayOut = (text: TextAttributes) => TextLayout;

/** A layout function on a context. Records never change, so that each is laid out once. */
export function createLayOut(ctx: TextContext): LayOut {
  const layouts = new WeakMap<TextAttributes, TextLayout>();
  return (text) => {
    let layout = layouts.get(text);
    if (!layout) layouts.set(text, (layout = layoutText(ctx, text.text, text, text.width)));
    return layout;
  };
}
