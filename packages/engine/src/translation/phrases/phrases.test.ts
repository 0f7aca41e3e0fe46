import { findLanguage, languages, languageNames } from '@palimpsest/contract';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { testTranslations } from '../testing/translation-cases.ts';
import { phrases, slots } from './catalogue.ts';
import { translatePhrase } from './phrases.ts';

const slotsIn = (text: string): string[] => (text.match(/\{\w+\}/gu) ?? []).toSorted();

/** Letters that a wording may hold, beside the basic ones. */
const letters: Readonly<Record<string, RegExp>> = {
  en: /^[a-z]*$/u,
  es: /^[a-záéíóúüñ]*$/u,
  fr: /^[a-zàâæçéèêëîïôœùûü]*$/u,
  de: /^[a-zäöüß]*$/u,
  it: /^[a-zàèéìòù]*$/u,
  pt: /^[a-záâãàçéêíóôõú]*$/u,
  ca: /^[a-zàçéèíïóòúü·]*$/u,
  gl: /^[a-záéíóúüñ]*$/u,
  nl: /^[a-zéëïöü]*$/u,
  pl: /^[a-ząćęłńóśźż]*$/u,
  sv: /^[a-zåäöé]*$/u,
  tr: /^[a-zçğıiöşüâî]*$/u,
};

const tag = z.enum(languages.map((language) => language.tag));
const isoSigns = ['E001', 'E003', 'E015', 'F001', 'P002', 'P005', 'P010', 'P029', 'W011'];
const schema = z.strictObject({
  texts: z.partialRecord(tag, z.string().min(1)),
  also: z.partialRecord(tag, z.array(z.string().min(1))).optional(),
  only: z.enum(['label', 'interface']).optional(),
  source: z.enum([
    'common usage',
    'GTK',
    'GHS',
    'GHS P102',
    'GHS P103',
    'EU 1169/2011',
    ...isoSigns.map((sign) => `ISO 7010 ${sign}`),
  ]),
});

