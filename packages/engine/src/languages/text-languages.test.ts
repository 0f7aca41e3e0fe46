import type { LanguageName, MemoryUnit } from '@palimpsest/contract';
import { expect, test } from 'vitest';
import type { Paragraph } from '../model/paragraph.ts';
import { partByLanguage } from './text-languages.ts';
import { createRouter, type Translator } from '../translation/index.ts';

const texts = {
  english: 'Fresh from the farm: cheese, vegetables and bread, every Saturday at the market.',
  german: 'Frisch vom Hof: Käse, Gemüse und Brot aus der Region, jeden Samstag auf dem Markt.',
  french: 'Les enfants de moins de douze ans voyagent gratuitement avec un adulte.',
  spanish: 'Los niños menores de doce años viajan gratis con un adulto de su familia.',
  short: 'Käse und Brot',
} as const;

function paragraph(text: string, index: number): Paragraph {
  const at = { x: 0, y: 0 };
  return { id: index + 1, text, lines: [], quad: [at, at, at, at], rotation: 0 };
}

const idsOf = (some: readonly Paragraph[]) => some.map(({ id }) => id);

async function parted(chosen: readonly (keyof typeof texts)[], target: LanguageName, memory: MemoryUnit[] = []) {
  const translator: Translator = {
    name: 'Test',
    pairs: async () =>
      (['English', 'German'] as const).flatMap((from) => [
        { from, to: 'Spanish' as const },
        { from, to: 'Italian' as const },
      ]),
    translate: async (asked) => asked.map(() => 'texto'),
  };
  const paragraphs = chosen.map((name) => texts[name]).map(paragraph);
  const { parts, foreign } = await partByLanguage(createRouter([translator]), paragraphs, {
    source: 'English',
    target,
    memory,
  });
  return {
    parts: parts.map(({ from, paragraphs: own }) => [from, idsOf(own)]),
    foreign: idsOf(foreign),
  };
}

test('a text that is clearly in another language is translated from there', async () => {
  expect(await parted(['english', 'german', 'english'], 'Spanish')).toEqual({
    parts: [
      ['English', [1, 3]],
      ['German', [2]],
    ],
    foreign: [],
  });
});

test('a text that is in the target language already stays', async () => {
  expect(await parted(['english', 'spanish'], 'Spanish')).toEqual({ parts: [['English', [1]]], foreign: [] });
});

test('a text is taken to be in the chosen language where it is too short to tell', async () => {
  expect(await parted(['short', 'english'], 'Italian')).toEqual({ parts: [['English', [1, 2]]], foreign: [] });
});

test('a text in a language that nobody translates stays, and goes to no other translator', async () => {
  expect(await parted(['english', 'french'], 'Italian')).toEqual({ parts: [['English', [1]]], foreign: [2] });
});

test('a text that the memory holds needs no translator, whatever language it is in', async () => {
  const memory = [{ source: texts.french, translation: 'I bambini sotto i dodici anni viaggiano gratis.' }];
  expect(await parted(['english', 'french'], 'Italian', memory)).toEqual({ parts: [['English', [1, 2]]], foreign: [] });
});
