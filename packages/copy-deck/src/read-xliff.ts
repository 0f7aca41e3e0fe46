import {
  assertDeckRows,
  assertDeckSize,
  DeckFileError,
  type DeckRow,
  type ReadDeck,
  type TextState,
  textStates,
} from './copy-deck.ts';
import { matchOrigin, matchesNamespace } from './write-xliff.ts';
import { childrenOf, readXml, type XmlElement, XmlError } from './xml.ts';

/** The row of one unit, or a sentence that says why there is none. */
type Unit = Omit<DeckRow, 'picture' | 'at'> | string;

/** The elements and attributes by which XLIFF 1.2 and XLIFF 2 hold the parts of a deck. */
interface Dialect {
  unit: string;
  languages: (xliff: XmlElement) => [source: string | undefined, target: string | undefined];
  /** The id of the picture whose texts a file holds. */
  pictureOf: (file: XmlElement) => string;
  read: (unit: XmlElement) => Unit;
}

/**
 * Reads an XLIFF file of version 2.0, 2.1 or 1.2 as translators' tools write it: with notes, states and modules of their own, several segments,
 * and inline codes, whose words are kept.
 * @throws DeckFileError naming the reason where nothing in it can be used
 */
export function readXliff(content: string, name: string): ReadDeck {
  assertDeckSize(name, content.length);
  const xliff = rootOf(content, name);
  const { version = '' } = xliff.attributes;
  const dialect = version.startsWith('2.') ? xliff2 : version.startsWith('1.') ? xliff1 : undefined;
  if (!dialect) throw new DeckFileError(`${name} is XLIFF of version ${version || 'none'}: 2.0, 2.1 and 1.2 are read.`);
  const [source, target] = dialect.languages(xliff);
  const rows: DeckRow[] = [];
  const problems: string[] = [];
  for (const file of childrenOf(xliff, 'file')) {
    const picture = dialect.pictureOf(file);
    for (const unit of unitsIn(file, dialect.unit)) {
      assertDeckRows(name, rows.length + 1);
      const at = `line ${unit.line}`;
      const row = dialect.read(unit);
      if (typeof row === 'string') problems.push(`${name}, ${at}: ${row}`);
      else rows.push({ ...row, picture, at });
    }
  }
  if (rows.length + problems.length === 0)
    throw new DeckFileError(`${name} has no text: there is no element ${dialect.unit} in it.`);
  return { name, source, target, rows, problems };
}

function rootOf(content: string, name: string): XmlElement {
  try {
    const [xliff] = childrenOf(readXml(content), 'xliff');
    if (xliff) return xliff;
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new DeckFileError(`${name} cannot be read: ${error.message}`, { cause: error });
  }
  throw new DeckFileError(`${name} is no XLIFF file: its first element is not xliff.`);
}

/** Finds the units of a file, also those in nested groups. */
function unitsIn(element: XmlElement, unit: string): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    if (child.name === unit) return [child];
    return child.name === 'group' || child.name === 'body' ? unitsIn(child, unit) : [];
  });
}

const xliff2: Dialect = {
  unit: 'unit',
  languages: ({ attributes: { srcLang, trgLang } }) => [srcLang, trgLang],
  pictureOf: ({ attributes: { id = '' } }) => id,
  read(unit) {
    const { id, sizeRestriction } = unit.attributes;
    if (id === undefined) return 'the unit has no id.';
    const parts = unit.children.filter(
      (child): child is XmlElement =>
        typeof child !== 'string' && (child.name === 'segment' || child.name === 'ignorable'),
    );
    const translation = joinTargets(parts);
    if (translation === undefined) return `the unit ${id} is translated in part only. Translate all of its segments.`;
    const exported = exportedOf(unit);
    const note = childrenOf(unit, 'notes')
      .flatMap((notes) => childrenOf(notes, 'note'))
      .map((one) => wordsOf(one))
      .join('\n');
    return {
      id,
      source: parts.map((part) => firstWords(part, 'source') ?? '').join(''),
      translation,
      state: earliestState(parts),
      ...(exported !== undefined && { exported }),
      ...(note !== '' && { note }),
      ...lengthOf(sizeRestriction?.split(',').at(-1)),
    };
  },
};