describe('the data', () => {
  test('holds wordings of languages that there are, with a source that is known, and nothing else', () => {
    expect(z.array(schema).parse(phrases)).toHaveLength(phrases.length);
  });

  test('holds about as many phrases as signs repeat, each in English and with a source', () => {
    expect(phrases.length).toBeGreaterThanOrEqual(150);
    for (const { texts, source } of phrases) {
      expect(texts.en).toBeDefined();
      expect(source).not.toBe('');
    }
  });

  test('every wording has the letters of its language and the slots of its phrase', () => {
    for (const { texts } of phrases) {
      for (const [tag, text] of Object.entries(texts)) {
        expect({ text, slots: slotsIn(text) }).toEqual({ text, slots: slotsIn(texts.en ?? '') });
        for (const slot of slotsIn(text)) expect(slots).toContain(slot.slice(1, -1));
        const words = text.replace(/\{\w+\}/gu, '').replace(/[^\p{L}·]/gu, '');
        expect(words.toLocaleLowerCase(tag)).toMatch(letters[tag] ?? /^$/u);
        // No spaces at the ends, no straight apostrophes.
        expect(text).toMatch(/^\S(?:[^']*\S)?$/u);
      }
    }
  });

  test('no English wording stands for two phrases', () => {
    for (const isOfInterface of [true, false]) {
      const all = phrases
        .filter(({ only }) => (only === 'interface') === isOfInterface)
        .flatMap(({ texts, also }) => [texts.en ?? '', ...(also?.en ?? [])].map((text) => text.toLowerCase()));
      expect(all.filter((text, index) => all.indexOf(text) !== index)).toEqual([]);
    }
  });

  test('covers the languages that it covers', () => {
    const coverage = languages.flatMap(({ name, tag }) => {
      const count = phrases.filter(({ texts }) => texts[tag] !== undefined).length;
      return count === 0 ? [] : [`${name} ${count}`];
    });
    process.stdout.write(`Phrases of signs, out of ${phrases.length}: ${coverage.join(', ')}\n`);
    expect(coverage).toHaveLength(Object.keys(letters).length);
  });
});

describe('translating', () => {
  test('every phrase is found in every language that has it, or is told to be ambiguous', () => {
    for (const { texts, only } of phrases) {
      if (texts.en?.includes('{')) continue;
      for (const name of languageNames) {
        const wording = texts[findLanguage(name)?.tag ?? 'en'];
        if (wording === undefined || name === 'English') continue;
        expect(translatePhrase(texts.en ?? '', { from: 'English', to: name, place: only ?? 'clause' })).toBe(wording);
      }
    }
  });

  testTranslations(
    [
      ['Opening hours', 'English', 'Spanish', 'Horario'],
      ['KEEP OUT OF REACH OF CHILDREN', 'English', 'German', 'Darf nicht in die Hände von Kindern gelangen'],
      ['Geöffnet', 'German', 'French', 'Ouvert'],
      ['Up to 50% off', 'English', 'Spanish', 'Hasta un 50% de descuento'],
      ['From €9.90', 'English', 'German', 'Ab €9.90'],
      ['Made in Germany', 'English', 'Spanish', 'Fabricado en Alemania'],
      ['Open Monday to Friday', 'English', 'Spanish', 'Abierto de lunes a viernes'],
    ],
    (text, from, to) => translatePhrase(text, { from, to }),
  );

  test('a wording of two phrases is left to a translator where they differ', () => {
    // "Entradas" are starters in Portuguese and tickets in Spanish, but not both in either.
    expect(translatePhrase('Gratuito', { from: 'Spanish', to: 'English' })).toBe('Free of charge');
    expect(translatePhrase('Agotado', { from: 'Spanish', to: 'English' })).toBeUndefined();
  });

  test.each([
    ['Go back', 'English', 'Spanish', 'Atrás'],
    ['Addons', 'English', 'French', 'Modules complémentaires'],
    ['Multijoueur', 'French', 'Spanish', 'Multijugador'],
    ['Reimposta', 'Italian', 'English', 'Reset'],
    ['Power Off', 'English', 'Spanish', 'Apagar'],
    ['Turn off', 'English', 'Spanish', 'Desactivar'],
    ['Terms of use', 'English', 'French', 'Conditions d’utilisation'],
    ['Passwort ändern', 'German', 'English', 'Change password'],
    ['Signets', 'French', 'German', 'Lesezeichen'],
  ] as const)('programs say %j in %s, in %s %j', (text, from, to, expected) => {
    expect(translatePhrase(text, { from, to, place: 'interface' })).toBe(expected);
  });

  test('a word of an interface is one only in a text of its own, and what may be on a door only in an interface', () => {
    const asked = { from: 'English', to: 'Spanish' } as const;
    expect(translatePhrase('File', asked)).toBeUndefined();
    expect(translatePhrase('File', { ...asked, place: 'label' })).toBe('Archivo');
    expect(translatePhrase('Open', { ...asked, place: 'label' })).toBe('Abierto');
    expect(translatePhrase('Open', { ...asked, place: 'interface' })).toBe('Abrir');
    expect(translatePhrase('Menu', { ...asked, place: 'label' })).toBe('Carta');
    expect(translatePhrase('Menu', { ...asked, place: 'interface' })).toBe('Menú');
  });

  test('no wording of an interface makes one of another phrase ambiguous', () => {
    for (const name of languageNames.filter((other) => other !== 'English')) {
      const tag = findLanguage(name)?.tag ?? 'en';
      for (const { texts, only } of phrases.filter(({ source }) => source === 'GTK')) {
        const wording = texts[tag];
        if (wording === undefined) continue;
        expect([wording, translatePhrase(wording, { from: name, to: 'English', place: only ?? 'label' })]).toEqual([
          wording,
          texts.en,
        ]);
      }
    }
  });

  test('a slot takes only what it stands for', () => {
    expect(translatePhrase('From Paris', { from: 'English', to: 'Spanish' })).toBeUndefined();
    expect(translatePhrase('Made in heaven', { from: 'English', to: 'Spanish' })).toBeUndefined();
  });
});
