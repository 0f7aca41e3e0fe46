import { type SaxesAttributeNS, SaxesParser } from 'saxes';

/** An element of an XML file, with what is in it in the order of the file. */
export interface XmlElement {
  /** Without a prefix. */
  name: string;
  namespace: string;
  /** By their names without a prefix. */
  attributes: Readonly<Record<string, string>>;
  children: (XmlElement | string)[];
  /** In which it begins, from 1. */
  line: number;
}

/** A file that is no XML, or none that is read. */
export class XmlError extends Error {
  override readonly name = 'XmlError';
}

/** Deeper than any format of translators, and far from what a reader that calls itself can hold. */
const maxDepth = 100;
/** The most elements that are kept: a deck of as many texts as are read has two thirds of them, and they take some 300 MB. */
const maxElements = 1_000_000;

/**
 * Reads a whole XML 1.0 file. Entities that it declares itself are refused, since a few of them grow to gigabytes; nothing is ever fetched.
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
    if (count > maxElements) throw new XmlError(`it has more than ${maxElements.toLocaleString('en')} elements. Split it.`);
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

/** The elements right within another one. */
export function childrenOf(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => typeof child !== 'string' && child.name === name) as XmlElement[];
}

/** The signs that XML 1.0 has no way to hold. */
export const unheldByXml = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

/** Text as XML holds it, line ends and all; signs that it has no way to hold are left out. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(unheldByXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;');
}

/** Text as the value of an attribute holds it. */
export function escapeAttribute(text: string): string {
  return escapeXml(text).replaceAll('\n', '&#10;').replaceAll('\t', '&#9;');
}
