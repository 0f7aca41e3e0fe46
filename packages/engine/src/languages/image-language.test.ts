import { afterAll, beforeAll, expect, test } from 'vitest';
import { createImageLanguageDetector, type ImageLanguageDetector } from './image-language.ts';
import { drawPoster } from '../testing/draw-poster.ts';

let detector: ImageLanguageDetector;
beforeAll(async () => {
  detector = await createImageLanguageDetector({ side: 2_000 });
});
afterAll(() => detector.close());

const poster = (...lines: string[]) =>
  drawPoster(
    lines.map((text, line) => ({ text, x: 40, y: 80 + line * 60, size: 34, weight: 400 })),
    { width: 800 },
  );

test.each([
  ['Spanish', '¡Este sábado, gran inauguración!', 'Pan recién hecho y música en la montaña.'],
  ['English', 'Grand opening this Saturday:', 'fresh bread and live music until 9:30 p.m.'],
  ['Norwegian', 'Gå på ski, spis blåbær og kjøp gensere', 'på årets største høstmarked.'],
  ['Turkish', 'Işıl ışıl bir yaz akşamı için şimdi', 'öğrenci indirimi: taze börek, soğuk ayran.'],
])('an image in %s', async (language, ...lines) => {
  expect(await detector.detect(poster(...lines))).toBe(language);
});

test('the language of most of the text is told', async () => {
  const lines = ['Frische Brötchen, jeden Morgen ab sechs Uhr', 'und sonntags hausgemachter Apfelkuchen', 'Bakery'];
  expect(await detector.detect(poster(...lines))).toBe('German');
});

test('a name alone is in no language that could be told', async () => {
  expect(await detector.detect(poster('Hotel Roma'))).toBeUndefined();
});

test('an image without text is refused', async () => {
  await expect(detector.detect(poster())).rejects.toMatchObject({ code: 'no-text-found' });
});

test('a file that is no image, and one that is too large, are refused', async () => {
  await expect(detector.detect(Buffer.from('no image'))).rejects.toMatchObject({ code: 'image-unreadable' });
  const large = drawPoster([], { width: 2_001, height: 10 });
  await expect(detector.detect(large)).rejects.toMatchObject({ code: 'image-unreadable', details: { side: 2_000 } });
});
