import { faceUrl, type Face } from '@palimpsest/typefaces';
import { faceFor, registeredFamily } from './fonts.ts';
import { clearMeasurements } from './measure.ts';
import type { TextStyle } from './types.ts';
import { registeredUserFamily, registerUserFamily, unregisterUserFamily, type UserFamily } from './user-fonts.ts';

/** The folder from which the files of the faces are served, unless `serveFontsFrom` says otherwise. */
const defaultBase = '/v1/typefaces';
let base = defaultBase;

/** The fonts of the page, or of a worker, which has no page. */
function fontSet(): FontFaceSet {
  const scope: { document?: Document; fonts?: FontFaceSet } = globalThis;
  const fonts = scope.document?.fonts ?? scope.fonts;
  if (!fonts) throw new Error('This browser loads no fonts in workers. Draw the text on the page.');
  return fonts;
}

/** Font files that could not be loaded. Text of these families is drawn in the next font of its stack until they are there. */
export class FontUnavailableError extends Error {
  override readonly name = 'FontUnavailableError';
  readonly families: readonly string[];

  constructor(families: readonly string[], options?: ErrorOptions) {
    super(`The font files of ${families.join(', ')} could not be loaded.`, options);
    this.families = families;
  }
}

/** Sets the address of the folder that serves the files of the faces, for a host that does not serve them at `/v1/typefaces`. */
export function serveFontsFrom(url: string): void {
  base = url;
}

type FontOf = Pick<TextStyle, 'fontFamily' | 'fontWeight' | 'fontStyle' | 'runs'>;

const loads = new Map<Face, Promise<void>>();
const loaded = new Set<Face>();

/** A style as often as it has weights. */
function weightsOf(style: FontOf): FontOf[] {
  const weights = new Set([style.fontWeight, ...(style.runs ?? []).map((run) => run.fontWeight ?? style.fontWeight)]);
  return [...weights].map((fontWeight) => ({ ...style, fontWeight }));
}

/** The faces that draw these styles: also the one that draws the letters which a family may lack. */
function facesOf(styles: readonly FontOf[]): Map<Face, string> {
  const faces = new Map<Face, string>();
  for (const { fontFamily, fontWeight, fontStyle } of styles.flatMap(weightsOf)) {
    // Only the fallback of a user's font is ours: Roboto, as that of every family that the library lacks.
    const { typeface, face } = faceFor(fontFamily, fontWeight, fontStyle);
    faces.set(face, typeface.name);
    if (typeface.lacks.length === 0) continue;
    const fallback = faceFor('Roboto', fontWeight, fontStyle);
    faces.set(fallback.face, fallback.typeface.name);
  }
  return faces;
}

/** Whether text of a style is drawn otherwise than before, since a font came or went. */
export type FontChange = (style: FontOf) => boolean;

const fontListeners = new Set<(isChanged: FontChange) => void>();

/** Calls back whenever a font was loaded, added or removed, which invalidates measurements of some styles. @returns a function that removes the listener */
export function onFontsChange(listener: (isChanged: FontChange) => void): () => void {
  fontListeners.add(listener);
  return () => fontListeners.delete(listener);
}

function notifyFontsChange(isChanged: FontChange): void {
  clearMeasurements();
  for (const listener of fontListeners) listener(isChanged);
}

const fonts = new Map<Face, FontFace>();

interface UserFont {
  family: UserFamily;
  font: FontFace;
  file: Blob;
}

const userFonts = new Map<string, UserFont>();

/** The fonts of the user that these styles name. */
function userFontsOf(styles: readonly FontOf[]): UserFont[] {
  return [...new Set(styles.map(({ fontFamily }) => fontFamily))].flatMap((name) => userFonts.get(name) ?? []);
}

/** Weights as a style sheet names them: `400`, or `100 900` of a font with a weight axis. */
function cssWeights({ weight: { min, max } }: UserFamily): string {
  return min === max ? String(min) : `${min} ${max}`;
}

/**
 * Makes the font of a user known to the document: text can then be set in its family.
 *
 * @throws SyntaxError (DOMException) when the browser cannot read the file; nothing is added then
 */
export async function addUserFont(family: UserFamily, file: Blob): Promise<void> {
  const font = new FontFace(registeredUserFamily(family), await file.arrayBuffer(), {
    weight: cssWeights(family),
    style: family.style,
  });
  await font.load();
  fontSet().add(font);
  userFonts.set(family.name, { family, font, file });
  registerUserFamily(family);
  notifyFontsChange(({ fontFamily }) => fontFamily === family.name);
}

/** Everything that a worker needs to draw texts in the same fonts as the page; it can be cloned. */
export interface FontSetup {
  /** The address of the folder that serves the files of the faces. */
  folder: string;
  own: { family: UserFamily; file: Blob }[];
}

