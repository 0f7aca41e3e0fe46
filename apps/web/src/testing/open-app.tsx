import { storageKeys, type RouteName } from '@palimpsest/api-client';
import type { ConfigResponse } from '@palimpsest/contract';
import { createMemoryHistory } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { onTestFinished, vi } from 'vitest';
import { createApp, type App } from '../app/create-app.tsx';
import { createServices } from '../app/create-services.ts';
import { forgetDrafts } from '../features/editor/draft.ts';
import type { AnalyticsEventName, AnalyticsRecord } from '../lib/integrations/analytics.ts';
import { serve, type Answers, type SeenCall } from './answers.ts';
import { sampleConfig, usualAnswers } from './usual-answers.ts';

export interface OpenedApp extends Pick<App, 'router'> {
  /** Events that were posted to the collector, in their order. */
  events: AnalyticsRecord[];
  /** Calls that the server got, in their order. */
  seen: SeenCall[];
}

/** The events of these names with their fields, in their order. */
export const eventsOf = ({ events }: OpenedApp, ...names: AnalyticsEventName[]) =>
  events.filter(({ name }) => names.includes(name)).map(({ name, fields }) => [name, fields]);

/** The calls of these names, in their order. */
export const callsOf = ({ seen }: OpenedApp, ...names: RouteName[]) =>
  seen.map(({ name }) => name).filter((name) => names.includes(name));

export interface OpenOptions {
  /** The answers that replace the usual ones. */
  answers?: Omit<Answers, 'config'>;
  /** The settings that replace those of `sampleConfig`; the collector of events cannot be replaced. */
  config?: Partial<Omit<ConfigResponse, 'integrations'>>;
  /** @default true */
  loggedIn?: boolean;
  /** Whether screens are drawn, or only routes loaded. @default true */
  drawn?: boolean;
}

/** Opens the app at an address, on a server that answers as the test says, until the test is over. */
export async function openApp(
  address: string,
  { answers, config, loggedIn = true, drawn = true }: OpenOptions = {},
): Promise<OpenedApp> {
  localStorage.clear();
  sessionStorage.clear();
  // Test files share the storage of one browser: an editor would open what another test left unsaved.
  await forgetDrafts();
  if (loggedIn) {
    for (const key of ['accessToken', 'refreshToken', 'authToken'] as const)
      localStorage.setItem(storageKeys[key], key);
  }
  const events: AnalyticsRecord[] = [];
  // Each app has its own collector: events that the app of an earlier test posts late arrive during this test.
  const collector = `https://events.example/${crypto.randomUUID()}`;
  const beacon = vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    if (url === collector && typeof body === 'string') events.push(JSON.parse(body) as AnalyticsRecord);
    return true;
  });
  const { fetch, seen } = serve({
    ...usualAnswers,
    ...answers,
    config: () => ({
      ...sampleConfig,
      ...config,
      integrations: { analytics: { url: collector, console: false }, chat: null, session_recording: null },
    }),
  });
  const app = createApp({
    running: createServices(fetch),
    history: createMemoryHistory({ initialEntries: [address] }),
  });
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  if (drawn) root.render(app.element);
  onTestFinished(() => {
    root.unmount();
    container.remove();
    app.close();
    beacon.mockRestore();
  });
  await app.router.load();
  return { router: app.router, events, seen };
}
