import type { Quad } from './homography.ts';

/** The part of a 2D context that setting text needs; a browser's context and @napi-rs/canvas's both have it. */
export type TextContext = Pick<
  CanvasRenderingContext2D,
  | 'font'
  | 'fillStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'textRendering'
  | 'direction'
  | 'letterSpacing'
  | 'measureText'
  | 'fillRect'
  | 'fillText'
  | 'strokeText'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'createLinearGradient'
  | 'shadowColor'
  | 'shadowBlur'
  | 'shadowOffsetX'
  | 'shadowOffsetY'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'transform'
  | 'beginPath'
  | 'arc'
  | 'roundRect'
  | 'fill'
  | 'stroke'
  | 'globalAlpha'
  | 'setTransform'
> & {
  /** The canvas that is painted on, in its own pixels. */
  readonly canvas: { width: number; height: number };
  getTransform(): { a: number; b: number; c: number; d: number; e: number; f: number };
  /** Draws a canvas that {@link createSurface} gave. */
  drawImage(canvas: never, x: number, y: number, width: number, height: number): void;
};

export type TextAlign = 'left' | 'center' | 'right';

export type FontStyle = 'normal' | 'italic';

/** The case in which letters are drawn, as CSS names it: as typed, in capitals, in small letters, or each word with a capital first. */
export type TextTransform = 'none' | 'uppercase' | 'lowercase' | 'capitalize';

/** Letters of a text that are set in another colour or weight than the rest. */
export interface StyledRun {
  /** Its start and end in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** A CSS colour. Default that of the text. */
  fill?: string | undefined;
  /** CSS weight, 100 to 900. Default that of the text. */
  fontWeight?: number | undefined;
}

/** Where the lines of a text stand in a box that is higher than they are. */
export type VerticalAlign = 'top' | 'middle' | 'bottom';

export interface TextStyle {
  fontFamily: string;
  /** CSS weight, 100 to 900. */
  fontWeight: number;
  /** The font size, in px of the image. */
  fontSize: number;
  textAlign: TextAlign;
  /** Default 'middle'. Lines that are higher than their box stand over at the other sides. */
  verticalAlign?: VerticalAlign | undefined;
  /**
   * Whether the spaces between words grow until each line is as wide as the box; the last line of a paragraph, lines of one word and those of so
   * few that they would stand three ems further apart are set by `textAlign`. Text along a circle is not justified. Default false.
   */
  justified?: boolean | undefined;
  /**
   * Whether quotation marks stand outside the box so that the letters beside them end on its side: at the start of lines that are set left or
   * justified, as CSS's `hanging-punctuation: first` has it for the first line, and at the end of those set right. So does a bullet with the space
   * behind it where a paragraph begins. Centred text and text along a circle have none. Default false.
   */
  hangingPunctuation?: boolean | undefined;
  /** Distance of baselines as a multiple of the font size. Default 1.2. */
  lineHeight?: number | undefined;
  /**
   * Added between letters, in ems; below 0 they stand closer. Nothing is added after the last letter of a line. As in CSS, letters
   * that are set apart form no ligatures. Default 0.
   */
  letterSpacing?: number | undefined;
  /** A family without italics is slanted instead. Default 'normal'. */
  fontStyle?: FontStyle | undefined;
  /** Degrees by which upright letters are slanted to the right, about their baseline. Moves no letter and no line. Default 0. */
  slope?: number | undefined;
  /**
   * The fill of the letters without a colour of their own, over all lines: a CSS `linear-gradient` of two colours, as
   * `linear-gradient(180deg, #ffd24a, #d1410c)`. Default the colour of the text.
   */
  textGradient?: string | undefined;
  /** A shadow or glow behind the letters: a CSS `text-shadow` of one layer in ems, as `0.05em 0.05em 0em #1a66aa`. */
  textShadow?: string | undefined;
  /** A line around the letters, painted under them: a CSS `-webkit-text-stroke` in ems, as `0.06em #ffffff`. */
  textStroke?: string | undefined;
  /**
   * A rule under each line, painted under the letters: how far its top is below the baseline and how thick it is, in ems, and its colour, as
   * `0.12em 0.06em #1a66aa`.
   */
  textUnderline?: string | undefined;
  /**
   * A filled box behind all lines, under everything else: how far it reaches over the first baseline, under the last one and beyond the widest
   * line on both sides, and the radius of its corners, in ems, and its colour, as `1em 0.4em 0.5em 0.2em #1a66aa`. Text along a circle has none.
   */
  textBackground?: string | undefined;
  /**
   * Words of the text that may be parted at the end of a line, with a hyphen where each may be, as TeX's `\hyphenation` has them:
   * `Über-nach-tung Mög-lich-keit`. They are parted only where a line would be short without it, on at most two lines that follow each other; the
   * last word of a paragraph and text along a circle never are. Default none.
   */
  hyphenation?: string | undefined;
  /** The runs in their order, without overlap. Default none. */
  runs?: readonly StyledRun[] | undefined;
  /**
   * Degrees of a circle that lines as long as they may be take, -360 to 360: above 0 the middle of a line is its highest point, below 0 its
   * lowest. The circle around all lines is as wide as the box; from 180 degrees on its diameter is. Default 0, straight.
   */
  curve?: number | undefined;
  /** 0 to 1: how much is seen of the text with everything that is drawn around it, as one picture. Default 1. */
  opacity?: number | undefined;
  /** The case in which the letters are drawn, by the rules of `lang`; what was typed stays. Default 'none'. */
  textTransform?: TextTransform | undefined;
  /**
   * The language of the text, as a BCP 47 tag: capitals follow its rules, and lines with its letters are written in its direction. Default none:
   * a paragraph is written in the direction of its first letter.
   */
  lang?: string | undefined;
}

