/** Why something changes, and the event of the browser behind it. */
export interface ChangeCause<Reason extends string = string> {
  reason: Reason;
  /** The event of the browser; undefined if there is none, such as for the reset of a form. */
  event: Event | undefined;
}

/** What a callback is told beside the new value or state. */
export interface ChangeDetails<Reason extends string = string> extends ChangeCause<Reason> {
  /** Keeps what the component holds as it is. If you hold the value or the state, leave it as it is. */
  cancel: () => void;
}

/** A function that is told a change before it happens. */
export type ChangeHandler<Value, Reason extends string = 'none'> = (
  value: Value,
  details: ChangeDetails<Reason | 'none'>,
) => void;

/** Tells a change before it happens. @returns whether it may happen: it was not cancelled. */
export function tellChange<Value, Reason extends string>(
  report: ((value: Value, details: ChangeDetails<Reason>) => void) | undefined,
  value: Value,
  cause: ChangeCause<Reason>,
): boolean {
  let cancelled = false;
  const cancel = () => {
    cancelled = true;
  };
  report?.(value, { ...cause, cancel });
  return !cancelled;
}
