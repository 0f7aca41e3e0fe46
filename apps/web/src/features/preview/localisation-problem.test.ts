import { WorkflowError } from '@palimpsest/api-client';
import { expect, test } from 'vitest';
import { localisationProblem, PreparationError } from './prepare-image.ts';

test('a step that failed says so itself', () => {
  const detail = { code: 'invalid_request', sentence: 'The image is empty.' };
  expect(localisationProblem(new WorkflowError('upload', { code: 'upload_failed', detail }))).toEqual({
    code: 'upload_failed',
    detail,
  });
  expect(localisationProblem(new PreparationError({ code: 'no_image_to_process' }))).toEqual({
    code: 'no_image_to_process',
  });
});

test('what no step foresaw is not shown in its own words', () => {
  const fault = new TypeError('undefined is not a function');
  expect(localisationProblem(fault)).toEqual({ code: 'unexpected' });
});
