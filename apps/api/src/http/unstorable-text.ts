import { DomainError } from '../domain-error.ts';

/**
 * Refuses strings that no database stores as they were sent: U+0000 and surrogates that stand alone, both of which JSON can carry.
 * @param value parsed JSON
 * @throws DomainError `invalid_request`
 */
export function assertStorable(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) {
      throw new DomainError('invalid_request', 'The request holds a character that cannot be stored.');
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, entry] of Object.entries(value)) {
      assertStorable(key);
      assertStorable(entry);
    }
  }
}
