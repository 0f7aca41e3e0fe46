import { fontWeights } from '@palimpsest/typeset';
import type { FontWeightName, UserFamily } from '@palimpsest/typeset';
import { addUserFont, removeUserFont } from '@palimpsest/typeset/browser';
import { familyNameOf, fontFileProblem } from './check-font-file.ts';
import type { FontProblem } from './check-font-file.ts';
import { documentFontLength, fromBase64, readStoredFonts, toBase64, writeStoredFonts } from './font-storage.ts';
import type { StoredFont } from './font-storage.ts';
import { detectWeight, loadFontReader, readFont } from './read-font.ts';

/** A font that the user brought, ready to set text in. */
export interface CustomFont {
  family: UserFamily;
  /** The weight in which the file is offered at first. */
  detectedWeight: FontWeightName;
}

/** A file that cannot become a custom font. */
export class FontRefusedError extends Error {
  override readonly name = 'FontRefusedError';
  readonly problem: FontProblem;

  constructor(problem: FontProblem, options?: ErrorOptions) {
    super(`The font file was refused: ${problem.reason}.`, options);
    this.problem = problem;
  }
}

/** The custom fonts of a tab. */
export interface CustomFonts {
  /** The oldest first; another array whenever they change. */
  getFonts: () => readonly CustomFont[];
  /** Calls back on every change. @returns a function that removes the listener */
  subscribe: (listener: () => void) => () => void;
  /** Brings back what the storage of the session kept. Further calls wait for the first. */
  restore: () => Promise<void>;
  /** Makes those known that a document brings along. One whose name is taken, or that cannot be read, is left out. */
  adopt: (fonts: readonly StoredFont[]) => Promise<void>;
  /** The files of all, as they are kept. */
  getFiles: () => readonly StoredFont[];
  /**
   * Makes a family of a file.
   * @returns the font, whether the storage of the session could keep it, and whether it is small enough to be saved with a document
   * @throws FontRefusedError; TypeError when what reads fonts cannot be fetched
   */
  add: (file: File) => Promise<{ font: CustomFont; kept: boolean; saved: boolean }>;
  remove: (family: string) => void;
}

interface Entry extends CustomFont {
  stored: StoredFont;
}

const typeOfEnding: Readonly<Record<string, string>> = {
  ttf: 'font/ttf',
  otf: 'font/otf',
  woff: 'font/woff',
  woff2: 'font/woff2',
};

/** A font file with the media type of its ending, whatever the system called it. */
function typed(content: ArrayBuffer, fileName: string): Blob {
  const ending = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  return new Blob([content], { type: typeOfEnding[ending] ?? 'font/ttf' });
}

/** Reads a font and makes it known to the document. @throws where it cannot be read */
async function register(name: string, fileName: string, content: ArrayBuffer): Promise<CustomFont> {
  const file = typed(content, fileName);
  const { trueName, ...facts } = await readFont(file);
  const detectedWeight = detectWeight(fileName, { trueName, ...facts });
  const isVariable = facts.weight.min !== facts.weight.max;
  const only = fontWeights[detectedWeight];
  const family = { ...facts, name, weight: isVariable ? facts.weight : { min: only, max: only } };
  await addUserFont(family, file);
  return { family, detectedWeight };
}

async function restored(stored: StoredFont): Promise<Entry[]> {
  try {
    const font = await register(stored.fontFamily, stored.fileName, fromBase64(stored.fileData).buffer);
    return [{ ...font, stored }];
  } catch (error) {
    // A font that cannot be read any more must not keep the editor from opening: its texts are set in the fallback.
    if (error instanceof Error) return [];
    throw error;
  }
}

/** @param storage of the session; asked for when it is needed, as a server has none */
export function createCustomFonts(storage: () => Pick<Storage, 'getItem' | 'setItem'>): CustomFonts {
  const listeners = new Set<() => void>();
  let entries: readonly Entry[] = [];
  let restoring: Promise<void> | undefined;

  const change = (next: readonly Entry[]) => {
    entries = next;
    for (const listener of listeners) listener();
  };
  const keep = () =>
    writeStoredFonts(
      storage(),
      entries.map(({ stored }) => stored),
    );
  const check = (file: File) => {
    const problem = fontFileProblem(
      file,
      entries.map(({ family }) => family.name),
    );
    if (problem) throw new FontRefusedError(problem);
  };
  const add = async (file: File) => {
    check(file);
    // Apart from reading the file: a reader that cannot be fetched says nothing against the font.
    await loadFontReader();
    const content = await file.arrayBuffer();
    const fontFamily = familyNameOf(file.name);
    let font: CustomFont;
    try {
      font = await register(fontFamily, file.name, content);
    } catch (cause) {
      throw new FontRefusedError({ reason: 'invalid' }, { cause });
    }
    const fileData = toBase64(new Uint8Array(content));
    const { detectedWeight } = font;
    const stored = { fontFamily, fileData, uploadedAt: Date.now(), fileName: file.name, detectedWeight };
    change([...entries, { ...font, stored }]);
    return { font, kept: keep(), saved: fileData.length <= documentFontLength };
  };
  const adopt = async (fonts: readonly StoredFont[]) => {
    const known = new Set(entries.map(({ family }) => family.name));
    const found = await Promise.all(fonts.filter(({ fontFamily }) => !known.has(fontFamily)).map(restored));
    if (found.flat().length === 0) return;
    change([...entries, ...found.flat()]);
    keep();
  };
  // One after the other, so that the second of one name is seen to be a duplicate.
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const running = queue.then(task);
    queue = Promise.allSettled([running]);
    return running;
  };

  return {
    getFonts: () => entries,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    restore() {
      restoring ??= Promise.all(readStoredFonts(storage()).map(restored)).then((found) => change(found.flat()));
      return restoring;
    },
    getFiles: () => entries.map(({ stored }) => stored),
    adopt: (fonts) => inTurn(() => adopt(fonts)),
    add: (file) => inTurn(() => add(file)),
    remove(family) {
      removeUserFont(family);
      change(entries.filter((entry) => entry.family.name !== family));
      keep();
    },
  };
}

/** The custom fonts of this tab, which all of its editors share: fonts belong to the page. */
export const customFonts = createCustomFonts(() => sessionStorage);
