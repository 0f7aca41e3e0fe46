import { languageNames } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type DayRelation, wordsBeforeDay } from './day-words.ts';
import { type HourRelation, wordsBeforeHour } from './hour-words.ts';
import { type Moment, writeMoment } from './moment.ts';
import { relationWords } from './relation-words.ts';
import { findFixedSpans } from '../fixed-spans.ts';
import { piecesOf } from '../wording/spans.ts';

const readLanguages = languageNames.filter((language) => relationWords[language] !== undefined);

const moments = fc
  .record({
    weekday: fc.nat(6),
    day: fc.integer({ min: 1, max: 28 }),
    month: fc.nat(11),
    year: fc.integer({ min: 1990, max: 2040 }),
  })
  .chain(({ weekday, day, month, year }) =>
    fc.constantFrom<Omit<Moment, 'width'>>(
      { weekday },
      { day, month },
      { weekday, day, month },
      { day, month, year },
      { weekday, day, month, year },
      { month, year },
    ),
  );
const dayRelations = fc.constantFrom<DayRelation>('on', 'from', 'until', 'by', 'before', 'after');
const hourRelations = fc.constantFrom<HourRelation>('at', 'from', 'until', 'before', 'after');
const times = fc.tuple(fc.nat(23), fc.constantFrom('00', '15', '30')).map(([hour, minutes]) => `${hour}:${minutes}`);

test('the words before days and times are read in ten languages', () => {
  expect(readLanguages).toHaveLength(10);
});

describe.each(readLanguages)('from %s', (from) => {
  /** The one part of a text that is known, in the language in which the text is: as it stands, where it was understood. */
  const understood = (text: string): string[] =>
    piecesOf(text, findFixedSpans(text, { from, to: from, withPhrases: false }))
      .filter(({ isFixed }) => isFixed)
      .map((piece) => piece.text);

  test('a day is read with every word that the language writes before it', () => {
    fc.assert(
      fc.property(dayRelations, moments, (relation, fields) => {
        const moment = { ...fields, width: 'long' as const };
        const words = wordsBeforeDay(relation, moment, from);
        fc.pre(words !== undefined && words !== '');
        const phrase = `${words}${writeMoment(moment, from)}`;
        expect(understood(`Xyz ${phrase}`)).toEqual([phrase]);
      }),
      { numRuns: 200 },
    );
  });

  test('a time is read with every word that the language writes before it', () => {
    fc.assert(
      fc.property(hourRelations, times, (relation, time) => {
        const words = wordsBeforeHour(relation, time, from);
        const phrase = `${words}${time}`;
        expect(understood(`Xyz ${phrase}`)).toEqual([phrase]);
      }),
    );
  });

  test('a range of times is read as it is written', () => {
    fc.assert(
      fc.property(times, times, (first, last) => {
        const phrase = `${wordsBeforeHour('first', first, from)}${first} ${wordsBeforeHour('last', last, from)}${last}`;
        expect(understood(`Xyz ${phrase}`)).toEqual([phrase]);
      }),
    );
  });

  test('a range of days of two months is read as it is written', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 28 }), fc.nat(10), (day, last, month) => {
        const moment = { day, month, width: 'long' as const };
        const end = { day: last, month: month + 1, width: 'long' as const };
        const [start, to] = [wordsBeforeDay('first', moment, from), wordsBeforeDay('last', end, from)];
        const phrase = `${start}${writeMoment(moment, from)} ${to}${writeMoment(end, from)}`;
        expect(understood(`Xyz ${phrase}`)).toEqual([phrase]);
      }),
    );
  });
});
