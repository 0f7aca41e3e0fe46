import { routes, type Route } from '@palimpsest/contract';
import {
  array,
  assert,
  boolean,
  constantFrom,
  dictionary,
  double,
  integer as integers,
  jsonValue,
  nat,
  oneof,
  option,
  property,
  record,
  sample,
  string,
  tuple,
  type Arbitrary,
} from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answers, answerTable } from '../../../vite-plugins/code/without-answer-schemas.ts';
import { readShape, type Shape } from './read-shape.ts';

type Answer = Pick<Route, 'response'>;

const { shapes, places } = answerTable(answers);

const times = constantFrom('2026-11-23T14:00:00Z', '2026-11-23T14:00:00.123Z');
/** Fit no shape, or only some. */
const odd = oneof(
  constantFrom('2026-11-23T14:00:00', '2026-13-23T14:00:00Z', -1, 0, 0.5, 1, 180, 360, 2 ** 60, Infinity),
  jsonValue(),
);

function numbersOf({ integer, above, atLeast, below, atMost }: Extract<Shape, { type: 'number' }>) {
  const min = atLeast ?? above;
  const max = atMost ?? below;
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  const numbers: Arbitrary<number> = integer
    ? integers(limits)
    : double({ ...limits, noNaN: true, noDefaultInfinity: true });
  return numbers.filter((value) => value !== above && value !== below);
}

/** Values that fit the shape. */
function valuesOf(place: number): Arbitrary<unknown> {
  const shape = shapes[place] as Shape;
  switch (shape.type) {
    case 'string':
      return shape.pattern ? times : string({ maxLength: 3 });
    case 'number':
      return numbersOf(shape);
    case 'boolean':
      return boolean();
    case 'unknown':
      return jsonValue();
    case 'enum':
      return constantFrom(...shape.values);
    case 'array':
      return array(valuesOf(shape.of), { maxLength: 2 });
    case 'record':
      return dictionary(string(), valuesOf(shape.of), { maxKeys: 2 });
    case 'nullable':
      return option(valuesOf(shape.of));
    case 'optional':
    case 'default':
      return valuesOf(shape.of);
  }
  const { fields } = shape;
  const required = Object.keys(fields).filter((name) => {
    const { type } = shapes[fields[name] ?? -1] as Shape;
    return type !== 'optional' && type !== 'default';
  });
  const values = Object.entries(fields).map(([name, of]) => [name, valuesOf(of)] as const);
  return record(Object.fromEntries(values), { requiredKeys: required });
}

/** A value with one thing in it left out, added, or replaced; `path` decides which. */
function changed(value: unknown, [step = 0, ...path]: readonly number[], other: unknown): unknown {
  if (typeof value !== 'object' || value === null || path.length === 0) return other;
  const keys = Object.keys(value);
  const key = keys[step % (keys.length + 2)];
  if (key === undefined)
    return step % 2 ? other : Object.assign(Array.isArray(value) ? [] : {}, value, { more: other });
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    name === key ? changed(inner, path, other) : inner,
  ]);
  const kept = step % 5 === 0 ? entries.filter(([name]) => name !== key) : entries;
  return Array.isArray(value) ? kept.map(([, inner]) => inner) : Object.fromEntries(kept);
}

/** What both readers make of a value; undefined where they refuse it. */
function verdicts(name: string, { response }: Answer, value: unknown) {
  const parsed = response.safeParse(value);
  let read: { data: unknown } | undefined;
  try {
    read = { data: readShape(shapes, places[name] ?? -1, value) };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
  }
  return { byShape: read, bySchema: parsed.success ? { data: parsed.data } : undefined };
}

test.each(Object.entries(answers) as [string, Answer][])(
  'the shape of the answer of %s reads as its schema',
  (name, route) => {
    const step = nat({ max: 60 });
    assert(
      property(valuesOf(places[name] ?? -1), option(tuple(array(step, { maxLength: 6 }), odd)), (whole, change) => {
        const value = change ? changed(whole, ...change) : whole;
        const { byShape, bySchema } = verdicts(name, route, value);
        expect(byShape).toEqual(bySchema);
      }),
    );
  },
);

const fits = (value: unknown) => routes.processStatus.response.safeParse(value).success;

test('the samples fit, and once something in them is changed most do not', () => {
  const place = places.processStatus ?? -1;
  const whole = sample(valuesOf(place), { numRuns: 200, seed: 1 });
  expect(whole.filter(fits)).toHaveLength(whole.length);
  const refused = whole.filter((value, index) => !fits(changed(value, [index, index, index], 'odd')));
  expect(refused.length).toBeGreaterThan(whole.length / 4);
});

test('a refusal names the field', () => {
  const body = { remaining_credits: 'many', is_unlimited: false };
  expect(() => readShape(shapes, places.credits ?? -1, body)).toThrow('/remaining_credits is not of type number.');
});

test.each([
  ['a check of our own', z.string().refine((text) => text !== '')],
  ['another format', z.email()],
  ['a changed value', z.string().transform(Number)],
  ['a union', z.union([z.string(), z.number()])],
  ['fields that are kept', z.looseObject({})],
])('a schema with %s has no shape', (_, response) => {
  expect(() => answerTable({ made: { response } })).toThrow('The answer of made has no shape');
});
