/** Why the server cannot start, as one line for the person who started it: what is wrong and what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}
