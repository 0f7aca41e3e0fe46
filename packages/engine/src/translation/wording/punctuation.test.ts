import { expect, test } from 'vitest';
import { localisePunctuation, plainPunctuation } from './punctuation.ts';

test('Spanish opens what it ends with ! or ?, and other languages do not', () => {
  expect(localisePunctuation('', '!', 'English', 'Spanish')).toEqual({ before: '¡', after: '!' });
  expect(localisePunctuation('', '?', 'English', 'Spanish')).toEqual({ before: '¿', after: '?' });
  expect(localisePunctuation('¡', '!', 'Spanish', 'Catalan')).toEqual({ before: '', after: '!' });
  expect(localisePunctuation('', '.', 'English', 'Spanish')).toEqual({ before: '', after: '.' });
});

test('French sets a space that does not break before ! and ?', () => {
  expect(localisePunctuation('', '!', 'English', 'French').after).toBe('\u00A0!');
  expect(localisePunctuation('', '\u202F!', 'French', 'English').after).toBe('!');
});

test('an ampersand between words is the word', () => {
  expect(plainPunctuation('Food & drinks', 'English')).toBe('Food and drinks');
  expect(plainPunctuation('AT&T', 'English')).toBe('AT&T');
});
