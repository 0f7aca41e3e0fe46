import { describe, expect, test } from 'vitest';
import { keyOf } from './select-option.ts';

describe('the key of an option', () => {
  test('is its value, where that is a text or a number', () => {
    expect(keyOf({ value: 'retail', label: 'Retail' })).toBe('retail');
    expect(keyOf({ value: 0, label: 'None' })).toBe('0');
  });

  test('is its id before its value', () => {
    expect(keyOf({ value: { code: 'sv' }, id: 'sv', label: 'Swedish' })).toBe('sv');
  });

  test('is required for other values: the message names the option and says what to do', () => {
    expect(() => keyOf({ value: { code: 'sv' }, label: 'Swedish' })).toThrow('The option "Swedish" has neither an id');
    expect(() => keyOf({ value: '', label: 'Nothing' })).toThrow('Give it an id');
  });
});
