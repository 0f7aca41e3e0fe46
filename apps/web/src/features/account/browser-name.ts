import Bowser from 'bowser';

/** What a person calls the browser that sends this header, such as "Firefox on Windows". */
export function browserName(userAgent: string | null): string {
  if (!userAgent) return 'Unknown browser';
  // oxlint-disable-next-line import/no-named-as-default-member -- its types name what the module does not export
  const browser = Bowser.getParser(userAgent);
  const name = browser.getBrowserName();
  const system = browser.getOSName();
  if (!name) return 'Unknown browser';
  return system ? `${name} on ${system}` : name;
}
