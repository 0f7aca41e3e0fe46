/** Part of a screen behind the login that its document shows before the app runs: its bars, or the whole screen as it was drawn by the build. */
export type PageBegin = 'bars' | 'screen';

/** Arguments of {@link beginPage}. */
export interface PageFacts {
  /** Part that the document can show. */
  begin: PageBegin;
  /** Paths of the screens that have bars. */
  screens: readonly string[];
  /** Paths with queries of the screens that the build has drawn. */
  drawn: readonly string[];
  /** Names in the local storage. */
  keys: { authToken: string; accessToken: string };
}

/** Shows a user who is logged in what the document holds of the screen. A drawn screen is hidden from who chose another language, or goes on with an image. */
export function beginPage({ begin, screens, drawn, keys }: PageFacts): void {
  const { pathname, search } = location;
  const { documentElement } = document;
  const isLoggedIn = localStorage.getItem(keys.authToken) && localStorage.getItem(keys.accessToken);
  if (!isLoggedIn || !screens.includes(pathname)) return;
  const language = localStorage.getItem('language') ?? documentElement.lang;
  const { image, imageId } = (history.state ?? {}) as { image?: string; imageId?: string };
  const isDrawn = drawn.includes(pathname + search) && !image && !imageId && language === documentElement.lang;
  documentElement.dataset[isDrawn ? begin : 'bars'] = '';
}