/** The fonts of the page that draw these styles, for {@link setUpFonts} in a worker. */
export function fontSetup(styles: readonly FontOf[]): FontSetup {
  return {
    // A worker's addresses start where its script lies.
    folder: new URL(base, document.baseURI).href,
    own: userFontsOf(styles).map(({ family, file }) => ({ family, file })),
  };
}

/**
 * Makes the fonts of a page known in a worker.
 *
 * @throws Error where the browser loads no fonts in workers
 */
export async function setUpFonts({ folder, own }: FontSetup): Promise<void> {
  serveFontsFrom(folder);
  await Promise.all(own.map(({ family, file }) => addUserFont(family, file)));
}

/** Takes the font of a user out of the document: text in its family is set in Roboto from now on. */
export function removeUserFont(name: string): void {
  const added = userFonts.get(name);
  if (!added) return;
  fontSet().delete(added.font);
  userFonts.delete(name);
  unregisterUserFamily(name);
  notifyFontsChange(({ fontFamily }) => fontFamily === name);
}

export type FontFormat = 'woff2' | 'ttf';

/** A face as a style sheet names it, and its file. */
export interface FontSource {
  /** The family, weight and style as in {@link cssFont}. */
  family: string;
  weight: string;
  style: string;
  /**
   * Reads the font file; its type is that of the format. The file of a user stays as it is.
   *
   * @param as the format of a face of the library. Default 'woff2'; 'ttf' for programs that read no WOFF2
   * @throws Error naming the font when it cannot be fetched
   */
  read: (as?: FontFormat) => Promise<Blob>;
}

async function fetchFont(url: string, family: string, as: FontFormat): Promise<Blob> {
  const response = await fetch(`${url}?as=${as}`);
  if (!response.ok) throw new Error(`The font ${family} could not be loaded (${response.status}).`);
  return new Blob([await response.arrayBuffer()], { type: `font/${as}` });
}

/** The faces that draw these styles, for a file that has to bring its fonts along. */
export function fontSources(styles: readonly FontOf[]): FontSource[] {
  return [
    ...userFontsOf(styles).map(({ family, file }) => ({
      family: registeredUserFamily(family),
      weight: cssWeights(family),
      style: family.style,
      read: () => Promise.resolve(file),
    })),
    ...[...facesOf(styles)].map(([face, family]) => ({
      family: registeredFamily(family),
      weight: String(face.weight),
      style: face.style,
      read: (as: FontFormat = 'woff2') => fetchFont(faceUrl(face, base), family, as),
    })),
  ];
}

/** A face as the document knows it; its file is fetched when something is shown in it. */
function fontOf(face: Face, family: string): FontFace {
  let font = fonts.get(face);
  if (!font) {
    const source = `url(${JSON.stringify(faceUrl(face, base))})`;
    font = new FontFace(registeredFamily(family), source, { weight: String(face.weight), style: face.style });
    fontSet().add(font);
    fonts.set(face, font);
  }
  return font;
}

/**
 * Makes families known to the document without fetching a file: a list that shows each name in its own face (`fontStack`) fetches those of
 * the rows that come into view.
 */
export function declareFonts(families: readonly string[]): void {
  for (const [face, family] of facesOf(families.map((fontFamily) => ({ fontFamily, fontWeight: 400 }))))
    fontOf(face, family);
}

async function load(face: Face, family: string): Promise<void> {
  try {
    await fontOf(face, family).load();
  } catch (error) {
    const failed = fonts.get(face);
    if (failed) fontSet().delete(failed);
    fonts.delete(face);
    throw error;
  }
  loaded.add(face);
  notifyFontsChange((style) => facesOf([style]).has(face));
}

/** Whether text of these styles can be measured and drawn already. */
export function areFontsLoaded(styles: readonly FontOf[]): boolean {
  return [...facesOf(styles).keys()].every((face) => loaded.has(face));
}

/**
 * Loads the faces that draw these styles, from the same outlines as on the server, and adds them to the document. Text must not be measured
 * before. A face is fetched once; after a failure the next call tries again.
 *
 * @throws FontUnavailableError that names all families of which a file could not be fetched; the others are loaded then.
 */
export async function loadFonts(styles: readonly FontOf[]): Promise<void> {
  const faces = [...facesOf(styles)];
  const results = await Promise.allSettled(
    faces.map(([face, family]) => {
      const loading =
        loads.get(face) ??
        load(face, family).catch((error: unknown) => {
          loads.delete(face);
          throw error;
        });
      loads.set(face, loading);
      return loading;
    }),
  );
  const failed = new Set(faces.flatMap(([face], index) => (results[index]?.status === 'rejected' ? face : [])));
  if (failed.size === 0) return;
  const unavailable = styles.filter((style) => [...facesOf([style]).keys()].some((face) => failed.has(face)));
  const families = new Set(unavailable.map(({ fontFamily }) => fontFamily));
  throw new FontUnavailableError([...families], {
    cause: results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))[0],
  });
}
