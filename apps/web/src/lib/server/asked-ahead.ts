/** Answers of the server that were asked for before the app was there. */
export interface AskedAhead {
  /** The header that they were asked with: whose answers they are. */
  authorization: string;
  /** By address without origin. */
  answers: Map<string, Promise<Response>>;
}

declare global {
  interface Window {
    /** Left by the script that the document begins with (`inline/begin-page.ts`). */
    askedAhead?: AskedAhead;
  }
}

/** The answer that was asked for ahead, once: who asks again wants a new one. */
function take(address: unknown, { method, headers }: RequestInit): Promise<Response> | undefined {
  const { askedAhead } = window;
  if (!askedAhead || typeof address !== 'string' || method !== 'GET') return undefined;
  if (new Headers(headers).get('authorization') !== askedAhead.authorization) return undefined;
  const answer = askedAhead.answers.get(address);
  askedAhead.answers.delete(address);
  return answer;
}

/** A `fetch` that takes what was asked for ahead, and asks for the rest. */
export const withAskedAhead =
  (fetch: typeof globalThis.fetch): typeof globalThis.fetch =>
  (input, init = {}) =>
    take(input, init) ?? fetch(input, init);

/** What the page did not take by now would be old when it is. */
export function forgetAskedAhead(): void {
  delete window.askedAhead;
}
