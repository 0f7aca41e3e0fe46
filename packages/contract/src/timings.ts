/** Delays that users or the protocol can see, in milliseconds. */
export const timings = {
  /** Between two looks at the status of a running process. */
  statusPollMs: 5_000,
  /** Between the end of an upload and the start of processing. */
  uploadToProcessMs: 500,
  /** Between two fetches of the credits. */
  creditsRefreshMs: 300_000,
  /** Requests to fetch the credits within this time become one. */
  creditsDebounceMs: 300,
  /** Between two batches of signed URLs. */
  signedUrlBatchGapMs: 100,
  /** How long an error toast stays. */
  toastAutoHideMs: 5_000,
  /** How long a toast takes to fade in or out. */
  toastFadeMs: 300,
  /** How long the error of a custom font stays. */
  customFontErrorMs: 5_000,
  /** After the editor is ready, when the first text is selected. */
  firstTextSelectMs: 100,
  /** After a file is chosen on the landing page, when the log-in check runs. */
  landingRedirectMs: 100,
  /** After the last resize of the window, when the canvas fits itself again. */
  resizeDebounceMs: 250,
  /** After the last key, when a menu forgets what was typed to find an entry. */
  typeAheadResetMs: 350,
} as const;
