import { describe, expect, test } from 'vitest';
import { recognitionDataDir } from '../testing/recognition-data.ts';
import { language } from '../testing/language.ts';
import { readDictionary } from './dictionary.ts';

describe('the words of recognition data', () => {
  test('are known whatever their case', async () => {
    const hasWord = await readDictionary(recognitionDataDir, language('English'));
    expect(['strawberries', 'Natural', 'ALL', 'well-known'].map(hasWord)).toEqual([true, true, true, true]);
    expect(['allnatural', 'straw-berries', 'temperture', 'ñandú', ''].map(hasWord)).not.toContain(true);
  });

  test('have the letters of their language', async () => {
    const hasWord = await readDictionary(recognitionDataDir, language('Spanish'));
    expect(['niños', 'información', 'informaciom', 'ninyos'].map(hasWord)).toEqual([true, true, false, false]);
  });
});
