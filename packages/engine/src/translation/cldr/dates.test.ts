import { languageNames, type LanguageName } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testTranslations } from '../testing/translation-cases.ts';
import { findDates, writeDates } from './dates.ts';
import { type Moment, writeMoment } from './moment.ts';

function translated(text: string, from: LanguageName, to: LanguageName): string {
  const [span] = findDates(text, from);
  return span ? text.slice(0, span.start) + writeDates(span, to) + text.slice(span.end) : text;
}

const moments = fc
  .record({
    weekday: fc.integer({ min: 0, max: 6 }),
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.integer({ min: 0, max: 11 }),
    year: fc.integer({ min: 1990, max: 2040 }),
  })
  .chain(({ weekday, day, month, year }) =>
    fc.constantFrom<Omit<Moment, 'width'>>(
      { weekday },
      { month },
      { day, month },
      { weekday, day, month },
      { day, month, year },
      { weekday, day, month, year },
      { month, year },
    ),
  );

describe.each(languageNames)('%s', (language) => {
  test('reads back every date that it writes', () => {
    fc.assert(
      fc.property(moments, (fields) => {
        const text = writeMoment({ ...fields, width: 'long' }, language);
        const found = findDates(text, language);
        expect({ text, found: found.map(({ moments: [first] }) => ({ ...first, width: 'long' })) }).toEqual({
          text,
          found: [{ ...fields, width: 'long' }],
        });
      }),
      { numRuns: 60 },
    );
  });

  test('reads back every range of weekdays that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 1, max: 6 }), (first, days) => {
        const last = (first + days) % 7;
        const span = findDates('Monday to Friday', 'English')[0];
        const range = { ...span, moments: [first, last].map((weekday) => ({ weekday, width: 'long' as const })) };
        const text = writeDates({ start: 0, end: 0, joined: 'range', ...range }, language);
        const [found] = findDates(text, language);
        expect({ text, days: found?.moments.map(({ weekday }) => weekday) }).toEqual({ text, days: [first, last] });
      }),
      { numRuns: 20 },
    );
  });
});

testTranslations(
  [
    ['Saturday, 14 September', 'English', 'Spanish', 'sábado, 14 de septiembre'],
    ['Saturday, September 14th', 'English', 'German', 'Samstag, 14. September'],
    ['14th of September 2026', 'English', 'Polish', '14 września 2026'],
    ['14–16 September', 'English', 'Spanish', '14–16 de septiembre'],
    ['14–16 September', 'English', 'German', '14.–16. September'],
    ['14 September to 3 October', 'English', 'French', 'du 14 septembre au 3 octobre'],
    ['14 September to 3 October', 'English', 'Turkish', '14 Eylül – 3 Ekim'],
    ['del 14 de septiembre al 3 de octubre', 'Spanish', 'German', '14. September – 3. Oktober'],
    ['Monday to Friday', 'English', 'Spanish', 'de lunes a viernes'],
    ['from Monday to Friday', 'English', 'French', 'du lundi au vendredi'],
    ['Monday to Friday', 'English', 'Polish', 'od poniedziałku do piątku'],
    ['Monday to Friday', 'English', 'Finnish', 'maanantai–perjantai'],
    ['Monday - Friday', 'English', 'Italian', 'lunedì - venerdì'],
    ['Mon–Fri 9:00', 'English', 'Spanish', 'lun–vie 9:00'],
    ['Saturday & Sunday', 'English', 'German', 'Samstag und Sonntag'],
    ['Segunda a sexta', 'Portuguese', 'English', 'Monday to Friday'],
    ['od poniedziałku do piątku', 'Polish', 'German', 'Montag bis Freitag'],
    ['Mo.–Fr. 8–12', 'German', 'English', 'Mon–Fri 8–12'],
    ['sábado 14 de septiembre', 'Spanish', 'Turkish', '14 Eylül Cumartesi'],
    ['2026. szeptember 14.', 'Hungarian', 'English', '14 September 2026'],
    ['May 2026', 'English', 'Montenegrin', 'maj 2026.'],
    ['14 September', 'English', 'Occitan', '14 de setembre'],
    ['Saturday, 14 September 2026', 'English', 'Esperanto', 'sabato, la 14-a de septembro 2026'],
    ['14–16 September', 'English', 'Esperanto', '14–16-a de septembro'],
    ['14 September to 3 October', 'English', 'Esperanto', 'de la 14-a de septembro ĝis la 3-a de oktobro'],
    ['14 September to 3 April', 'English', 'Occitan', 'del 14 de setembre al 3 d’abril'],
    ['May to October', 'English', 'Occitan', 'de mai a octòbre'],
    ['Wednesday', 'English', 'Montenegrin', 'srijeda'],
    ['September', 'English', 'Greek (Latin)', 'Septemvrios'],
  ],
  translated,
);

test.each(['You may go', 'we march on', 'sun and sea', 'Room 14', '9:00–17:00'])('%j holds no date', (text) => {
  expect(findDates(text, 'English')).toEqual([]);
});

test('a day that its month lacks is none', () => {
  expect(findDates('31 February', 'English')[0]?.moments).toEqual([{ month: 1, width: 'long' }]);
});

test('a wrong weekday of a date is kept, and not put right', () => {
  expect(translated('Monday, 13 September 2026', 'English', 'Spanish')).toBe('lunes, 13 de septiembre de 2026');
});
