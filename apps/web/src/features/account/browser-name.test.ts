import { expect, test } from 'vitest';
import { englishWords } from '../../messages/words.ts';
import { browserName } from './browser-name.ts';

test.each([
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Windows'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari on macOS',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36',
    'Chrome on Android',
  ],
  ['', 'Unknown browser'],
  ['x', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserName(userAgent, englishWords('en-US').account)).toBe(name);
});
