/** What the router keeps in the state of every entry of the history. */
const ofRouter = /^(__TSR_|__hashScrollIntoViewOptions$|key$)/;

/** Whether a state of the history holds what one page sent to another. */
const isSent = (state: unknown) =>
  typeof state === 'object' && state !== null && Object.keys(state).some((key) => !ofRouter.test(key));

/**
 * Whether the page at an address is the landing page with nothing sent to it and nothing over it, so that it can be shown before what leads to the
 * other pages is there.
 * @param state of the history's entry
 */
export function beginsOnLanding({ pathname, search }: Pick<Location, 'pathname' | 'search'>, state: unknown): boolean {
  return pathname === '/' && !new URLSearchParams(search).has('modal') && !isSent(state);
}
