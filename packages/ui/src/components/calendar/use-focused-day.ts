import { useState } from 'react';
import { clampDate, type IsoDate } from './iso-date.ts';

interface Selection {
  /** The selected days of the last render. */
  shown: readonly IsoDate[];
  /** The days that the user selected since the last change: a change to them does not come from outside. */
  chosen?: readonly IsoDate[];
}

function isSameDays(one: readonly IsoDate[] | undefined, other: readonly IsoDate[]): boolean {
  return one?.join() === other.join();
}

interface FocusedDayOptions {
  selected: readonly IsoDate[];
  min: IsoDate | undefined;
  max: IsoDate | undefined;
  today: IsoDate;
}

/** The day in the tab order, whose month is shown. It is within the limits and follows a selection that changes from outside. */
export function useFocusedDay({ selected, min, max, today }: FocusedDayOptions) {
  const [day, setDay] = useState(selected[0] ?? today);
  const [selection, setSelection] = useState<Selection>({ shown: selected });
  if (!isSameDays(selection.shown, selected)) {
    setSelection({ shown: selected });
    // The day that the user selected has the focus already. In a range it may be the last one.
    if (selected[0] && !isSameDays(selection.chosen, selected)) setDay(selected[0]);
  }
  return {
    // Clamped on each render: the limits may change.
    focused: clampDate(day, min, max),
    /** Moves the focus to a day, or to the nearest allowed one, and shows its month. */
    focus: (date: IsoDate) => setDay(clampDate(date, min, max)),
    /** Records the days that the user selects. */
    markChosen: (chosen: readonly IsoDate[]) => setSelection({ shown: selected, chosen }),
  };
}
