import { createHash } from 'node:crypto';

const oneSpace = (text: string) => text.normalize('NFC').replaceAll(/\s+/g, ' ').trim();

/** A term as it is compared: neither case nor the number of spaces counts. */
export function normaliseTerm(term: string): string {
  return oneSpace(term).toLowerCase();
}

/** What stands for a text of the memory in the index; the number of its spaces does not count. SHA-256, in hex. */
export function hashSource(source: string): string {
  return createHash('sha256').update(oneSpace(source)).digest('hex');
}
