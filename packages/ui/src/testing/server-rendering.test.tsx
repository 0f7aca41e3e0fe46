import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SelectField } from '../index.ts';
import { defaultStories } from './conformance.tsx';

/** Overlays whose Default story is open: a server does not render portals. */
const portalsOnly = ['confirm-dialog', 'dialog', 'command-menu'].map((name) => `${name}.stories.tsx: Default`);

const sources = import.meta.glob<string>('../{components/*,lib,messages}/*.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const isClient = (source: string) => source.includes("'use client';");
const clientFiles = Object.keys(sources).filter((file) => isClient(sources[file] ?? ''));
const isClientFile = (from: string) => clientFiles.some((file) => file.endsWith(from.slice(from.lastIndexOf('/'))));

test('a component of the server calls no hook and no function of a client file', () => {
  const calls = Object.entries(sources)
    .filter(([file, source]) => /(?<!stories|test)\.tsx$/.test(file) && !isClient(source))
    .flatMap(([file, source]) =>
      [...source.matchAll(/import \{([^}]*)\} from '([^']*)'/g)].flatMap(([, names = '', from = '']) =>
        [...names.matchAll(/(?<=[,\s])(?!type )[a-z]\w*(?=[,\s])/g)]
          .filter(([name]) => /^use(?!Id)[A-Z]/.test(name) || isClientFile(from))
          .map(([name]) => `${file}: ${name}`),
      ),
    );
  expect(calls).toEqual([]);
});

describe('on a server, where there is no document', () => {
  test('there is no DOM here', () => {
    expect(typeof document).toBe('undefined');
    expect(defaultStories.length).toBeGreaterThan(40);
  });

  test.each(defaultStories.filter(({ name }) => !portalsOnly.includes(name)))('$name is drawn', ({ draw }) => {
    expect(renderToString(draw())).toContain('data-slot="');
  });

  test.each(defaultStories.filter(({ name }) => portalsOnly.includes(name)))('$name does no harm', ({ draw }) => {
    expect(() => renderToString(draw())).not.toThrow();
  });

  test('a select shows the option that is chosen', () => {
    const options = [
      { value: 'newest', label: 'Newest first' },
      { value: 'name', label: 'Name' },
    ];
    const html = renderToString(<SelectField label="Sort" options={options} value="name" />);
    const [, shown] = /data-slot="select-value"[^>]*>(.*?)<\/button>/.exec(html) ?? [];
    expect(shown).toContain('>Name<');
    expect(html).not.toContain('Newest first');
  });
});
