import type { ConfigResponse, IntegrationSettings } from '@palimpsest/contract';
import { configuredSinks, createAnalytics, type Analytics } from './analytics.ts';
import { createChat, type ChatWidget } from './chat.ts';
import { reportFault } from '../report-fault.ts';
import { createSessionRecording, type SessionRecording } from './session-recording.ts';

/** What an installation adds from elsewhere. All of it is off unless the configuration says so, and nothing waits for it. */
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
 * @param config where it cannot be read, all stays off
 * @param path of the page that is shown
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
