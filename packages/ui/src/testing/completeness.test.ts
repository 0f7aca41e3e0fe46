import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { loadCsf } from 'storybook/internal/csf-tools';
import { describe, expect, test } from 'vitest';
import type { Guide } from '../docs/guide.ts';

const componentsFolder = join(import.meta.dirname, '..', 'components');
const guides = import.meta.glob<Record<string, Guide>>('../components/*/*.guide.ts', { eager: true });

/** A component of a folder that has more than one gives each its own stories and guide. */
const allStoryFiles = globSync('*/*.stories.tsx', { cwd: componentsFolder }).toSorted();

/** A second file of a component adds stories to those of the first, whose default export it takes: what a user does, and what comes of it. */
const isSecondFile = (file: string) => read(file).includes('...base,');
const storyFiles = allStoryFiles.filter((file) => !isSecondFile(file));
const folders = [...new Set(globSync('*/*.tsx', { cwd: componentsFolder }).map((file) => dirname(file)))].toSorted();

/** Components that hold nothing with a start and an end, or whose every part is shown from right to left by its own stories. */
const sameInBothDirections = new Set([
  'app-shell',
  'avatar',
  'badge',
  'count-up',
  'editor-layout',
  'form-field',
  'icon-button',
  'image-button',
  'kbd',
  'link',
  'logo',
  'marquee',
  'pricing-table',
  'skeleton',
  'spinner',
  'typography-panel',
  'upload-tile',
]);

/**
 * Components whose matrix has no cells for the pointer, the focus and the press: those that nobody acts on; those that only hold others, whose own
 * matrices have these cells; and those that have a story for each, because these states belong to one entry of many (menus, tables, days).
 */
const withoutInteractions = new Set([
  'app-shell',
  'avatar',
  'badge',
  'banner',
  'calendar',
  'checkbox-group',
  'command-menu',
  'confirm-dialog',
  'context-menu',
  'count-up',
  'data-table',
  'dialog',
  'drawer',
  'dropdown-menu',
  'editor-layout',
  'empty-state',
  'error-state',
  'field',
  'fieldset',
  'form',
  'form-field',
  'header-bar',
  'inspector',
  'kbd',
  'logo',
  'marquee',
  'minimap',
  'page',
  'palimpsest-provider',
  'popover',
  'pricing-card',
  'pricing-table',
  'progress-bar',
  'resizable-panels',
  'scroll-area',
  'section',
  'separator',
  'sheet',
  'skeleton',
  'spinner',
  'status-bar',
  'stepper',
  'toast',
  'tooltip',
  'typography-panel',
]);

function read(file: string): string {
  return readFileSync(join(componentsFolder, file), 'utf8');
}

function sourceOf(folder: string): string {
  return globSync(`${folder}/*.{ts,tsx}`, { cwd: componentsFolder })
    .filter((file) => !/\.(stories|guide|test)\.|\.browser\.test\./.test(file))
    .map(read)
    .join('\n');
}

function guidesOf(folder: string): Guide[] {
  return Object.entries(guides)
    .filter(([file]) => file.startsWith(`../components/${folder}/`))
    .flatMap(([, module]) => Object.values(module));
}

describe('every component', () => {
  test('is found', () => {
    expect(folders.length).toBeGreaterThan(30);
  });

  test.each(folders)('%s has stories and a guide', (folder) => {
    const files = globSync(`${folder}/*`, { cwd: componentsFolder }).map((file) => basename(file));
    const kinds = ['stories.tsx', 'guide.ts'];
    expect(kinds.filter((kind) => files.some((file) => file.endsWith(`.${kind}`)))).toEqual(kinds);
  });
});

