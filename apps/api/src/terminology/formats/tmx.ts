import type { MemoryUnit } from '@palimpsest/contract';
import { escapeXml } from '@palimpsest/copy-deck/xml';
import { DomainError } from '../../domain-error.ts';
import { findAll, isIn, readXml, tagOf, textOf } from './xml.ts';

export interface Pair {
  source: string;
  target: string;
}

/** Elements of TMX 1.4 that hold codes of another format instead of words. */
const codes = ['bpt', 'ept', 'it', 'ph', 'ut'];

/** The units of a TMX 1.4 file that have both languages. @throws DomainError `invalid_request` */
export function readTmx(content: string, pair: Pair): MemoryUnit[] {
  const file = readXml(content, 'TMX');
  const [root] = findAll(file, ['tmx']);
  if (!root) throw new DomainError('invalid_request', 'This is not a TMX file: it has no element tmx.');
  const units = findAll(root, ['tu']).flatMap((unit) => {
    const segmentIn = (language: string) => {
      const variant = findAll(unit, ['tuv']).find((candidate) => isIn(candidate, language));
      const [segment] = variant ? findAll(variant, ['seg']) : [];
      return segment ? textOf(segment, codes) : '';
    };
    const [source, translation] = [segmentIn(pair.source), segmentIn(pair.target)];
    return source && translation ? [{ source, translation }] : [];
  });
  if (units.length > 0) return units;
  throw new DomainError('invalid_request', `The TMX file has no text in both ${pair.source} and ${pair.target}.`);
}

const variant = (tag: string, text: string) => `<tuv xml:lang="${tag}"><seg>${escapeXml(text)}</seg></tuv>`;

/** A TMX 1.4 file of one pair of languages. */
export function writeTmx(units: readonly MemoryUnit[], pair: Pair): string {
  const [from, to] = [tagOf(pair.source), tagOf(pair.target)];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4">',
    `<header creationtool="Palimpsest" creationtoolversion="1" segtype="block" o-tmf="Palimpsest" adminlang="en" srclang="${from}" datatype="plaintext"/>`,
    '<body>',
    ...units.map(({ source, translation }) => `<tu>${variant(from, source)}${variant(to, translation)}</tu>`),
    '</body>',
    '</tmx>',
    '',
  ].join('\n');
}