/** The translation of all segments, in the order that the translator gave them; empty where none has one, undefined where only some have. */
function joinTargets(parts: readonly XmlElement[]): string | undefined {
  const targets = parts.map((part, index) => {
    const [target] = childrenOf(part, 'target');
    return { part, target, place: Number(target?.attributes.order ?? index + 1) };
  });
  const segments = targets.filter(({ part }) => part.name === 'segment');
  const open = segments.filter(({ part }) => !hasWords(part, 'target') && hasWords(part, 'source'));
  if (open.length === segments.length) return '';
  if (open.length > 0) return undefined;
  return targets
    .toSorted((a, b) => a.place - b.place)
    .map(({ part, target }) => (target ? wordsOf(target) : (firstWords(part, 'source') ?? '')))
    .join('');
}

function hasWords(part: XmlElement, name: string): boolean {
  return (firstWords(part, name) ?? '') !== '';
}

/** The state of a unit is that of its least advanced segment. */
function earliestState(parts: readonly XmlElement[]): TextState {
  const states = parts
    .filter(({ name }) => name === 'segment')
    .map(({ attributes }) => textStates.findIndex((state) => state === attributes.state));
  return textStates[Math.max(0, Math.min(...states))] ?? 'initial';
}

/** The translation with which the unit was exported. */
function exportedOf(unit: XmlElement): string | undefined {
  const own = childrenOf(unit, 'matches')
    .filter(({ namespace }) => namespace === matchesNamespace)
    .flatMap((matches) => childrenOf(matches, 'match'))
    .find(({ attributes }) => attributes.origin === matchOrigin);
  return own && firstWords(own, 'target');
}

/** The states of XLIFF 1.2 that map to another one than `translated`. */
const states1: Readonly<Record<string, TextState>> = {
  final: 'final',
  'signed-off': 'final',
  new: 'initial',
  'needs-translation': 'initial',
  'needs-adaptation': 'initial',
  'needs-l10n': 'initial',
};

const xliff1: Dialect = {
  unit: 'trans-unit',
  languages(xliff) {
    const [file] = childrenOf(xliff, 'file');
    return [file?.attributes['source-language'], file?.attributes['target-language']];
  },
  // A `file` of this version has no id: converters keep the id of version 2 as `original`.
  pictureOf: ({ attributes: { id, original = '' } }) => id ?? original,
  read(unit) {
    const { id, approved, maxwidth } = unit.attributes;
    if (id === undefined) return 'the trans-unit has no id.';
    const [target] = childrenOf(unit, 'target');
    const translation = target ? wordsOf(target) : '';
    const state = states1[target?.attributes.state ?? ''] ?? (translation === '' ? 'initial' : 'translated');
    const note = childrenOf(unit, 'note')
      .map((one) => wordsOf(one))
      .join('\n');
    return {
      id,
      source: firstWords(unit, 'source') ?? '',
      translation,
      state: approved === 'yes' && state === 'translated' ? 'reviewed' : state,
      ...(note !== '' && { note }),
      ...lengthOf(maxwidth),
    };
  },
};

function lengthOf(given: string | undefined): { maxLength?: number } {
  return given !== undefined && /^\d+$/.test(given) ? { maxLength: Number(given) } : {};
}

function firstWords(element: XmlElement, name: string): string | undefined {
  const [found] = childrenOf(element, name);
  return found && wordsOf(found);
}

/** Elements of XLIFF 1.2 that hold codes of another format instead of words. */
const codes = new Set(['bpt', 'ept', 'ph', 'it']);

/** The words in an element, with those of inline elements and without codes. */
function wordsOf(element: XmlElement): string {
  return element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      if (child.name === 'cp') return signOf(child.attributes.hex);
      return codes.has(child.name) ? '' : wordsOf(child);
    })
    .join('');
}

function signOf(hex = ''): string {
  const code = Number.parseInt(hex, 16);
  return code >= 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}
