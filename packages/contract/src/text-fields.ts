/**
 * The optional fields of a text that mean the same everywhere: what engine and editor call them, and what {@link LocalizedText} does. A field that is
 * added here crosses the wire both ways.
 */
export const textFields = {
  sizeShare: 'size_share',
  faceConfidence: 'face_confidence',
  justified: 'justified',
  hangingPunctuation: 'hanging_punctuation',
  fontStyle: 'font_style',
  lineHeight: 'line_height',
  letterSpacing: 'letter_spacing',
  textGradient: 'text_gradient',
  textShadow: 'text_shadow',
  textStroke: 'text_stroke',
  textUnderline: 'text_underline',
  textBackground: 'text_background',
  hyphenation: 'hyphenation',
  curve: 'curve',
  opacity: 'opacity',
  textTransform: 'text_transform',
  autoFit: 'auto_fit',
  lang: 'lang',
} as const;

type Fields = typeof textFields;

type OnWire<T> = { [Name in keyof Fields & keyof T as Fields[Name]]?: Exclude<T[Name], undefined> };
type OffWire<T> = {
  [Name in keyof Fields as Fields[Name] extends keyof T ? Name : never]?: Exclude<T[Fields[Name] & keyof T], undefined>;
};

/** The fields of an object under other names; those that it lacks are left out. */
function renamed(source: object, names: readonly (readonly [from: string, to: string])[]): object {
  const values = new Map<string, unknown>(Object.entries(source));
  return Object.fromEntries(
    names.flatMap(([from, to]) => (values.get(from) === undefined ? [] : [[to, values.get(from)]])),
  );
}

const names = Object.entries(textFields);
const namesBack = names.map(([name, onWire]) => [onWire, name] as const);

/** The {@link textFields} of a text of the engine or the editor, as they are named on the wire. */
export function textFieldsToWire<T extends object>(text: T): OnWire<T> {
  return renamed(text, names);
}

/** The {@link textFields} of a text from the wire, as engine and editor name them. */
export function textFieldsFromWire<T extends object>(text: T): OffWire<T> {
  return renamed(text, namesBack);
}
