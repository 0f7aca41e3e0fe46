export type {
  CallInput,
  CallResult,
  DownloadInput,
  DownloadName,
  RouteName,
  StreamInput,
  StreamName,
} from './calls.ts';
export { createApiClient } from './client.ts';
export type { ApiClient, ApiClientOptions } from './client.ts';
export { systemClock } from './clock.ts';
export type { Clock } from './clock.ts';
export * from './documents.ts';
export * from './errors.ts';
export { clientEvents } from './events.ts';
export type { ClientEvent } from './events.ts';
export { processEvents } from './process-events.ts';
export type { ProcessEventsOptions } from './process-events.ts';
export { storageKeys } from './session.ts';
export type { Session, SessionStorage } from './session.ts';
export * from './signed-urls.ts';
export * from './workflow.ts';
