import type { TextTransform, VerticalAlign } from '@palimpsest/typeset';

/** How a text looks as a whole, and by which rules. */
export interface TextLook {
  /** Where the lines stand in a box that is higher than they are. Default 'middle'. */
  verticalAlign?: VerticalAlign | undefined;
  /** 0 to 1: how much is seen of the text and of everything drawn around it, as one picture. Default 1. */
  opacity?: number | undefined;
  /** The case in which the letters are drawn; `text` stays as typed. Default 'none'. */
  textTransform?: TextTransform | undefined;
  /** `fontSize` follows from the text: the largest at which it finds room in its box. Default false. */
  autoFit?: boolean | undefined;
  /** The language of the text, as a BCP 47 tag: capitals follow its rules, and lines its direction. Default none. */
  lang?: string | undefined;
}

/** The look of a text apart from the rest of the record; what is not said is absent. */
export function lookOf({ verticalAlign, opacity, textTransform, autoFit, lang }: TextLook): TextLook {
  return {
    ...(verticalAlign !== undefined && { verticalAlign }),
    ...(opacity !== undefined && { opacity }),
    ...(textTransform !== undefined && { textTransform }),
    ...(autoFit !== undefined && { autoFit }),
    ...(lang !== undefined && { lang }),
  };
}
