import { describe, expect, test } from 'vitest';
import { keyOf } from './select-option.ts';

describe('the key of an option', () => {
  test('is its value', () => {
    expect(keyOf({ value: 'retail', label: 'Retail' })).toBe('retail');
  });

  test('is its id before its value', () => {
    expect(keyOf({ value: '', id: 'all', label: 'All sectors' })).toBe('all');
  });

  test('is required for an empty value: the message names the option and says what to do', () => {
    expect(() => keyOf({ value: '', label: 'Nothing' })).toThrow('"Nothing" is empty. Give the option an id.');
  });
});
