import { expect, test } from 'vitest';
import { isTerminal, processStatuses, statusGroup } from './statuses.ts';

test('only processed and failed are terminal', () => {
  expect(processStatuses.filter(isTerminal)).toEqual(['processed', 'failed']);
});

test('every status except processed, failed and idle counts as processing', () => {
  expect(Object.groupBy(processStatuses, statusGroup)).toEqual({
    idle: ['idle'],
    processed: ['processed'],
    failed: ['failed'],
    processing: [
      'processing',
      'downloading_image',
      'text_extraction_processing',
      'localization_processing',
      'inpainting_processing',
      'uploading_results',
    ],
  });
});
