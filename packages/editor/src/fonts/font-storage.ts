/** A custom font as the storage of the session keeps it. */
export interface StoredFont {
  fontFamily: string;
  /** The font file in base64. */
  fileData: string;
  /** ms since the epoch. */
  uploadedAt: number;
  fileName: string;
  /** A name of a weight, as `SemiBold`. */
  detectedWeight: string;
}

const key = 'customFonts';

type FontStorage = Pick<Storage, 'getItem' | 'setItem'>;

function isStoredFont(value: unknown): value is StoredFont {
  if (typeof value !== 'object' || value === null) return false;
  const { fontFamily, fileData, uploadedAt, fileName, detectedWeight } = value as Record<string, unknown>;
  return (
    [fontFamily, fileData, fileName, detectedWeight].every((text) => typeof text === 'string') &&
    typeof uploadedAt === 'number'
  );
}

/** The fonts that were kept, the oldest first. What is not a font, such as the mark of another program, is ignored. */
export function readStoredFonts(storage: FontStorage): StoredFont[] {
  const text = storage.getItem(key);
  if (text === null) return [];
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter(isStoredFont) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

/** How many characters of font files a document holds at most: what is saved with every change has to stay small. */
export const documentFontLength = 700_000;

/** The fonts that a document brings along: of those that it uses as many as it has room for, the smallest first. */
export function fontsToSave(fonts: readonly StoredFont[], families: ReadonlySet<string>): StoredFont[] {
  let room = documentFontLength;
  return fonts
    .filter(({ fontFamily }) => families.has(fontFamily))
    .toSorted((a, b) => a.fileData.length - b.fileData.length)
    .filter(({ fileData }) => {
      room -= fileData.length;
      return room >= 0;
    });
}

/** Keeps fonts for as long as the tab is open. @returns false when they do not fit into the storage: those that were kept stay */
export function writeStoredFonts(storage: FontStorage, fonts: readonly StoredFont[]): boolean {
  try {
    storage.setItem(key, JSON.stringify(fonts));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}

/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let binary = '';
  // A call takes only so many arguments.
  for (let start = 0; start < bytes.length; start += 0x80_00)
    binary += String.fromCharCode(...bytes.subarray(start, start + 0x80_00));
  return btoa(binary);
}

/** The bytes of a base64 text. @throws InvalidCharacterError (DOMException) if it is not base64 */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.codePointAt(0) ?? 0);
}
