import { chatRegions } from './chat-regions.ts';
import type { ConfigResponse } from './billing.ts';

type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown) => typeof value === 'string';
const isOneOf = (names: readonly unknown[], value: unknown) => names.includes(value);
const isPrices = (value: unknown) => isObject(value) && isText(value.monthly) && isText(value.yearly);

function isIntegrations(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { analytics, chat, session_recording: recording } = value;
  return (
    isObject(analytics) &&
    (analytics.url === null || isText(analytics.url)) &&
    typeof analytics.console === 'boolean' &&
    (chat === null ||
      (isObject(chat) && isText(chat.script_url) && isText(chat.app_id) && isOneOf(chatRegions, chat.region))) &&
    (recording === null || (isObject(recording) && isText(recording.script_url)))
  );
}

/**
 * Whether a value is a `configResponse`, told without the schema: every page asks for the configuration, and the landing page needs no
 * other schema. A test holds both to the same verdicts.
 */
export function isConfigResponse(value: unknown): value is ConfigResponse {
  if (!isObject(value)) return false;
  const { google_client_id: google, billing, email, integrations, prices } = value;
  return (
    (google === null || isText(google)) &&
    isOneOf(['stripe', 'sandbox'], billing) &&
    isOneOf(['smtp', 'outbox', undefined], email) &&
    (integrations === undefined || isIntegrations(integrations)) &&
    isObject(prices) &&
    ['starter', 'growth', 'pro'].every((plan) => isPrices(prices[plan]))
  );
}