/** The place of a text: a box of the image, turned about its centre. */
export interface TextBox {
  /** Top left corner before turning, in pixels of the image. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees, clockwise, about the centre of the box. */
  rotation: number;
  /**
   * The corners of the box as they are seen, clockwise from its top left, where it stands on a surface that is seen at an angle: in shares of its
   * width and height before it is turned, so that they move, grow and turn with it. Default (0, 0), (1, 0), (1, 1), (0, 1), the box itself;
   * so are corners that no view of a box has.
   */
  perspective?: Quad | undefined;
}

/** Letters of a line that are set alike. */
export interface LineSegment {
  text: string;
  /** Left end from the left end of its line. */
  x: number;
  /** CSS weight, 100 to 900. */
  fontWeight: number;
  /** A CSS colour; undefined for that of the text. */
  fill?: string;
  /** Undefined where its letters are written from the left. */
  direction?: 'rtl';
}

/** Letters of a curved line that are set as if straight. */
export interface CurvedPiece {
  text: string;
  /** Its start in the whole text, in UTF-16 units. */
  start: number;
  /** Left end of its baseline, from the left side of the box and from the top of the block of lines. */
  x: number;
  y: number;
  /** Radians, clockwise: the direction of the circle under its middle. */
  angle: number;
  /** The width without trailing white space. */
  width: number;
  /** CSS weight, 100 to 900. */
  fontWeight: number;
  /** A CSS colour; undefined for that of the text. */
  fill?: string;
  /** Undefined where its letters are written from the left. */
  direction?: 'rtl';
}

export interface LayoutLine {
  /** The letters that are drawn: without the white space at which the line was broken, and with the hyphen of a word that was parted at its end. */
  text: string;
  /** Start and end of the drawn letters in the whole text, in UTF-16 units; a hyphen that the text does not have counts nothing. */
  start: number;
  end: number;
  /**
   * Left end of the line from the left side of the box. Below 0 for a line wider than its box that is not set left, and where it begins with what hangs. Of a curved line: along its
   * circle, whose highest or lowest point is at half the width of the box.
   */
  x: number;
  /** Baseline from the top of the block of lines; of a curved line, where its circle is highest or lowest. */
  baseline: number;
  /** Along the line. */
  width: number;
  /** Undefined for a line of a paragraph that is written from the left. */
  direction?: 'rtl';
  /**
   * In turn, each word for itself in a justified line and in one with letters from the right; undefined where all letters of the line are set as
   * the text is.
   */
  segments?: LineSegment[];
  /** Radius of the circle that a curved line runs along: below 0 where the tops of its letters are on the inner side. Undefined for a straight line. */
  radius?: number;
  /** The letters of a curved line, in the order of the text. */
  pieces?: CurvedPiece[];
}

export interface TextLayout {
  style: TextStyle;
  /** The width that the lines were broken to. */
  boxWidth: number;
  /** The lines, at least one even for an empty text. */
  lines: LayoutLine[];
  /** Width of the widest line. */
  width: number;
  /** Height of all lines: their number times the line height; of curved ones, of the upright rectangle around them. */
  height: number;
}

/** Letters of a text that follow each other and are set alike. */
export interface Stretch {
  text: string;
  /** Its start in the whole text, in UTF-16 units. */
  start: number;
  run: StyledRun | undefined;
}
