import { expect, test } from 'vitest';
import { screenDocument } from './screen-document.ts';
import type { ScreenDocument } from '../../src/app/screen-documents.tsx';

const shell = `<!doctype html>
<html lang="en">
  <head>
    <script>begin()</script>
    <title>Palimpsest</title>
    <script type="module" crossorigin src="/assets/main.js"></script>
  </head>
  <body>
    <div id="root">
      <div id="bars"></div>
      <svg id="starting" viewBox="0 0 32 32"></svg>
    </div>
    <link rel="stylesheet" crossorigin href="/assets/main.css">
  </body>
</html>`;

const german: ScreenDocument = {
  path: '/account',
  language: 'de',
  head: '<title>Konto · Palimpsest</title>',
  body: '<h1>Konto $&</h1>',
};
const script = 'show()';

const html = screenDocument({ shell, script }, german);

test('the document holds the screen in its language, to be seen and not yet used, beside what it begins with elsewhere', () => {
  expect(html).toContain('<html lang="de">');
  expect(html).toContain('<title>Konto · Palimpsest</title>');
  expect(html).toMatch(
    /<div id="bars"><\/div>\s*<div id="screen" inert><h1>Konto \$&<\/h1><\/div>\s*<svg id="starting"/,
  );
  expect(html).toContain('<script>show()</script>');
  expect(html).toContain('src="/assets/main.js"');
});

test('it is drawn with the styles of the app', () => {
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
  expect(html).toMatch(/href="\/assets\/main\.css">\s*<\/head>/);
});

test.each(['<html lang="en">', '<title>Palimpsest</title>', '<svg id="starting"', 'rel="stylesheet"'])(
  'a document of the app without %s is refused',
  (part) => {
    expect(() => screenDocument({ shell: shell.replace(part, ''), script }, german)).toThrow(/has nothing like/);
  },
);
