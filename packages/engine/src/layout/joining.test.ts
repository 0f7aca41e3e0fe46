import { expect, test } from 'vitest';
import { joinLines } from './joining.ts';

test('joins lines by spaces', () => {
  expect(joinLines(['Fresh bread', 'every morning'])).toBe('Fresh bread every morning');
});

test('undoes hyphenation', () => {
  expect(joinLines(['The infor-', 'mation desk'])).toBe('The information desk');
  expect(joinLines(['The infor\u00AD', 'mation desk'])).toBe('The information desk');
});

test('keeps the hyphen before a capital', () => {
  expect(joinLines(['Jean-', 'Paul'])).toBe('Jean-Paul');
});

test('keeps a dash that stands for itself', () => {
  expect(joinLines(['Monday -', 'friday'])).toBe('Monday - friday');
});
