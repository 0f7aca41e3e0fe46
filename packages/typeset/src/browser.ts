import { faceUrl, type Face } from '@palimpsest/typefaces';
import { faceFor, registeredFamily } from './fonts.ts';
import { clearMeasurements } from './measure.ts';
import type { TextStyle } from './types.ts';

/** Where the files of the faces are served, unless `serveFontsFrom` says otherwise. */
const defaultBase = '/v1/typefaces';
let base = defaultBase;

/** Sets the address of the folder that serves the files of the faces, for a host that does not serve them at `/v1/typefaces`. */
export function serveFontsFrom(url: string): void {
  base = url;
}

type FontOf = Pick<TextStyle, 'fontFamily' | 'fontWeight' | 'fontStyle'>;

const loads = new Map<Face, Promise<void>>();
const loaded = new Set<Face>();

/** The faces that draw these styles: also the one that draws the letters which a family may lack. */
function facesOf(styles: readonly FontOf[]): Map<Face, string> {
  const faces = new Map<Face, string>();
  for (const { fontFamily, fontWeight, fontStyle } of styles) {
    const { typeface, face } = faceFor(fontFamily, fontWeight, fontStyle);
    faces.set(face, typeface.name);
    if (typeface.lacks.length === 0) continue;
    const fallback = faceFor('Roboto', fontWeight, fontStyle);
    faces.set(fallback.face, fallback.typeface.name);
  }
  return faces;
}

const fonts = new Map<Face, FontFace>();

/** A face as a style sheet names it, and where its file is. */
export interface FontSource {
  /** As in {@link cssFont}. */
  family: string;
  weight: number;
  style: string;
  /** Of a WOFF2 file. */
  url: string;
}

/** The faces that draw these styles, for a file that has to bring its fonts along. */
export function fontSources(styles: readonly FontOf[]): FontSource[] {
  return [...facesOf(styles)].map(([face, family]) => ({
    family: registeredFamily(family),
    weight: face.weight,
    style: face.style,
    url: faceUrl(face, base),
  }));
}

/** A face as the document knows it; its file is fetched when something is shown in it. */
function fontOf(face: Face, family: string): FontFace {
  let font = fonts.get(face);
  if (!font) {
    const source = `url(${JSON.stringify(faceUrl(face, base))})`;
    font = new FontFace(registeredFamily(family), source, { weight: String(face.weight), style: face.style });
    document.fonts.add(font);
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
    if (failed) document.fonts.delete(failed);
    fonts.delete(face);
    throw error;
  }
  clearMeasurements();
  loaded.add(face);
}

/** Whether text of these styles can be measured and drawn already. */
export function areFontsLoaded(styles: readonly FontOf[]): boolean {
  return [...facesOf(styles).keys()].every((face) => loaded.has(face));
}

/**
 * Loads the faces that draw these styles, from the same outlines as on the server, and adds them to the document. Text must not be measured
 * before. A face is fetched once; after a failure the next call tries again.
 *
 * @throws NetworkError (DOMException) when a file cannot be fetched.
 */
export async function loadFonts(styles: readonly FontOf[]): Promise<void> {
  await Promise.all(
    [...facesOf(styles)].map(([face, family]) => {
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
}
