'use client';

import { useEffect, useState, type RefObject } from 'react';
import type { ChangeCause } from '../../lib/change-details.ts';
import type { DateRange } from '../calendar/calendar.tsx';
import { dateFormatOf } from '../calendar/date-format.ts';
import type { IsoDate } from '../calendar/iso-date.ts';
import type { DateRangeFieldMessages } from './date-range-field.messages.ts';
import { problemOf, type DateRangeProblem } from './date-range.ts';

/** Why a range changes: Enter in an entry, the focus that leaves it, a press on a day or a preset, a press on the cross. */
export type DateRangeChangeReason = 'keyboard' | 'input-blur' | 'item-press' | 'clear-press';

export type Side = keyof DateRange;

export const sides: readonly Side[] = ['start', 'end'];

export interface DateEntriesOptions {
  value: DateRange;
  onApply: (value: DateRange, cause: ChangeCause<DateRangeChangeReason>) => void;
  min?: IsoDate | undefined;
  max?: IsoDate | undefined;
  locale: string;
  words: DateRangeFieldMessages;
  /** The second entry. Its own validity stops the form while its text is not an allowed date; `validate` of the field does that for the first entry. */
  endInput: RefObject<HTMLInputElement | null>;
}

/** The texts of both entries that are not applied yet, and what is wrong with them. */
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
    problem,
    placeholder,
    reset,
    textOf: (side: Side) => drafts[side] ?? (value[side] ? format(value[side]) : ''),
    type: (side: Side, text: string) => {
      setDrafts({ ...drafts, [side]: text });
      setProblem(undefined);
    },
    /** Applies both typed texts together: a later end may make a late start valid. */
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
        onApply(next, cause);
      }
    },
  };
}
