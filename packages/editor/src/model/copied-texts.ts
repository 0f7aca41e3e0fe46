import type { EditorText } from './text.ts';

/** The media type under which whole texts lie on the clipboard, beside their words as plain text. */
export const copiedTextsType = 'application/x-palimpsest-texts+json';

const numbers = ['x', 'y', 'width', 'height', 'rotation', 'fontWeight', 'fontSize'] as const;
const strings = ['text', 'fontFamily', 'fill', 'textAlign'] as const;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPoint(value: unknown): boolean {
  return isObject(value) && Number.isFinite(value['x']) && Number.isFinite(value['y']);
}

/** Whether a value is absent, or the four corners of a box. */
function isPerspective(value: unknown): boolean {
  if (value === undefined) return true;
  return Array.isArray(value) && value.length === 4 && value.every(isPoint);
}

/** The optional fields, with the type of each. */
const optional = {
  curve: 'number',
  opacity: 'number',
  textTransform: 'string',
  autoFit: 'boolean',
  lang: 'string',
  hyphenation: 'string',
  justified: 'boolean',
} as const;

function hasAttributes(value: unknown): boolean {
  return (
    isObject(value) &&
    numbers.every((name) => Number.isFinite(value[name])) &&
    strings.every((name) => typeof value[name] === 'string') &&
    isPerspective(value['perspective']) &&
    Object.entries(optional).every(([name, type]) => value[name] === undefined || typeof value[name] === type)
  );
}

function isText(value: unknown): value is EditorText {
  return (
    hasAttributes(value) &&
    isObject(value) &&
    hasAttributes(value['original']) &&
    Array.isArray(value['suggestedColors']) &&
    typeof value['id'] === 'string'
  );
}

export function writeCopiedTexts(texts: readonly EditorText[]): string {
  return JSON.stringify(texts);
}

/** The texts in the data of the clipboard; empty for any other data, because every page can write to the clipboard. */
export function readCopiedTexts(data: string): EditorText[] {
  try {
    const value: unknown = JSON.parse(data === '' ? '[]' : data);
    return Array.isArray(value) ? value.filter(isText) : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}
