import { routes, type Route } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { z } from 'zod';

/** The part of JSON Schema that the contract's schemas come out as. */
interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  maximum?: number;
}

/** A request as it is sent. */
export interface FuzzedRequest {
  name: keyof typeof routes;
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON, or a text that is none. */
  body: string | undefined;
}

const junk = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1e308,
    2 ** 53,
    '',
    ' ',
    '\0',
    '\ud800',
    "'; drop table users; --",
    '../../etc/passwd',
    [],
    {},
  ),
  fc.string({ maxLength: 50 }),
  fc.string({ minLength: 3_000, maxLength: 4_000 }),
  fc.double(),
  fc.jsonValue(),
);

/** Values that mostly fit the schema, and sometimes are anything. */
function valuesOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fittingValues(schema) }, { weight: 1, arbitrary: junk });
}

function fittingValues({ type, properties = {}, items = {}, anyOf, ...schema }: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map(valuesOf));
  const { minimum: min = -10, maximum: max = 1_000 } = schema;
  if (type === 'object') {
    const fields = Object.fromEntries(Object.entries(properties).map(([key, value]) => [key, valuesOf(value)]));
    return fc.record(fields, { requiredKeys: Object.keys(fields).filter((_, index) => index % 2 === 0) });
  }
  if (type === 'array') return fc.array(valuesOf(items), { maxLength: 5 });
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer') return fc.integer({ min: Math.max(min, -(2 ** 31)), max: Math.min(max, 2 ** 31) });
  if (type === 'number') return fc.double({ min, max, noNaN: true });
  return fc.oneof(fc.string({ minLength: 1 }), fc.emailAddress(), fc.constantFrom('English', 'Spanish', 'csv'));
}

const schemaOf = (schema: z.core.$ZodType | undefined): JsonSchema =>
  schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
const asTexts = (values: unknown): Record<string, string> =>
  typeof values === 'object' && values !== null && !Array.isArray(values)
    ? Object.fromEntries(Object.entries(values).map(([key, value]) => [key, asText(value)]))
    : {};

/** Requests to one call. @param ids of things that the sender owns, for its path and body */
export function requestsTo(name: keyof typeof routes, ids: readonly string[]): fc.Arbitrary<FuzzedRequest> {
  const route: Route = routes[name];
  const id = fc.oneof(fc.constantFrom(...ids), fc.uuid(), fc.string({ minLength: 1, maxLength: 40 }));
  const params = Object.fromEntries(Object.keys(route.params?.shape ?? {}).map((key) => [key, id]));
  const json = valuesOf(schemaOf(route.body)).map((value) => JSON.stringify(value));
  return fc.record({
    name: fc.constant(name),
    params: fc.record(params),
    query: (route.query ? valuesOf(schemaOf(route.query)) : fc.constant({})).map(asTexts),
    body: route.body
      ? fc.oneof({ weight: 15, arbitrary: json }, { weight: 1, arbitrary: fc.string() })
      : fc.constant(undefined),
  });
}
