import { anything, assert, constantFrom, oneof, property } from 'fast-check';
import { expect, test } from 'vitest';
import { configResponse, type ConfigResponse } from './billing.ts';
import { isConfigResponse } from './config-check.ts';

const plan = { monthly: 'price_1', yearly: 'price_2' };
const config: ConfigResponse = {
  google_client_id: 'client',
  billing: 'stripe',
  email: 'smtp',
  integrations: {
    analytics: { url: 'https://analytics.example', console: false },
    chat: { script_url: 'https://chat.example', app_id: 'app', region: 'eu' },
    session_recording: { script_url: 'https://recording.example' },
  },
  prices: { starter: plan, growth: plan, pro: plan },
};

/** The addresses of all values inside a value, itself included, as lists of keys. */
function placesIn(value: unknown): string[][] {
  if (typeof value !== 'object' || value === null) return [[]];
  return [[], ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner).map((place) => [key, ...place]))];
}

function withValue(root: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const fields = root as Record<string, unknown>;
  return { ...fields, [key]: withValue(fields[key], rest, value) };
}

const places = placesIn(config);
const values = oneof(
  constantFrom(null, undefined, '', 'smtp', 'outbox', 'sandbox', 'us', 0, true, false, [], {}),
  anything(),
);

test('a configuration is told from what is none exactly as by the schema', () => {
  let refused = 0;
  assert(
    property(constantFrom(...places), values, (place, value) => {
      const changed = withValue(config, place, value);
      const { success } = configResponse.safeParse(changed);
      if (!success) refused += 1;
      expect(isConfigResponse(changed)).toBe(success);
    }),
    { numRuns: 2_000 },
  );
  expect(refused).toBeGreaterThan(500);
});

test('each field of the configuration is looked at', () => {
  const deep = places.filter((place) => place.length > 0);
  expect(deep.length).toBeGreaterThan(15);
  const overlooked = deep.filter((place) => isConfigResponse(withValue(config, place, 7)));
  expect(overlooked).toEqual([]);
  expect(isConfigResponse(config)).toBe(true);
});
