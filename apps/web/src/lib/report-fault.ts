/** Logs what went wrong in something that the page can do without. */
export function reportFault(what: string, error: unknown): void {
  // oxlint-disable-next-line no-console -- nobody but whoever runs this installation can do anything about it
  console.warn(what, error);
}
