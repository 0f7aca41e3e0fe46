import type { CopyDeck, DeckPicture, DeckText } from './copy-deck.ts';
import { escapeAttribute, escapeXml, unheldByXml } from './xml.ts';

export const xliffNamespace = 'urn:oasis:names:tc:xliff:document:2.0';
export const matchesNamespace = 'urn:oasis:names:tc:xliff:matches:2.0';
/** Origin of the match that holds the translation as it was exported. */
export const matchOrigin = 'Palimpsest';

const modules = [
  `xmlns:mtc="${matchesNamespace}"`,
  'xmlns:res="urn:oasis:names:tc:xliff:resourcedata:2.0"',
  'xmlns:slr="urn:oasis:names:tc:xliff:sizerestriction:2.0"',
];

/**
 * Writes an XLIFF 2 file, which tools of 2.0 and 2.1 read: a `file` for each picture, a `unit` for each text. Lengths are in the size restriction
 * module, the crop is a resource of the unit, and the translation is a match as well, so that the file still holds the export when it comes back.
 */
export function writeXliff({ source, target, pictures }: CopyDeck): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<xliff xmlns="${xliffNamespace}" ${modules.join(' ')} version="2.0" srcLang="${escapeAttribute(source)}" trgLang="${escapeAttribute(target)}">`,
    ...pictures.flatMap(fileOf),
    '</xliff>',
    '',
  ].join('\n');
}

function fileOf({ id, name, texts }: DeckPicture): string[] {
  // XLIFF allows no `file` without a unit.
  if (texts.length === 0) return [];
  return [
    `<file id="${escapeAttribute(id)}" original="${escapeAttribute(name)}">`,
    '<slr:profiles generalProfile="xliff:codepoints"/>',
    ...texts.map(unitOf),
    '</file>',
  ];
}

function unitOf({ id, source, translation, state, note, maxLength, crop }: DeckText): string {
  const size = maxLength === undefined ? '' : ` slr:sizeRestriction="${maxLength}"`;
  const words = `<source>${inline(source)}</source>`;
  const translated = `<target>${inline(translation)}</target>`;
  const match = `<mtc:matches><mtc:match ref="#s" type="mt" origin="${matchOrigin}">${words}${translated}</mtc:match></mtc:matches>`;
  return [
    `<unit id="${escapeAttribute(id)}" xml:space="preserve"${size}>`,
    translation === '' ? '' : match,
    crop ? resourceOf(crop) : '',
    note === undefined ? '' : `<notes><note>${escapeXml(note)}</note></notes>`,
    `<segment id="s" state="${state}">${words}${translation === '' ? '' : translated}</segment>`,
    '</unit>',
  ].join('');
}

function resourceOf(crop: Uint8Array): string {
  const address = `data:image/png;base64,${Buffer.from(crop).toString('base64')}`;
  return `<res:resourceData><res:resourceItem id="crop" mimeType="image/png" context="yes"><res:source href="${address}"/></res:resourceItem></res:resourceData>`;
}

/** Escapes text, with a `cp` element for each sign that XML cannot hold. */
function inline(text: string): string {
  const pieces = text.split(unheldByXml);
  const signs = [...text.matchAll(unheldByXml)].map(([sign]) => codePoint(sign));
  return pieces.map((piece, index) => escapeXml(piece) + (signs[index] ?? '')).join('');
}

function codePoint(sign: string): string {
  return `<cp hex="${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}"/>`;
}
