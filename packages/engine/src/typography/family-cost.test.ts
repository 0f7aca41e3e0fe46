import { expect, test } from 'vitest';
import { cheapestInFamily } from './family-cost.ts';

// The title of bench/posters/mountain-tours in Roboto: 700 is the true weight, 500 the one that the network takes it for.
const bold = { unlike: 0.0105, cost: 0.139, height: 100 };
const medium = { unlike: 0.0188, cost: 0.077, height: 100 };

test('large letters have the weight in which they lie nearest, whatever the network says', () => {
  expect(cheapestInFamily([medium, bold])).toBe(bold);
});

test('small letters are blurred: what the network says counts', () => {
  const small = [bold, medium].map((face) => ({ ...face, height: 20 }));
  expect(cheapestInFamily(small)).toBe(small[1]);
});

test('letters of another family lie near in no weight: what the network says counts', () => {
  // A title in Teko, which the library lacks, in Oswald: 400 as in the picture, and 500.
  const regular = { unlike: 0.187, cost: 0.037, height: 88 };
  const heavier = { unlike: 0.142, cost: 0.134, height: 88 };
  expect(cheapestInFamily([heavier, regular])).toBe(regular);
});

test('there is none among no faces', () => {
  expect(cheapestInFamily([])).toBeUndefined();
});
