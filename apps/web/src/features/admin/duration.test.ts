import { createFormat } from '@palimpsest/ui/messages/format';
import { expect, onTestFinished, test, vi } from 'vitest';
import { formatSeconds } from './duration.ts';

test('a duration is written in seconds of the language', () => {
  expect(formatSeconds(12.34, createFormat('en-US'))).toBe('12.3 seconds');
  expect(formatSeconds(1, createFormat('de'))).toBe('1 Sekunde');
});

test('all cards of a list take one format: to make one takes longer than to draw a card', () => {
  const made = vi.spyOn(Intl, 'NumberFormat');
  onTestFinished(() => made.mockRestore());
  const format = createFormat('en-US');
  for (let card = 0; card < 50; card += 1) formatSeconds(card, format);
  expect(made).toHaveBeenCalledOnce();
});
