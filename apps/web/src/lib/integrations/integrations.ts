import type { ConfigResponse, IntegrationSettings } from '@palimpsest/contract';
import { configuredSinks, createAnalytics, type Analytics } from './analytics.ts';
import { createChat, type ChatWidget } from './chat.ts';
import { reportFault } from '../report-fault.ts';
import { createSessionRecording, type SessionRecording } from './session-recording.ts';

/** The third-party services of an installation. All are off unless the configuration says so, and nothing waits for them. */
export interface Integrations {
  analytics: Analytics;
  chat: ChatWidget;
  recording: SessionRecording;
}

const nothing: IntegrationSettings = {
  analytics: { url: null, console: false },
  chat: null,
  session_recording: null,
};

/**
 * @param config the server's configuration; if it cannot be read, all services stay off
 * @param path returns the path of the page that is shown
 */
export function startIntegrations(config: Promise<ConfigResponse>, path: () => string): Integrations {
  const settings = config.then(
    ({ integrations = nothing }) => integrations,
    (error: unknown) => {
      reportFault('The configuration could not be read: analytics, chat and session recording stay off.', error);
      return nothing;
    },
  );
  return {
    analytics: createAnalytics({
      sinks: settings.then(({ analytics }) => configuredSinks(analytics)),
      path,
    }),
    chat: createChat(settings.then(({ chat }) => chat)),
    recording: createSessionRecording({ settings: settings.then(({ session_recording: script }) => script) }),
  };
}
