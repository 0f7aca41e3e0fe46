import { expect, test } from 'vitest';
import { costInFamily } from './family-cost.ts';

// The title of bench/posters/mountain-tours in Roboto: 700 is the true weight, 500 the one that the network takes it for.
const bold = { unlike: 0.0105, cost: 0.139 };
const medium = { unlike: 0.0188, cost: 0.077 };

test('large letters lie as they are: what the network says of their weight counts for less', () => {
  expect(costInFamily(bold, 100)).toBeLessThan(costInFamily(medium, 100));
});

test('small letters are blurred: what the network says of their weight counts', () => {
  expect(costInFamily(medium, 20)).toBeLessThan(costInFamily(bold, 20));
  expect(costInFamily(bold, 20)).toBe(costInFamily(bold, 12));
});
