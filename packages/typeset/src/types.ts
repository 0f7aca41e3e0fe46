import type { Quad } from './homography.ts';

/** The part of a 2D context that setting text needs; a browser's context and @napi-rs/canvas's both have it. */
export type TextContext = Pick<
  CanvasRenderingContext2D,
  | 'font'
  | 'fillStyle'
  | 'textAlign'
  | 'textBaseline'
  | 'textRendering'
  | 'letterSpacing'
  | 'measureText'
  | 'fillRect'
  | 'fillText'
  | 'strokeText'
  | 'strokeStyle'
  | 'lineWidth'
  | 'lineJoin'
  | 'shadowColor'
  | 'shadowBlur'
  | 'shadowOffsetX'
  | 'shadowOffsetY'
  | 'save'
  | 'restore'
  | 'translate'
  | 'rotate'
  | 'transform'
> & {
  getTransform(): { a: number; b: number; c: number; d: number };
  /** Of the canvases that {@link createSurface} gives. */
  drawImage(canvas: never, x: number, y: number, width: number, height: number): void;
};

export type TextAlign = 'left' | 'center' | 'right';

export type FontStyle = 'normal' | 'italic';

/** Letters of a text that are set in another colour or weight than the rest. */
export interface StyledRun {
  /** Where it begins and ends in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** A CSS colour. Default that of the text. */
  fill?: string | undefined;
  /** CSS weight, 100 to 900. Default that of the text. */
  fontWeight?: number | undefined;
}

export interface TextStyle {
  fontFamily: string;
  /** CSS weight, 100 to 900. */
  fontWeight: number;
  /** In pixels of the image. */
  fontSize: number;
  textAlign: TextAlign;
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
  /** A shadow or glow behind the letters: a CSS `text-shadow` of one layer in ems, as `0.05em 0.05em 0em #1a66aa`. */
  textShadow?: string | undefined;
  /** A line around the letters, painted under them: a CSS `-webkit-text-stroke` in ems, as `0.06em #ffffff`. */
  textStroke?: string | undefined;
  /**
   * A rule under each line, painted under the letters: how far its top is below the baseline and how thick it is, in ems, and its colour, as
   * `0.12em 0.06em #1a66aa`.
   */
  textUnderline?: string | undefined;
  /** In the order in which they stand; they do not overlap. Default none. */
  runs?: readonly StyledRun[] | undefined;
}

/** Where text goes: a box of the image, turned about its centre. */
export interface TextBox {
  /** Top left corner before turning, in pixels of the image. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** Degrees, clockwise, about the centre of the box. */
  rotation: number;
  /**
   * Where the corners of the box are seen, clockwise from its top left, where it stands on a surface that is seen at an angle: in shares of its
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
}

export interface LayoutLine {
  /** What is drawn: without the white space at which the line was broken. */
  text: string;
  /** Where what is drawn begins and ends in the whole text, in UTF-16 units. */
  start: number;
  end: number;
  /** Left end of the line from the left side of the box. Below 0 for a line wider than its box that is not set left. */
  x: number;
  /** Baseline from the top of the block of lines. */
  baseline: number;
  width: number;
  /** In turn; undefined where all letters of the line are set as the text is. */
  segments?: LineSegment[];
}

export interface TextLayout {
  style: TextStyle;
  /** The width that the lines were broken to. */
  boxWidth: number;
  /** At least one, however short the text. */
  lines: LayoutLine[];
  /** Of the widest line. */
  width: number;
  /** Of all lines: their number times the line height. */
  height: number;
}
