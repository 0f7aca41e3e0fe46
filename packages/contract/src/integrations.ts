import { z } from 'zod/mini';

/** Where the servers of the customer chat stand. */
export const chatRegions = ['us', 'eu', 'ap'] as const;
export type ChatRegion = (typeof chatRegions)[number];

/** The customer-chat widget of an installation. */
export const chatSettings = z.object({ script_url: z.string(), app_id: z.string(), region: z.enum(chatRegions) });
export type ChatSettings = z.infer<typeof chatSettings>;

/** Where the web app reports what users do. */
export const analyticsSettings = z.object({
  /** Each event is posted there as JSON; null where none is posted. */
  url: z.nullable(z.string()),
  /** Whether each event is written to the browser's console. */
  console: z.boolean(),
});
export type AnalyticsSettings = z.infer<typeof analyticsSettings>;

/** The third-party services that an installation adds to the web app; null for those that are not set up. */
export const integrations = z.object({
  analytics: analyticsSettings,
  chat: z.nullable(chatSettings),
  session_recording: z.nullable(z.object({ script_url: z.string() })),
});
export type IntegrationSettings = z.infer<typeof integrations>;
