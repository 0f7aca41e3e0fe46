import type { GlossaryTerm } from '@palimpsest/contract';
import { escapeXml, type XmlElement } from '@palimpsest/copy-deck/xml';
import { DomainError } from '../../domain-error.ts';
import type { Pair } from './tmx.ts';
import { findAll, isIn, readXml, tagOf, textOf } from './xml.ts';

/** The first term of a concept in that language; empty where it has none. */
function termIn(concept: XmlElement, language: string): string {
  const section = findAll(concept, ['langSec', 'langSet']).find((candidate) => isIn(candidate, language));
  const [term] = section ? findAll(section, ['term']) : [];
  return term ? textOf(term) : '';
}

/** The first term of each concept in both languages, of ISO 30042:2019 as well as of its predecessor. @throws DomainError `invalid_request` */
export function readTbx(content: string, pair: Pair): GlossaryTerm[] {
  const file = readXml(content, 'TBX');
  const [root] = findAll(file, ['tbx', 'martif']);
  if (!root) throw new DomainError('invalid_request', 'This is not a TBX file: it has no element tbx or martif.');
  const terms = findAll(root, ['conceptEntry', 'termEntry']).flatMap((concept) => {
    const [term, translation] = [termIn(concept, pair.source), termIn(concept, pair.target)];
    // A term that is its own translation stays as it is.
    return term && translation ? [{ term, translation: translation === term ? null : translation }] : [];
  });
  if (terms.length > 0) return terms;
  throw new DomainError('invalid_request', `The TBX file has no term in both ${pair.source} and ${pair.target}.`);
}

const section = (language: string, term: string) =>
  `<langSec xml:lang="${tagOf(language)}"><termSec><term>${escapeXml(term)}</term></termSec></langSec>`;

/** A TBX-Basic file (ISO 30042:2019) of one pair of languages. */
export function writeTbx(terms: readonly GlossaryTerm[], pair: Pair): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<tbx type="TBX-Basic" style="dca" xml:lang="${tagOf(pair.source)}" xmlns="urn:iso:std:iso:30042:ed-2">`,
    '<tbxHeader><fileDesc><sourceDesc><p>Palimpsest</p></sourceDesc></fileDesc></tbxHeader>',
    '<text><body>',
    ...terms.map(
      ({ term, translation }, index) =>
        `<conceptEntry id="c${index + 1}">${section(pair.source, term)}${section(pair.target, translation ?? term)}</conceptEntry>`,
    ),
    '</body></text>',
    '</tbx>',
    '',
  ].join('\n');
}
