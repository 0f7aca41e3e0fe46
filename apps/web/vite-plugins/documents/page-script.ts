import { storageKeys } from '@palimpsest/api-client';
import { inlineCall } from './inline-call.ts';
import { beginPage, type PageBegin } from '../../src/inline/begin-page.ts';
import { takeTheme } from '../../src/inline/take-theme.ts';
import { firstPictures, firstQuestions, type FirstPictures } from '../../src/lib/server/first-questions.ts';

const withoutQuery = (address: string) => address.replace(/\?.*/, '');

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
  const files = Object.fromEntries(
    Object.entries(pages).map(([path, needed]) => [path, needed.map((name) => names.indexOf(name))]),
  );
  const screens = [...new Set(Object.keys(questions).map(withoutQuery))];
  const { authToken, accessToken } = storageKeys;
  const facts = { names, files, begin, screens, questions, pictures, keys: { authToken, accessToken } };
  return inlineCall(takeTheme) + inlineCall(beginPage, facts);
}
