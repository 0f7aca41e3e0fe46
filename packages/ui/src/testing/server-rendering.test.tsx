import { renderToString } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { SelectField } from '../index.ts';
import { defaultStories } from './conformance.tsx';

/** Overlays whose Default story is open: a server does not render portals. */
const portalsOnly = ['confirm-dialog', 'dialog', 'sheet', 'command-menu'].map((name) => `${name}.stories.tsx: Default`);

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
