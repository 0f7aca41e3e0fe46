import { describe, expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

describe('initials', () => {
  test.each([
    ['Ada Lovelace', 'AL'],
    ['gabriel garcía márquez', 'GM'],
    ['  Åse   Østby ', 'ÅØ'],
    ['Jean-Luc Picard', 'JP'],
  ])('of %s are those of its first and last word', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test.each([
    ['Cher', 'C'],
    ['lena@studio.example', 'L'],
    ['3M', '3'],
  ])('of the one word %s are one letter', (name, initial) => {
    expect(initialsOf(name)).toBe(initial);
  });

  test.each([
    ['Анна Ахматова', 'АА'],
    ['Οδυσσέας Ελύτης', 'ΟΕ'],
    ['王小明', '王'],
    ['김 민수', '김민'],
    ['สมชาย ใจดี', 'สใ'],
    ['Άννα', 'Ά'],
    ['नीलम शर्मा', 'नीश'],
  ])('of %s are in its own script, marks included', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('in a script that joins its letters stay two letters', () => {
    expect(initialsOf('محمد علي')).toBe('م\u200Cع');
  });

  test('are one letter where there is room for one', () => {
    expect(initialsOf('Ada Lovelace', 1)).toBe('A');
  });

  test('keep a mark that is written apart from its letter', () => {
    expect(initialsOf('e\u0301milie zola')).toBe('E\u0301Z');
  });

  test('skip characters that are not letters', () => {
    expect(initialsOf('"Ada" (Lovelace)')).toBe('AL');
    expect(initialsOf('Ada 🌙')).toBe('A');
    expect(initialsOf('1. Élodie Zola')).toBe('1Z');
  });

  test.each(['', '   ', '🌙', '—'])('of "%s" are empty', (name) => {
    expect(initialsOf(name)).toBe('');
  });
});
