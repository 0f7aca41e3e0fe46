import { languageNames } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultNames } from './result-names.ts';

describe('names of results', () => {
  test('are the image and the language', () => {
    expect(resultNames([{ file_name: 'menu.final.jpeg', target_language: 'Spanish' }])).toEqual([
      'menu.final-spanish.png',
    ]);
    expect(resultNames([{ file_name: null, target_language: 'Haitian Creole' }])).toEqual(['image-haitian-creole.png']);
  });

  test('are numbered where they would be the same, in capitals too', () => {
    const menu = { file_name: 'menu.png', target_language: 'French' };
    expect(resultNames([menu, menu, { ...menu, file_name: 'Menu.jpg' }])).toEqual([
      'menu-french.png',
      'menu-french (2).png',
      'Menu-french (3).png',
    ]);
  });

  test('can stand in one folder of any file system', () => {
    const process = fc.record({
      file_name: fc.option(fc.string({ unit: 'binary' })),
      target_language: fc.constantFrom(...languageNames),
    });
    fc.assert(
      fc.property(fc.array(process), (processes) => {
        const names = resultNames(processes);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(processes.length);
        for (const name of names) {
          expect(name).toMatch(/^[^.\s<>:"/\\|?*\p{Cc}][^<>:"/\\|?*\p{Cc}]*\.png$/u);
          expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(255);
        }
      }),
    );
  });
});
