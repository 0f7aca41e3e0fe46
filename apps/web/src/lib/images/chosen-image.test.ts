import { problemSentence, type Problem } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import { fetchImageFile, imageFileProblem, landingImageProblem } from './chosen-image.ts';

const sentence = (problem: Problem | undefined) => problem && problemSentence(problem);
const file = (name: string, type: string, size = 7) => ({ name, type, size });

test.each(['poster.jpg', 'poster.jpeg', 'poster.png', 'POSTER.JPG'])('the landing page takes %s', (name) => {
  expect(landingImageProblem(file(name, name.endsWith('png') ? 'image/png' : 'image/jpeg'))).toBeUndefined();
});

test.each([
  ['poster.gif', 'image/gif'],
  ['poster.webp', 'image/webp'],
  ['poster', 'image/png'],
])('the landing page refuses %s', (name, type) => {
  expect(sentence(landingImageProblem(file(name, type)))).toBe('Please choose a .jpg, .jpeg or .png image.');
});

test.each(['image/jpeg', 'image/jpg', 'image/png', 'image/gif', 'image/webp'])('the preview takes %s', (type) => {
  expect(imageFileProblem(file('poster', type))).toBeUndefined();
});

test.each([
  ['image/svg+xml', 'image/svg+xml'],
  ['application/pdf', 'application/pdf'],
  ['', 'unknown'],
])('the preview refuses "%s" by its name', (type, named) => {
  expect(sentence(imageFileProblem(file('poster', type)))).toBe(
    `The image type "${named}" is not supported. Please use JPG, PNG, GIF, or WebP.`,
  );
});

test.each([
  ['image/png', 'image.png'],
  ['image/jpeg', 'image.jpg'],
  ['image/webp', 'image.jpg'],
])('an image that was fetched as %s is named %s', async (type, name) => {
  const fetched = await fetchImageFile(`data:${type};base64,iVBORw0KGgo=`);
  expect([fetched.name, fetched.type]).toEqual([name, type]);
});
