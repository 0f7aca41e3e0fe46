import Bowser from 'bowser';
import type { ScreenWords } from '../../messages/words.ts';

/** Names the browser of a `User-Agent` header as a person would, such as "Firefox on Windows". */
export function browserName(
  userAgent: string | null,
  { unknownBrowser, browserOn }: Pick<ScreenWords['account'], 'unknownBrowser' | 'browserOn'>,
): string {
  if (!userAgent) return unknownBrowser;
  // oxlint-disable-next-line import/no-named-as-default-member -- its types name what the module does not export
  const browser = Bowser.getParser(userAgent);
  const name = browser.getBrowserName();
  const system = browser.getOSName();
  if (!name) return unknownBrowser;
  return system ? browserOn({ browser: name, system }) : name;
}
