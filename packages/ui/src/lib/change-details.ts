/** Why something changes, and the event of the browser behind it. */
export interface ChangeCause<Reason extends string = string> {
  /** Why it changes. */
  reason: Reason;
  /** The event of the browser; undefined if there is none, such as for the reset of a form. */
  event: Event | undefined;
}

/** The second argument of a change callback, after the new value or state. */
export interface ChangeDetails<Reason extends string = string> extends ChangeCause<Reason> {
  /** Prevents the change. If you control the value or the state, also leave it unchanged. */
  cancel: () => void;
}

/** A callback that is called before a change happens. */
export type ChangeHandler<Value, Reason extends string = 'none'> = (
  value: Value,
  details: ChangeDetails<Reason | 'none'>,
) => void;

/** Reports a change before it happens. @returns false if the callback cancelled it */
export function tellChange<Value, Reason extends string, Cause extends ChangeCause<Reason> = ChangeCause<Reason>>(
  report: ((value: Value, details: ChangeDetails<Reason> & Cause) => void) | undefined,
  value: Value,
  cause: Cause,
): boolean {
  let cancelled = false;
  const cancel = () => {
    cancelled = true;
  };
  report?.(value, { ...cause, cancel });
  return !cancelled;
}
