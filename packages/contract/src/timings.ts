/** The interval at which the status of a running process is polled, in ms. */
export const statusPollMs = 5_000;

/** The interval at which the list of processes is polled while several images are processed, in ms. */
export const batchPollMs = 2_000;

/** The time between the end of an upload and the start of processing, in ms. */
export const uploadToProcessMs = 500;

/** The interval at which the credits are fetched, in ms. */
export const creditsRefreshMs = 300_000;

/** Requests to fetch the credits within this time become one, in ms. */
export const creditsDebounceMs = 300;

/** The time between two batches of signed URLs, in ms. */
export const signedUrlBatchGapMs = 100;

/** After the editor is ready, when the first text is selected, in ms. */
export const firstTextSelectMs = 100;

/** After a file is chosen on the landing page, when the log-in check runs, in ms. */
export const landingRedirectMs = 100;
