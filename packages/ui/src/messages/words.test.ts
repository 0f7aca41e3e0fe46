import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { createWords, perLocale, type Tag } from './words.ts';

interface Parameters {
  cards: { deleted: { count: number }; named: { name: string } };
  contact: { link: Tag };
}

const catalogue = {
  title: "It's a title",
  contact: 'Please <link>write to us</link>.',
  cards: { deleted: '{count, plural, one {# image} other {# images}} deleted', named: 'Open {name}' },
};
const wordsIn = perLocale((locale) => createWords<typeof catalogue, Parameters>(catalogue, locale));

test('a message without parameters is a text as it is written', () => {
  expect(wordsIn('en').title).toBe("It's a title");
});

test('a message with parameters is a function of their values', () => {
  const { cards } = wordsIn('en');
  expect(cards.named({ name: 'poster' })).toBe('Open poster');
  expect(cards.deleted({ count: 1 })).toBe('1 image deleted');
  expect(cards.deleted({ count: 2 })).toBe('2 images deleted');
});

test('numbers are written as in the locale', () => {
  expect(wordsIn('en-US').cards.deleted({ count: 1234 })).toBe('1,234 images deleted');
  expect(wordsIn('de-DE').cards.deleted({ count: 1234 })).toBe('1.234 images deleted');
});

test('a tag draws what it holds, without keys', () => {
  const report = vi.spyOn(console, 'error');
  const nodes = wordsIn('en').contact({ link: (children) => createElement('a', { href: '/' }, ...children) });
  expect(renderToStaticMarkup(createElement('p', null, nodes))).toBe('<p>Please <a href="/">write to us</a>.</p>');
  expect(report).not.toHaveBeenCalled();
  report.mockRestore();
});

test('the words of a locale are made once', () => {
  expect(wordsIn('en')).toBe(wordsIn('en'));
  expect(wordsIn('en')).not.toBe(wordsIn('de'));
});
