import { storageKeys } from '@palimpsest/api-client';
import { firstPictures, firstQuestions, type FirstPictures } from './src/lib/first-questions.ts';

/** Takes the chosen theme before anything is drawn. */
export const themeScript = `const theme = localStorage.getItem('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;`;

/** What a screen behind the login begins with, before there is code: the bars around it, or all of it as it was drawn when the app was built. */
export type PageBegin = 'bars' | 'screen';

const withoutQuery = (address: string) => address.replace(/\?.*/, '');

/** A screen that was drawn when the app was built is what its page shows first, but for who chose another language or has an image to go on with. */
const showsScreen = `const chosen = localStorage.getItem('language');
const { image, imageId } = history.state ?? {};
const begin = asked && !image && !imageId && (!chosen || chosen === document.documentElement.lang) ? 'screen' : 'bars';`;

/** As many cards as the lists of the app begin with. */
const mostPlaces = 10;

/** In ms: as long as the app waits at most for what is seen before it. */
const longestWaitMs = 1_500;

/**
 * The script that takes the chosen theme before anything is drawn, says what the page begins with, and asks for the files of the page at hand, and
 * for what the page asks the server as it opens. The app waits for `window.seenFirst`, so that what is seen first is painted before its code runs.
 * Names of files stand in the script once, pages point at them.
 * @param pages names of the files of script, by the page's address
 * @param begin what the document has to begin with
 * @param questions addresses of the server by the page's, as `firstQuestions`: those of all pages that have bars
 * @param pictures by the page's address, as `firstPictures`
 */
export function pageScript(
  pages: Readonly<Record<string, readonly string[]>>,
  begin: PageBegin,
  questions: Readonly<Record<string, readonly string[]>> = firstQuestions,
  pictures: Readonly<Record<string, FirstPictures>> = firstPictures,
): string {
  const names = [...new Set(Object.values(pages).flat())];
  const places = Object.fromEntries(
    Object.entries(pages).map(([path, files]) => [path, files.map((name) => names.indexOf(name))]),
  );
  return `${themeScript}
const names = ${JSON.stringify(names)};
const pages = ${JSON.stringify(places)};
const page = location.pathname + location.search;
const id = /[?&]process=([^&]+)/.exec(page)?.[1];
const named = id ? page.replace(id, '{process}') : page;
const withId = (address) => address.replace('{process}', id);
const questions = ${JSON.stringify(questions)};
const token = localStorage.getItem('${storageKeys.authToken}') && localStorage.getItem('${storageKeys.accessToken}');
const asked = questions[named];
${begin === 'screen' ? showsScreen : "const begin = 'bars';"}
if (token && ${JSON.stringify([...new Set(Object.keys(questions).map(withoutQuery))])}.includes(location.pathname)) document.documentElement.dataset[begin] = '';
const seen = [];
if (token && begin === 'screen') seen.push(new Promise((resolve) => new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true })));
if (token && asked && !document.cookie.includes('XSRF-TOKEN=')) {
  const authorization = 'Bearer ' + token;
  const ask = (address) => {
    const answer = fetch(address, { headers: { accept: 'application/json', authorization } });
    // The caller that takes the answer hears of its failure; an answer that nobody takes must not be reported as unhandled.
    answer.catch(() => undefined);
    return answer;
  };
  const answers = new Map(asked.map((address) => [withId(address), ask(withId(address))]));
  window.askedAhead = { authorization, answers };
  const pictures = (${JSON.stringify(pictures)})[named];
  const show = async (answer) => {
    if (!answer.ok) return;
    // The page reads the answer itself.
    const body = await answer.clone().json();
    const images = new Set();
    const first = [body].flat().filter(({ original_image_id: image }) => !images.has(image) && images.add(image));
    const places = [...document.querySelectorAll(pictures.places)];
    // As many places as there will be.
    const count = Math.min(first.length, ${mostPlaces});
    while (count > places.length && places.length > 0) {
      const copy = places.at(-1).cloneNode(true);
      places.at(-1).after(copy);
      places.push(copy);
    }
    if (count > 0) for (const surplus of places.splice(count)) surplus.remove();
    const shown = places.map(async (place, at) => {
      const { result_thumbnails: result, original_thumbnails: original, signed_files: signed } = first[at] ?? {};
      const small = result ?? (Array.isArray(body) && original);
      const address = small && signed?.urls[small[devicePixelRatio > 1 ? 'large' : pictures.size]];
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
  // Whoever takes the answer tells of a lost connection.
  if (pictures) seen.push(answers.get(withId(pictures.answer)).then((answer) => show(answer).catch(reportError), () => undefined));
}
// After what the server is asked, which takes longer.
for (const place of pages[named] ?? pages[location.pathname] ?? []) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.crossOrigin = '';
  link.href = '/' + names[place];
  document.head.append(link);
}
if (seen.length > 0) window.seenFirst = Promise.race([Promise.all(seen), new Promise((resolve) => setTimeout(resolve, ${longestWaitMs}))]);
`;
}
