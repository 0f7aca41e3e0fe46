import { findTypeface } from '@palimpsest/typefaces';
import type { TypeReading } from '@palimpsest/typefaces/recognise';
import { expect, test } from 'vitest';
import { meanDoubts } from './face-doubts.ts';

const typeface = findTypeface('Zilla Slab');
const faces = (typeface?.faces ?? []).filter(({ weight }) => weight === 700);

/** A reading of the network to which all faces look alike. */
function reading(italic: number): TypeReading {
  return {
    classes: [{ class: 'slab', probability: 1 }],
    nearestOther: 0,
    faces: typeface ? faces.map((face) => ({ typeface, face, similarity: 0.9 })) : [],
    weight: 700,
    italic,
    width: 0.8,
    grey: 0.3,
  };
}

/** The doubt about the italic minus that about the upright face. */
function againstItalic(...italics: number[]): number {
  const doubts = meanDoubts(italics.map(reading));
  const [upright = 0, sloped = 0] = ['normal', 'italic'].map((style) =>
    doubts.get(faces.find((face) => face.style === style)?.file ?? ''),
  );
  return sloped - upright;
}

test('a face that slopes otherwise than the network is sure of is doubted', () => {
  expect(faces).toHaveLength(2);
  expect(againstItalic(0.03)).toBeGreaterThan(0.09);
  expect(againstItalic(0.97)).toBeLessThan(-0.09);
  expect(againstItalic(0.5)).toBeCloseTo(0);
  expect(againstItalic(0.03, 0.97)).toBeCloseTo(0);
});
