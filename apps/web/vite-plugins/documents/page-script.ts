import { storageKeys } from '@palimpsest/api-client';
import { inlineCall } from './inline-call.ts';
import { beginPage, type PageBegin } from '../../src/inline/begin-page.ts';
import { takeTheme } from '../../src/inline/take-theme.ts';

const drawn = [
  '/account',
  '/admin/processes',
  '/admin/processes?limit=50&offset=0',
  '/dashboard',
  '/preview',
  '/terminology',
];
const screens = [...drawn, '/editor'];

/** The script in a document of the app: it takes the chosen theme before anything is drawn, and shows `begin` to a user who is logged in. */
export function pageScript(begin: PageBegin): string {
  const { authToken, accessToken } = storageKeys;
  return inlineCall(takeTheme) + inlineCall(beginPage, { begin, screens, drawn, keys: { authToken, accessToken } });
}
