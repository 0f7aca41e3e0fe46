import { addDays, addMonths, startOfWeek, type IsoDate } from './iso-date.ts';

interface Move {
  /** The first day of the week: 0 (Sunday) to 6 (Saturday). */
  weekStart: number;
  /** 1 if the days of a week run to the right, -1 if they run to the left. */
  forward: 1 | -1;
  /** Whether Shift is held. */
  shift: boolean;
}

/** The day that each key moves the focus to, as in the date grid of the ARIA Authoring Practices. */
export const moves: Record<string, (date: IsoDate, move: Move) => IsoDate> = {
  ArrowRight: (date, { forward }) => addDays(date, forward),
  ArrowLeft: (date, { forward }) => addDays(date, -forward),
  ArrowDown: (date) => addDays(date, 7),
  ArrowUp: (date) => addDays(date, -7),
  Home: (date, { weekStart }) => startOfWeek(date, weekStart),
  End: (date, { weekStart }) => addDays(startOfWeek(date, weekStart), 6),
  PageDown: (date, { shift }) => addMonths(date, shift ? 12 : 1),
  PageUp: (date, { shift }) => addMonths(date, shift ? -12 : -1),
};
