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
export {
  cutPatch,
  DocumentConflictError,
  documentVersions,
  readDocument,
  readDocumentVersion,
  saveDocument,
} from './documents.ts';
export * from './errors.ts';
export { clientEvents } from './events.ts';
export type { ClientEvent } from './events.ts';
export { processEvents } from './process-events.ts';
export type { ProcessEventsOptions } from './process-events.ts';
export { storageKeys } from './session.ts';
export type { Session, SessionStorage } from './session.ts';
export { createSignedUrls } from './signed-urls.ts';
export type { SignedUrls, SignedUrlsOptions, SigningResult } from './signed-urls.ts';
export { followProcess, localiseImage, startProcess, uploadImage, watchProcess, WorkflowError } from './workflow.ts';
export type {
  LocaliseOptions,
  StartOptions,
  UploadOptions,
  WatchOptions,
  WorkflowContext,
  WorkflowStep,
} from './workflow.ts';
