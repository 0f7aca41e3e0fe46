import { expect, test } from 'vitest';
import { english } from '../../testing/english.ts';
import { englishWords } from '../../messages/words.ts';
import { downloadedMegabytes } from './stages.ts';

const { stages } = englishWords('en-US').shared;
const told = (received_bytes: number, total_bytes: number) =>
  englishWords('en-US').preview.downloadingModel(downloadedMegabytes({ received_bytes, total_bytes }, english));

test('a download is told in whole megabytes, and a small one never as none', () => {
  expect(told(12_300_000, 34_100_000)).toBe('Downloading the language model (12 of 34 MB)');
  expect(told(0, 4_000)).toBe('Downloading the language model (0 of 1 MB)');
  expect(told(34_100_000, 34_100_000)).toBe('Downloading the language model (34 of 34 MB)');
});

test('an image that waits says for how many', () => {
  expect(englishWords('en-US').preview.waiting({ count: 1 })).toBe('One image is before yours.');
  expect(englishWords('en-US').preview.waiting({ count: 4 })).toBe('4 images are before yours.');
});

test('each status reads as the specification says', () => {
  expect(stages).toEqual({
    idle: 'Processing...',
    processing: 'Processing...',
    downloading_image: 'Preparing image...',
    text_extraction_processing: 'Extracting text...',
    localization_processing: 'Translating text...',
    inpainting_processing: 'Preparing final image...',
    uploading_results: 'Finalizing results...',
    processed: 'Complete!',
    failed: 'Processing failed',
  });
});
