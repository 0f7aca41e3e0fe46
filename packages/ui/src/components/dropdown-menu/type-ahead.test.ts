import { describe, expect, test } from 'vitest';
import { isTyping, nextMatch, emptyTypeAhead, typeAheadReset, typeCharacter } from './type-ahead.ts';

const type = (keys: readonly (readonly [character: string, at: number])[]) =>
  keys.reduce((typed, [character, at]) => typeCharacter(typed, character, at), emptyTypeAhead).search;

describe('what is typed', () => {
  test('is dropped after 350 ms', () => {
    expect(typeAheadReset).toBe(350);
  });

  test('grows with each key within 350 ms', () => {
    expect(
      type([
        ['l', 1000],
        ['o', 1349],
        ['g', 1698],
      ]),
    ).toBe('log');
  });

  test('starts again with a later key', () => {
    expect(
      type([
        ['l', 1000],
        ['o', 1350],
      ]),
    ).toBe('o');
  });

  test('starts empty, even for a key at time 0', () => {
    expect(isTyping(emptyTypeAhead, 0)).toBe(false);
    expect(type([['l', 0]])).toBe('l');
  });
});

describe('the match', () => {
  const texts = ['Manage Subscription', 'Log out', 'Language', 'Import fonts', 'Log in elsewhere'];

  test('is the first text with that beginning, ignoring case', () => {
    expect(nextMatch(texts, 'LA', -1)).toBe(2);
    expect(nextMatch(texts, 'm', -1)).toBe(0);
  });

  test('keeps the current item while it matches', () => {
    expect(nextMatch(texts, 'lo', 1)).toBe(1);
    expect(nextMatch(texts, 'log', 1)).toBe(1);
  });

  test('moves to the next match when a letter is repeated', () => {
    expect(nextMatch(texts, 'l', 1)).toBe(2);
    expect(nextMatch(texts, 'll', 2)).toBe(4);
  });

  test('wraps around the end', () => {
    expect(nextMatch(texts, 'l', 4)).toBe(1);
    expect(nextMatch(texts, 'man', 3)).toBe(0);
  });

  test('tells items apart by a space', () => {
    expect(nextMatch(texts, 'log i', 1)).toBe(4);
  });

  test('finds nothing without a match', () => {
    expect(nextMatch(texts, 'x', 0)).toBe(-1);
    expect(nextMatch([], 'l', -1)).toBe(-1);
  });
});
