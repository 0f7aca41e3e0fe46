import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { Pagination } from '../components/pagination/index.ts';
import { PalimpsestProvider } from '../components/palimpsest-provider/index.ts';
import { useDensity } from './context.ts';
import { de, en, es, fr, pt } from './catalogue.ts';
import { createFormat } from './format.ts';

const languages = { es, de, fr, pt };
const files = import.meta.glob<Record<string, object>>(
  ['../components/*/*.tsx', '!../components/*/*.stories.tsx', '!../components/*/*.test.tsx'],
  {
    eager: true,
  },
);
const ofFiles = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .filter(([name]) => name.endsWith('Messages'))
    .map(([name, words]) => [name.replace(/Messages$/, ''), words]),
);

const shape = (catalogue: object) =>
  Object.fromEntries(
    Object.entries(catalogue).map(([component, words]) => [component, Object.keys(words as object).toSorted()]),
  );

describe('the catalogue', () => {
  test('holds the words of every component', () => {
    expect(Object.keys(ofFiles).length).toBeGreaterThanOrEqual(14);
    expect(shape(en)).toEqual(shape(ofFiles));
  });

  test.each(Object.entries(languages))('%s has every word of English and no other', (_, catalogue) => {
    expect(shape(catalogue)).toEqual(shape(en));
  });

  test.each(Object.entries(languages))('%s leaves no word empty', (_, catalogue) => {
    const words = Object.values(catalogue).flatMap((component) => Object.values(component) as unknown[]);
    expect(words.filter((word) => typeof word === 'string' && word.trim() === '')).toEqual([]);
  });
});

describe('format', () => {
  test('writes numbers as the locale does', () => {
    expect(createFormat('de').number(1234.5)).toBe('1.234,5');
    expect(createFormat('en-US').number(0.2, { style: 'percent' })).toBe('20%');
  });

  test('chooses the plural form of the locale, and the number within it', () => {
    const forms = { one: '# файл', few: '# файла', many: '# файлов', other: '# файла' };
    expect([1, 3, 5, 21].map((count) => createFormat('ru').plural(count, forms))).toEqual([
      '1 файл',
      '3 файла',
      '5 файлов',
      '21 файл',
    ]);
    expect(createFormat('en').plural(1200, { one: '# row', other: '# rows' })).toBe('1,200 rows');
  });

  test('refuses what is not a language tag', () => {
    expect(() => createFormat('no such locale')).toThrow(RangeError);
  });
});

function pagesIn(settings: Parameters<typeof PalimpsestProvider>[0], messages?: Partial<typeof en.pagination>) {
  return renderToStaticMarkup(
    <PalimpsestProvider {...settings}>
      <Pagination page={2} pageSize={1000} total={2500} {...(messages ? { messages } : {})} />
    </PalimpsestProvider>,
  );
}

describe('words', () => {
  test('are English without a provider', () => {
    expect(renderToStaticMarkup(<Pagination page={1} pageSize={10} total={0} />)).toContain('0 of 0');
  });

  test('come from the provider, with its numbers', () => {
    const markup = pagesIn({ locale: 'es', messages: es });
    expect(markup).toContain('aria-label="Siguiente"');
    expect(markup).toContain('1001–2000 de 2500');
    expect(pagesIn({ locale: 'de', messages: de })).toContain('1.001–2.000 von 2.500');
  });

  test('of the component itself come first, and leave the others as they were', () => {
    const markup = pagesIn({ locale: 'es', messages: es }, { next: 'Más carteles' });
    expect(markup).toContain('aria-label="Más carteles"');
    expect(markup).toContain('aria-label="Anterior"');
  });

  test('of some components leave the others in English', () => {
    expect(pagesIn({ messages: { banner: es.banner } })).toContain('aria-label="Next"');
  });
});

function ShowDensity() {
  return useDensity();
}

test('a provider inside another changes only what it names', () => {
  const markup = renderToStaticMarkup(
    <PalimpsestProvider locale="de" messages={de} density="compact">
      <PalimpsestProvider messages={{ pagination: { ...de.pagination, next: 'Weiter' } }}>
        <ShowDensity />
        <Pagination page={1} pageSize={1000} total={2500} />
      </PalimpsestProvider>
    </PalimpsestProvider>,
  );
  expect(markup).toContain('compact');
  expect(markup).toContain('1–1.000 von 2.500');
  expect(markup).toContain('aria-label="Weiter"');
});
