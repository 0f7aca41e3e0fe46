import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** An element of an XML file, with its children in the order of the file. */
export interface XmlElement {
  /** The local name, without a prefix. */
  name: string;
  namespace: string;
  /** The values of the attributes, by their local names. */
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** The line in which the element begins, from 1. */
  line: number;
}

/** The error of a file that is not XML, or not XML that is read. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/** Most levels of elements: deeper than any format of translators, and far from a stack overflow in recursive readers. */
const maxDepth = 100;
/** The most elements that are kept: a deck of as many texts as are read has two thirds of them, and they take some 300 MB. */
const maxElements = 1_000_000;

/**
 * Reads a whole XML 1.0 file. Files that declare entities are refused, since a few entities can grow to gigabytes; nothing is ever fetched.
 * @throws XmlError naming the line and the reason
 */
export function readXml(content: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const root: XmlElement = { name: '', namespace: '', attributes: {}, children: [], line: 1 };
  const open = [root];
  let count = 0;
  let line = 1;
  const addText = (text: string): void => void open.at(-1)?.children.push(text);
  parser.on('error', (error) => {
    const [, line = '1', reason = error.message] = /^(\d+):\d+: (.*)$/s.exec(error.message) ?? [];
    throw new XmlError(`line ${line} is no well-formed XML: ${reason.replace(/\.$/, '')}.`, { cause: error });
  });
  parser.on('doctype', (declaration) => {
    if (!declaration.includes('[')) return;
    throw new XmlError(`line ${parser.line} declares entities, which are not read. Remove the document type.`);
  });
  parser.on('opentagstart', () => void (line = parser.line));
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length > maxDepth)
      throw new XmlError(`line ${parser.line} has more than ${maxDepth} elements within each other.`);
    count += 1;
    if (count > maxElements)
      throw new XmlError(`it has more than ${maxElements.toLocaleString('en')} elements. Split it.`);
    const element = { name: local, namespace: uri, attributes: plain(attributes), children: [], line };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', addText);
  parser.on('cdata', addText);
  parser.write(content).close();
  return root;
}

function plain(attributes: Readonly<Record<string, SaxesAttributeNS>>): Record<string, string> {
  return Object.fromEntries(Object.values(attributes).map(({ local, value }) => [local, value]));
}

/** The children of an element that have this name. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string' && child.name === name) as XmlElement[];
}

/** The signs that XML 1.0 cannot hold, not even escaped. */
export const unheldByXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Escapes text for XML, line ends included; signs that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(unheldByXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/** Escapes text for the value of an attribute. */
export function escapeAttribute(text: string): string {
  return escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
