import { findLanguage } from '@palimpsest/contract';
import { XMLParser } from 'fast-xml-parser';
import { DomainError } from '../../domain-error.ts';

/** An element of a parsed file: its name, its attributes, and what is in it in the order of the file. */
export interface Element {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: (Element | string)[];
}

const attributesKey = ':@';
const textKey = '#text';

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  ignoreDeclaration: true,
  ignorePiTags: true,
});

/**
 * Reads an XML file of a user. Files that declare entities are refused: a few of them grow to gigabytes.
 * @throws DomainError `invalid_request`
 */
export function readXml(content: string, kind: string): Element {
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(content)) {
    throw new DomainError('invalid_request', `The ${kind} file declares entities, which are not read. Remove them.`);
  }
  try {
    const parsed: unknown = parser.parse(content.replace(/^\uFEFF/, ''), true);
    return { name: '', attributes: {}, children: toChildren(parsed) };
  } catch (cause) {
    // What the parser says ends with the line and the column, and is for programmers.
    const line = /:(\d+):\d+$/.exec(cause instanceof Error ? cause.message : '')?.[1] ?? 1;
    throw new DomainError('invalid_request', `The ${kind} file cannot be read: line ${line} is no well-formed XML.`, {
      cause,
    });
  }
}

function toChildren(nodes: unknown): (Element | string)[] {
  if (!Array.isArray(nodes)) return [];
  return nodes.map((node: Record<string, unknown>) => {
    const [name = textKey] = Object.keys(node).filter((key) => key !== attributesKey);
    if (name === textKey) return String(node[textKey]);
    const attributes = (node[attributesKey] ?? {}) as Record<string, string>;
    return { name, attributes, children: toChildren(node[name]) };
  });
}

/** All elements of these names, however deep they are. */
export function findAll(element: Element, names: readonly string[]): Element[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return names.includes(child.name) ? [child] : findAll(child, names);
  });
}

/** The text of an element, with its spaces made one. @param without elements whose content is no text */
export function textOf(element: Element, without: readonly string[] = []): string {
  const collect = (node: Element | string): string => {
    if (typeof node === 'string') return node;
    return without.includes(node.name) ? '' : node.children.map(collect).join('');
  };
  return collect(element).replaceAll(/\s+/g, ' ').trim();
}

/** Whether an element is in that language: `en` stands for `en-US`, too. */
export function isIn({ attributes }: Element, language: string): boolean {
  const tag = tagOf(language).toLowerCase();
  const own = (attributes['xml:lang'] ?? attributes.lang ?? '').replaceAll('_', '-').toLowerCase();
  return own === tag || own.startsWith(`${tag}-`);
}

/** The BCP 47 tag of a language by its name. */
export function tagOf(language: string): string {
  return findLanguage(language)?.tag ?? language;
}

/** Text as XML 1.0 holds it; signs that it has no way to hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
