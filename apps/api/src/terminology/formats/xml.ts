import { findLanguage } from '@palimpsest/contract';
import { readXml as readAnyXml, type XmlElement, XmlError } from '@palimpsest/copy-deck/xml';
import { DomainError } from '../../domain-error.ts';

/** Reads an XML file of a user. @throws DomainError `invalid_request` */
export function readXml(content: string, kind: string): XmlElement {
  try {
    return readAnyXml(content);
  } catch (error) {
    if (!(error instanceof XmlError)) throw error;
    throw new DomainError('invalid_request', `The ${kind} file cannot be read: ${error.message}`, { cause: error });
  }
}

/** All elements of these names, however deep they are. */
export function findAll(element: XmlElement, names: readonly string[]): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === 'string') return [];
    return names.includes(child.name) ? [child] : findAll(child, names);
  });
}

/** The text of an element, with its spaces made one. @param without elements whose content is no text */
export function textOf(element: XmlElement, without: readonly string[] = []): string {
  const collect = (node: XmlElement | string): string => {
    if (typeof node === 'string') return node;
    return without.includes(node.name) ? '' : node.children.map(collect).join('');
  };
  return collect(element).replaceAll(/\s+/g, ' ').trim();
}

/** Whether an element is in that language: `en` stands for `en-US`, too. */
export function isIn({ attributes }: XmlElement, language: string): boolean {
  const tag = tagOf(language).toLowerCase();
  const own = (attributes.lang ?? '').replaceAll('_', '-').toLowerCase();
  return own === tag || own.startsWith(`${tag}-`);
}

/** The BCP 47 tag of a language by its name. */
export function tagOf(language: string): string {
  return findLanguage(language)?.tag ?? language;
}