describe('every file of stories', () => {
  test.each(storyFiles)('%s starts with Default and Playground and has a matrix in all modes', (file) => {
    const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? file }).parse();
    const names = csf.stories.map(({ name }) => name);
    expect(names.slice(0, 2)).toEqual(['Default', 'Playground']);
    expect(names).toContain('Matrix');
    // Cells of a fixed width look the same in a narrow window.
    expect(read(file)).toMatch(/modes: matrixModes|modes: fixedWidthModes[^]*cellWidth=/);
    expect(names.includes('Right To Left')).toBe(!sameInBothDirections.has(basename(file, '.stories.tsx')));
  });

  test.each(storyFiles)('%s shows the pointer, the focus and the press in its matrix', (file) => {
    const isInteractive = /<MatrixOf[^>]*\binteractive\b/.test(read(file));
    expect(isInteractive).toBe(!withoutInteractions.has(basename(file, '.stories.tsx')));
  });

  test.each(storyFiles.filter((file) => read(file).includes('export const RightToLeft')))(
    '%s has Arabic or Hebrew words from right to left',
    (file) => {
      const source =
        globSync(`${dirname(file)}/*.fixture.ts*`, { cwd: componentsFolder })
          .map(read)
          .join('') + read(file);
      expect(source).toMatch(/[\u0590-\u06FF]|locale: 'ar-EG'/);
    },
  );

  test.each(storyFiles)('%s shows its guide', (file) => {
    expect(read(file)).toMatch(/\bguide: \w+Guide\b/);
  });
});

describe('every second file of stories', () => {
  const secondFiles = allStoryFiles.filter(isSecondFile);

  test('is found', () => {
    expect(secondFiles).toContain('number-field/number-field-interactions.stories.tsx');
  });

  test.each(secondFiles)('%s acts in every story', (file) => {
    const csf = loadCsf(read(file), { fileName: file, makeTitle: (title) => title ?? file }).parse();
    expect(csf.stories.length).toBeGreaterThan(1);
    const still = csf.stories.filter(({ __stats }) => !__stats?.play).map(({ name }) => name);
    expect(still).toEqual([]);
  });
});

/** The props of a component's interfaces that have no JSDoc above them. */
function propsWithoutWords(source: string): string[] {
  return [...source.matchAll(/export interface (\w+(?:Props|Option))\b[^{]*\{([^]*?)\n\}/g)].flatMap(
    ([, name, body = '']) => {
      const lines = body.split('\n');
      return lines.flatMap((line, index) => {
        const prop = /^ {2}['"]?([\w-]+)['"]?\??:/.exec(line)?.[1];
        return prop && !lines[index - 1]?.trimEnd().endsWith('*/') ? [`${name}.${prop}`] : [];
      });
    },
  );
}

describe('every prop', () => {
  test('is looked at', () => {
    expect(propsWithoutWords('export interface ButtonProps {\n  variant?: string;\n}\n')).toEqual([
      'ButtonProps.variant',
    ]);
  });

  test.each(folders)('of %s says what it is', (folder) => {
    expect(propsWithoutWords(sourceOf(folder))).toEqual([]);
  });
});

describe('every guide', () => {
  test.each(folders)('of %s names each part and attribute of the source', (folder) => {
    const source = sourceOf(folder);
    const parts = Object.assign({}, ...guidesOf(folder).map((guide) => guide.parts)) as Guide['parts'];
    const slots = [...source.matchAll(/data-slot="([a-z-]+)"/g)].map((match) => match[1]);
    expect(Object.keys(parts)).toEqual(expect.arrayContaining([...new Set(slots)]));
    const attributes = [...source.matchAll(/\s(data-(?!slot)[a-z-]+)=/g)].map((match) => match[1]);
    expect(Object.values(parts).flatMap((part) => Object.keys(part))).toEqual(
      expect.arrayContaining([...new Set(attributes)]),
    );
  });

  test.each(folders)('of %s says when to use it and when not', (folder) => {
    for (const guide of guidesOf(folder)) {
      expect(guide.use.length).toBeGreaterThan(0);
      expect(guide.avoid.length).toBeGreaterThan(0);
      expect(guide.anatomy).toMatch(/</);
    }
  });
});
