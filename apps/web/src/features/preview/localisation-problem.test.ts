import { WorkflowError } from '@palimpsest/api-client';
import { expect, test } from 'vitest';
import { localisationProblem, PreparationError } from './prepare-image.ts';

test('a step that failed says so itself', () => {
  const upload = new WorkflowError('upload', 'Upload failed: The image is empty.');
  expect(localisationProblem(upload)).toBe('Upload failed: The image is empty.');
  expect(localisationProblem(new PreparationError('No image available for processing'))).toBe(
    'No image available for processing',
  );
});

test('what no step foresaw is not shown in its own words', () => {
  const fault = new TypeError('undefined is not a function');
  expect(localisationProblem(fault)).toBe('An unexpected error occurred. Please try again.');
});
