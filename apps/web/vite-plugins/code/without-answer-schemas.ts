import { fileURLToPath } from 'node:url';
import { processEvent, routes, type Route } from '@palimpsest/contract';
import { type Plugin } from 'vite';
import { type z } from 'zod';
import { type Shape } from '../../src/lib/server/read-shape.ts';

/** What the answers of all calls must be: shapes, each written once, and the place of each call's answer among them. */
export interface AnswerTable {
  shapes: Shape[];
  places: Record<string, number>;
}

type Check = z.core.$ZodChecks['_zod']['def'];
type NumberShape = Extract<Shape, { type: 'number' }>;

function readNumberCheck(check: Check): Omit<NumberShape, 'type'> {
  if (check.check === 'number_format' && check.format === 'safeint') return { integer: true };
  if (check.check === 'greater_than' && typeof check.value === 'number')
    return check.inclusive ? { atLeast: check.value } : { above: check.value };
  if (check.check === 'less_than' && typeof check.value === 'number')
    return check.inclusive ? { atMost: check.value } : { below: check.value };
  throw new Error(`A number is checked by ${check.check}, which no shape says.`);
}

const checksOf = ({ _zod: { def } }: z.core.$ZodTypes): Check[] =>
  (def.checks ?? []).map((check) => {
    const { _zod: own } = check as z.core.$ZodChecks;
    return own.def;
  });

function describe(schema: z.core.$ZodTypes, place: (inner: z.core.$ZodType) => number): Shape {
  const {
    _zod: { def },
  } = schema;
  if (def.type === 'number')
    return Object.assign({ type: 'number' as const }, ...checksOf(schema).map(readNumberCheck));
  if (checksOf(schema).length > 0) throw new Error(`A value of type ${def.type} has a check, which no shape says.`);
  switch (def.type) {
    case 'string': {
      if (!('format' in def)) return { type: 'string' };
      if (def.format === 'datetime' && 'pattern' in def && def.pattern instanceof RegExp && def.pattern.flags === '')
        return { type: 'string', pattern: def.pattern.source };
      throw new Error('A text has a format which no shape says.');
    }
    case 'boolean':
    case 'unknown':
      return { type: def.type };
    case 'enum':
      return { type: 'enum', values: Object.values(def.entries) };
    case 'array':
      return { type: 'array', of: place(def.element) };
    case 'record':
      // The keys are read as they are.
      if (describe(def.keyType as z.core.$ZodTypes, place).type !== 'string') break;
      return { type: 'record', of: place(def.valueType) };
    case 'nullable':
    case 'optional':
      return { type: def.type, of: place(def.innerType) };
    case 'default':
      return { type: 'default', of: place(def.innerType), value: def.defaultValue };
    case 'object': {
      if (def.catchall) break;
      const fields = Object.entries(def.shape).map(([name, field]) => [name, place(field)]);
      return { type: 'object', fields: Object.fromEntries(fields) };
    }
  }
  throw new Error(`A schema of type ${def.type} is more than a shape says.`);
}

/**
 * The schemas of answers as shapes.
 * @throws Error for a schema that no shape says, with the call whose answer it is of
 */
export function answerTable(calls: Readonly<Record<string, Pick<Route, 'response'>>>): AnswerTable {
  const shapes: Shape[] = [];
  const known = new Map<string, number>();
  const place = (schema: z.core.$ZodType): number => {
    const shape = describe(schema as z.core.$ZodTypes, place);
    const key = JSON.stringify(shape);
    const found = known.get(key) ?? shapes.push(shape) - 1;
    known.set(key, found);
    return found;
  };
  const places = Object.entries(calls).map(([name, { response }]) => {
    try {
      return [name, place(response)];
    } catch (error) {
      throw new Error(`The answer of ${name} has no shape: see whether read-shape.ts should know more.`, {
        cause: error,
      });
    }
  });
  return { shapes, places: Object.fromEntries(places) };
}

/** What the app reads of the server: answers of calls, and the events of a process. */
export const answers = { ...routes, processEvent: { response: processEvent } };

const schemas = /\/api-client\/src\/schemas\.ts$/;
const readShape = fileURLToPath(new URL('../../src/lib/server/read-shape.ts', import.meta.url));

/**
 * Builds the app with the shapes of answers in place of their schemas: those need zod, which would be more than all the rest of the client.
 * A test holds both to the same verdicts.
 */
export function withoutAnswerSchemas(): Plugin {
  return {
    name: 'palimpsest:without-answer-schemas',
    apply: 'build',
    load: {
      filter: { id: schemas },
      handler() {
        const { shapes, places } = answerTable(answers);
        return `import { addresses } from '@palimpsest/contract';
import { ResponseShapeError } from './errors.ts';
import { readShape } from ${JSON.stringify(readShape)};
const shapes = JSON.parse(${JSON.stringify(JSON.stringify(shapes))});
const places = ${JSON.stringify(places)};
export const readerOf = (name) => (body) => {
  try {
    return readShape(shapes, places[name], body);
  } catch (error) {
    throw new ResponseShapeError(addresses[name].method + ' ' + addresses[name].path, error);
  }
};
export const readProcessEvent = (data) => {
  try {
    return readShape(shapes, places.processEvent, data);
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
};
`;
      },
    },
  };
}
