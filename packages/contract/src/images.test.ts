import { expect, test } from 'vitest';
import { z } from 'zod';
import { processEvent, processSummary } from './images.ts';
import { processStatuses } from './statuses.ts';

const event = { id: '1', status: 'queued_elsewhere', progress: 0, queue_position: null };

test('a status that this version does not know counts as processing', () => {
  const { status } = processEvent.parse(event);
  expect(status).toBe('processing');
});

test.each(processStatuses)('the status %s stays as it is, read and written', (status) => {
  expect(processSummary.shape.status.parse(status)).toBe(status);
  expect(z.encode(processSummary.shape.status, status)).toBe(status);
});

test('an answer without a status, or with one that is no text, is refused', () => {
  for (const status of [undefined, 7, null]) expect(processEvent.safeParse({ ...event, status }).success).toBe(false);
});
