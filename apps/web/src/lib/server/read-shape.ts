/** What a value of JSON must be. A number stands for the shape at that place of a table, so that each shape is written once. */
export type Shape =
  | { type: 'string'; pattern?: string }
  | { type: 'number'; integer?: boolean; above?: number; atLeast?: number; below?: number; atMost?: number }
  | { type: 'boolean' | 'unknown' }
  | { type: 'enum'; values: readonly unknown[] }
  | { type: 'array' | 'record' | 'nullable' | 'optional'; of: number }
  | { type: 'default'; of: number; value: unknown }
  | { type: 'object'; fields: Readonly<Record<string, number>> };

/** Says at which field a value has not the shape that it should have. */
function refuse(expected: string, at: string): never {
  throw new TypeError(`${at || 'The answer'} is not of type ${expected}.`);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

type NumberShape = Extract<Shape, { type: 'number' }>;

const isWithin = (value: number, shape: NumberShape) =>
  Number.isFinite(value) &&
  (!shape.integer || Number.isSafeInteger(value)) &&
  (shape.above === undefined || value > shape.above) &&
  (shape.atLeast === undefined || value >= shape.atLeast) &&
  (shape.below === undefined || value < shape.below) &&
  (shape.atMost === undefined || value <= shape.atMost);

/**
 * Reads a value of JSON by a shape: fields that the shape does not name are left out, and what has a default is filled in.
 * @param table the shapes that the numbers stand for
 * @param shape the one to read by: its place in the table
 * @param at where the value stands, for the message
 * @throws TypeError that names the first field that does not fit
 */
export function readShape(table: readonly Shape[], shape: number, value: unknown, at = ''): unknown {
  const wanted = table[shape];
  if (!wanted) throw new RangeError(`The table has no shape ${shape}.`);
  const read = (of: number, inner: unknown, key?: string | number) =>
    readShape(table, of, inner, key === undefined ? at : `${at}/${key}`);
  switch (wanted.type) {
    case 'unknown':
      return value;
    case 'string':
      if (typeof value === 'string' && (!wanted.pattern || new RegExp(wanted.pattern).test(value))) return value;
      return refuse('string', at);
    case 'number':
      return typeof value === 'number' && isWithin(value, wanted) ? value : refuse('number', at);
    case 'boolean':
      return typeof value === 'boolean' ? value : refuse('boolean', at);
    case 'enum':
      return wanted.values.includes(value) ? value : refuse('enum', at);
    case 'nullable':
      return value === null ? null : read(wanted.of, value);
    case 'optional':
      return value === undefined ? undefined : read(wanted.of, value);
    case 'default':
      return value === undefined ? wanted.value : read(wanted.of, value);
    case 'array':
      return Array.isArray(value) ? value.map((item, index) => read(wanted.of, item, index)) : refuse('array', at);
    case 'record':
      return isObject(value) ? readEntries(value, (inner, key) => read(wanted.of, inner, key)) : refuse('record', at);
  }
  return isObject(value) ? readFields(wanted.fields, value, read) : refuse('object', at);
}

function readEntries(value: Record<string, unknown>, read: (inner: unknown, key: string) => unknown) {
  const entries = Object.entries(value).filter(([key]) => key !== '__proto__');
  return Object.fromEntries(entries.map(([key, inner]) => [key, read(inner, key)]));
}

function readFields(
  wanted: Readonly<Record<string, number>>,
  value: Record<string, unknown>,
  read: (of: number, inner: unknown, key: string) => unknown,
) {
  const fields = Object.entries(wanted).map(([key, of]) => [key, read(of, value[key], key)] as const);
  // A field that may be left out stays left out.
  return Object.fromEntries(fields.filter(([key, inner]) => inner !== undefined || key in value));
}
