import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  answerNumbers,
  classesOfNetwork,
  classHeadFile,
  encodeClassHead,
  readClassHead,
  readClasses,
  type Answer,
  type ClassHead,
  type FaceLikeness,
} from './class-head.ts';

test('the head is the one that was fitted, and its layer is written as it was read', async () => {
  const content = readFileSync(classHeadFile, 'utf8');
  expect(createHash('sha256').update(content).digest('hex')).toBe(
    'ca520e0ddff590fe93dc695e90457d5928ac38be75f22cd24c393cdcdae674a7',
  );
  const head = await readClassHead();
  const encoded = JSON.parse(encodeClassHead(head)) as Record<string, { row: string; references: string[] }>;
  const kept = JSON.parse(content) as typeof encoded;
  expect(Object.values(encoded).map(({ row }) => row)).toEqual(Object.values(kept).map(({ row }) => row));
});

const dimensions = 128;

function answerOf(embedding: Float32Array): Answer {
  return { embedding, classes: new Float32Array(classesOfNetwork.length), measures: new Float32Array(4) };
}

/** The vector along one axis. */
function axis(at: number): Float32Array {
  return new Float32Array(dimensions).fill(1, at, at + 1);
}

test('every class has a weight for each number of an answer and one more, and faces that are not in the library', async () => {
  const { rows, references } = await readClassHead();
  const length = answerNumbers(answerOf(axis(0))).length + 1;
  expect(rows.map((row) => row.length)).toEqual(classesOfNetwork.map(() => length));
  expect(Math.min(...references.map((ofClass) => ofClass.length))).toBeGreaterThan(3);
  expect(new Set(references.flat().map((direction) => direction.length))).toEqual(new Set([dimensions]));
});

/** The most probable class of a line along the first axis. */
function mostProbable(head: ClassHead, library: FaceLikeness[] = []) {
  const probabilities = [...readClasses(head, answerOf(axis(0)), library).probabilities];
  expect(probabilities.reduce((sum, one) => sum + one, 0)).toBeCloseTo(1, 5);
  return classesOfNetwork[probabilities.indexOf(Math.max(...probabilities))];
}

describe('the probabilities of the classes', () => {
  const [first = 'display', second = 'display'] = classesOfNetwork;
  const plain: ClassHead = {
    rows: classesOfNetwork.map(() => new Float32Array(answerNumbers(answerOf(axis(0))).length + 1)),
    references: classesOfNetwork.map(() => []),
  };
  test('grow with the sum of the weighted numbers', () => {
    const rows = plain.rows.map((row, index) =>
      index === 1 ? Float32Array.from(row, (_, at) => Number(at === 0)) : row,
    );
    expect(mostProbable({ ...plain, rows })).toBe(second);
  });

  test('grow with how near faces of the class are, of the library or not', () => {
    const references = plain.references.map((_, index) => (index === 1 ? [axis(0)] : [axis(1)]));
    expect(mostProbable({ ...plain, references })).toBe(second);
    const near = Array.from({ length: 2 }, () => ({ class: first, similarity: 0.9 }));
    expect(mostProbable({ ...plain, references }, near)).toBe(first);
  });

  test('are those of the network where a face of the library is nearer than every other', () => {
    const references = plain.references.map((_, index) => (index === 1 ? [axis(0).map((value) => 0.5 * value)] : []));
    const classes = Float32Array.from(classesOfNetwork, (_, index) => Number(index === 2));
    const { probabilities, nearestOther } = readClasses({ ...plain, references }, { ...answerOf(axis(0)), classes }, [
      { class: first, similarity: 0.9 },
    ]);
    expect(probabilities.indexOf(Math.max(...probabilities))).toBe(2);
    expect(nearestOther).toBeCloseTo(0.5);
  });
});
