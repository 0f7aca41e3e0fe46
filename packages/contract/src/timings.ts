/** Between two looks at the status of a running process, in ms. */
export const statusPollMs = 5_000;

/** Between two looks at the list of processes while several images are on their way, in ms. */
export const batchPollMs = 2_000;

/** Between the end of an upload and the start of processing, in ms. */
export const uploadToProcessMs = 500;

/** Between two fetches of the credits, in ms. */
export const creditsRefreshMs = 300_000;

/** Requests to fetch the credits within this time become one, in ms. */
export const creditsDebounceMs = 300;

/** Between two batches of signed URLs, in ms. */
export const signedUrlBatchGapMs = 100;

/** After the editor is ready, when the first text is selected, in ms. */
export const firstTextSelectMs = 100;

/** After a file is chosen on the landing page, when the log-in check runs, in ms. */
export const landingRedirectMs = 100;
