/** The kind of a face, as a designer would say before naming one. */
export const typeClasses = [
  'grotesque',
  'humanist',
  'geometric',
  'rounded',
  'condensed',
  'extra-condensed',
  'old-style',
  'transitional',
  'didone',
  'slab',
  'formal-script',
  'brush-script',
  'handwriting',
  'comic',
  'mono',
  'display',
] as const;

export type TypeClass = (typeof typeClasses)[number];

export type FaceStyle = 'normal' | 'italic';

/** Measures that a font file gives of a face; all lengths are in ems. */
export interface FaceMeasures {
  /** Height above the baseline, depth below it and extra leading, from the horizontal header (`hhea`). */
  ascent: number;
  descent: number;
  lineGap: number;
  /** Height of a flat lower-case letter and of a flat capital, from their outlines. */
  xHeight: number;
  capHeight: number;
  /** Mean advance of a–z, of A–Z and of 0–9, and that of the space. */
  advances: { lower: number; upper: number; digits: number; space: number };
  /** Mean advance of a–z and A–Z over the height of the capitals: about 0.4 extra condensed, 0.8 normal, 1.0 wide. */
  width: number;
  /** Thickness of the upright stroke of `l`. */
  stem: number;
  /** How much thinner the thinnest stroke of `o` is than its thickest: 0 monoline, 0.9 a didone. */
  contrast: number;
  /** Slope of the stems in degrees, positive to the right (the negated `italicAngle`). */
  slant: number;
}

/** A file of an npm package: `source` is the name of the package and the path inside it. */
export interface PackedFile {
  source: string;
  /** Hexadecimal. */
  sha256: string;
}

/** One font file. */
export interface Face extends PackedFile, FaceMeasures {
  /** The name of the face, as of a file: `roboto-700-italic.ttf`. */
  file: string;
  /** CSS weight, 100 to 900. */
  weight: number;
  style: FaceStyle;
}

export interface Typeface {
  name: string;
  class: TypeClass;
  /** The npm package that brings the files, with its version. */
  package: string;
  license: PackedFile & { id: 'OFL-1.1' | 'Apache-2.0' };
  /** The families of the specification that this one is drawn for, because they cannot be brought along. */
  standsFor: readonly string[];
  /** The family of the same design with narrower letters, in which a text stays as high where its own would have to be smaller. */
  narrower?: string;
  /** BCP 47 tags of the product's languages of which at least one face lacks a letter. */
  lacks: readonly string[];
  /** Lightest first, upright before italic. */
  faces: readonly Face[];
}
