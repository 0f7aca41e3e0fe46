'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { ChangeCause } from '../../lib/change-details.ts';
import type { DateRange } from '../calendar/calendar.tsx';
import { dateFormatOf } from '../calendar/date-format.ts';
import type { IsoDate } from '../calendar/iso-date.ts';
import type { DateRangeFieldMessages } from './date-range-field.messages.ts';
import { problemOf, type DateRangeProblem } from './date-range.ts';

/**
 * Why a range changes:
 * - `keyboard`: Enter in an entry
 * - `input-blur`: the focus left an entry
 * - `item-press`: a press on a day or a preset
 * - `clear-press`: a press on the clear button
 */
export type DateRangeChangeReason = 'keyboard' | 'input-blur' | 'item-press' | 'clear-press';

/** Which of the two entries: the start or the end. */
export type Side = keyof DateRange;

export const sides: readonly Side[] = ['start', 'end'];

export interface DateEntriesOptions {
  value: DateRange;
  /** Called with a valid range that differs from the value. */
  onApply: (value: DateRange, cause: ChangeCause<DateRangeChangeReason>) => void;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  locale: string;
  words: DateRangeFieldMessages;
  /** The input for the end. This hook sets its custom validity, which blocks submission. `validate` of the field does that for the start. */
  endInput: RefObject<HTMLInputElement | null>;
}

/** The typed texts of both entries that are not applied yet, and their error. */
export function useDateEntries({ value, onApply, min, max, locale, words, endInput }: DateEntriesOptions) {
  const [drafts, setDrafts] = useState<Partial<Record<Side, string>>>({});
  const [problem, setProblem] = useState<{ side: Side; text: string }>();
  const { format, parse, shape } = dateFormatOf(locale);
  const placeholder = shape(words);
  useEffect(() => {
    endInput.current?.setCustomValidity(problem?.side === 'end' ? problem.text : '');
  });

  const reset = () => {
    setDrafts({});
    setProblem(undefined);
  };
  const describe = (wrong: DateRangeProblem) => {
    if (wrong === 'tooEarly' && min) return words.tooEarly(format(min));
    return wrong === 'tooLate' && max ? words.tooLate(format(max)) : words.order;
  };

  return {
    /** The error, and the entry that it belongs to. */
    problem,
    placeholder,
    /** Discards the typed texts and the error. */
    reset,
    /** The text of an entry. */
    textOf: (side: Side) => drafts[side] ?? (value[side] ? format(value[side]) : ''),
    /** Handles a change of a typed text. */
    type: (side: Side, text: string) => {
      setDrafts({ ...drafts, [side]: text });
      setProblem(undefined);
    },
    /** Applies both typed texts together: a start after the old end can be valid with the new end. */
    apply: (edited: Side, cause: ChangeCause<DateRangeChangeReason>) => {
      if (drafts.start === undefined && drafts.end === undefined) return;
      const next = { ...value };
      for (const side of sides) {
        const draft = drafts[side]?.trim();
        const date = draft ? parse(draft) : null;
        if (date === undefined) {
          setProblem({ side, text: words.unreadable(placeholder) });
          return;
        }
        if (draft !== undefined) next[side] = date;
      }
      const wrong = problemOf(next, min, max);
      if (wrong) setProblem({ side: edited, text: describe(wrong) });
      else {
        reset();
        if (next.start !== value.start || next.end !== value.end) onApply(next, cause);
      }
    },
  };
}
