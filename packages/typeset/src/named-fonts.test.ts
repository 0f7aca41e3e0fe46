import { expect, test } from 'vitest';
import { fontWeights } from './font-weights.ts';
import { findFontFamily, fontCatalogue } from './fonts.ts';

const system = [
  'Arial',
  'Helvetica',
  'Times New Roman',
  'Times',
  'Courier New',
  'Courier',
  'Verdana',
  'Georgia',
  'Palatino',
  'Garamond',
  'Bookman',
  'Comic Sans MS',
  'Trebuchet MS',
  'Impact',
];

const weightsOf = (name: string) => findFontFamily(name)?.weights.map((weight) => fontWeights[weight]);

test('the list of fonts begins with the system fonts of the specification, in its order, then its web fonts', () => {
  expect(fontCatalogue.slice(0, system.length + 2).map(({ name }) => name)).toEqual([...system, 'Roboto', 'Open Sans']);
});

test('the web fonts have the weights of the specification', () => {
  expect(weightsOf('Roboto')).toEqual([300, 400, 500, 700]);
  expect(weightsOf('Open Sans')).toEqual([300, 400, 600, 700]);
});

test('the weights are named as in the specification', () => {
  expect(fontWeights).toMatchObject({ Light: 300, Regular: 400, Medium: 500, SemiBold: 600, Bold: 700 });
});
