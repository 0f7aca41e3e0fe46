import type { ProcessSummary } from '@palimpsest/contract';
import type { FirstPictures } from '../lib/server/first-questions.ts';

declare global {
  interface Window {
    /** Resolves once what the document shows before there is code is painted, or has been waited for long enough. */
    seenFirst?: Promise<unknown>;
  }
}

/** What a screen behind the login begins with, before there is code: the bars around it, or all of it as it was drawn when the app was built. */
export type PageBegin = 'bars' | 'screen';

/** What the script of a document of the app is given. */
export interface PageFacts {
  /** Names of files of script. */
  names: readonly string[];
  /** By the page's address, the places in `names` of those that it needs. */
  files: Readonly<Record<string, readonly number[]>>;
  /** What the document has to begin with. */
  begin: PageBegin;
  /** Paths of the pages that have bars. */
  screens: readonly string[];
  /** As `firstQuestions`. */
  questions: Readonly<Record<string, readonly string[]>>;
  /** As `firstPictures`. */
  pictures: Readonly<Record<string, FirstPictures>>;
  /** Names in the local storage. */
  keys: { authToken: string; accessToken: string };
}

/** Says what the page begins with, asks the server for what it shows, and for its files, and shows its first pictures. */
export function beginPage({ names, files, begin, screens, questions, pictures, keys }: PageFacts): void {
  /** As many cards as the lists of the app begin with. */
  const mostPlaces = 10;
  /** As long as the app waits at most for what is seen before it. */
  const longestWaitMs = 1_500;

  const { pathname, search } = location;
  const page = pathname + search;
  const id = /[?&]process=([^&]+)/.exec(search)?.[1];
  const named = id ? page.replace(id, '{process}') : page;
  const withId = (address: string) => address.replace('{process}', id ?? '');
  const token = localStorage.getItem(keys.authToken) && localStorage.getItem(keys.accessToken);
  const asked = questions[named];
  const seen: Promise<unknown>[] = [];

  /** A screen that was drawn when the app was built is not shown to who chose another language, or goes on with an image. */
  const showsScreen = () => {
    const chosen = localStorage.getItem('language');
    const { image, imageId } = (history.state ?? {}) as { image?: string; imageId?: string };
    return begin === 'screen' && asked && !image && !imageId && (!chosen || chosen === document.documentElement.lang);
  };

  const showPictures = async ({ places: selector, size }: FirstPictures, answer: Response) => {
    if (!answer.ok) return;
    // The page reads the answer itself.
    const body = (await answer.clone().json()) as ProcessSummary | ProcessSummary[];
    const images = new Set<string>();
    const first = [body].flat().filter(({ original_image_id: image }) => !images.has(image) && images.add(image));
    const places = [...document.querySelectorAll(selector)];
    // As many places as there will be.
    const count = Math.min(first.length, mostPlaces);
    for (let last = places.at(-1); last && places.length < count; last = places.at(-1)) {
      const copy = last.cloneNode(true) as Element;
      last.after(copy);
      places.push(copy);
    }
    if (count > 0) for (const surplus of places.splice(count)) surplus.remove();
    const shown = places.map(async (place, at) => {
      const process = first[at];
      const small = process?.result_thumbnails ?? (Array.isArray(body) ? process?.original_thumbnails : undefined);
      const address = small && process?.signed_files?.urls[small[devicePixelRatio > 1 ? 'large' : size]];
      if (!address) return;
      const picture = new Image();
      picture.fetchPriority = 'high';
      picture.alt = '';
      picture.src = address;
      (place.firstElementChild ?? place).append(picture);
      // A picture that cannot be shown keeps nobody waiting.
      await picture.decode().catch(() => undefined);
    });
    await Promise.all(shown);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };

  const askAhead = (addresses: readonly string[], authorization: string) => {
    const ask = (address: string) => {
      const answer = fetch(address, { headers: { accept: 'application/json', authorization } });
      // The caller that takes the answer hears of its failure; an answer that nobody takes must not be reported as unhandled.
      answer.catch(() => undefined);
      return answer;
    };
    const answers = new Map(addresses.map((address) => [withId(address), ask(withId(address))]));
    window.askedAhead = { authorization, answers };
    const ofPage = pictures[named];
    const answer = ofPage && answers.get(withId(ofPage.answer));
    // Whoever takes the answer tells of a lost connection.
    if (answer)
      seen.push(
        answer.then(
          (given) => showPictures(ofPage, given).catch(reportError),
          () => undefined,
        ),
      );
  };

  const shows = showsScreen() ? 'screen' : 'bars';
  if (token && screens.includes(pathname)) document.documentElement.dataset[shows] = '';
  if (token && shows === 'screen')
    seen.push(new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })));
  if (token && asked && !document.cookie.includes('XSRF-TOKEN=')) askAhead(asked, `Bearer ${token}`);
  // After what the server is asked, which takes longer.
  for (const place of files[named] ?? files[pathname] ?? []) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = `/${names[place]}`;
    document.head.append(link);
  }
  if (seen.length > 0)
    window.seenFirst = Promise.race([Promise.all(seen), new Promise((resolve) => setTimeout(resolve, longestWaitMs))]);
}
