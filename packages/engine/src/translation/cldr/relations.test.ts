import { languageNames } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Moment, writeMoment } from './moment.ts';
import { relationsIn, type Relation, wordsBeforeDay, wordsBeforeHour } from './relations.ts';
import { findFixedSpans } from '../fixed-spans.ts';
import { piecesOf } from '../wording/spans.ts';

const readLanguages = languageNames.filter((language) => relationsIn('day', language) !== undefined);

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
const dayRelations = fc.constantFrom<Relation>('on', 'from', 'until', 'by', 'before', 'after');
const hourRelations = fc.constantFrom<Relation>('on', 'from', 'until', 'before', 'after');
const times = fc.tuple(fc.nat(23), fc.constantFrom('00', '15', '30')).map(([hour, minutes]) => `${hour}:${minutes}`);

test('the words before days and times are read in nine languages', () => {
  expect(readLanguages).toHaveLength(9);
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
        const date = writeMoment(moment, from);
        const words = wordsBeforeDay(relation, moment, date, from);
        fc.pre(words !== undefined && words !== '');
        const phrase = `${words}${date}`;
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
        const [startDate, endDate] = [writeMoment(moment, from), writeMoment(end, from)];
        const [start, to] = [
          wordsBeforeDay('first', moment, startDate, from),
          wordsBeforeDay('last', end, endDate, from),
        ];
        const phrase = `${start}${startDate} ${to}${endDate}`;
        expect(understood(`Xyz ${phrase}`)).toEqual([phrase]);
      }),
    );
  });
});
