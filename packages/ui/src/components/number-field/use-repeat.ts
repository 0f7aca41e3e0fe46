import { useEffect, useEffectEvent, useState, type MouseEvent, type PointerEvent } from 'react';

/** The delay before the action repeats, in ms: the usual delay of a keyboard. */
const delay = 400;

/** Time between two repetitions, in ms. */
const interval = 60;

/** The press that an action repeats. */
type Press = Pick<PointerEvent | MouseEvent, 'shiftKey' | 'nativeEvent'>;

/**
 * Repeats the action of a button while the pointer holds it.
 * @param onEnd Called once when the pointer is released.
 * @returns the handlers of the button.
 */
export function useRepeat(action: (press: Press) => void, onEnd: () => void) {
  const [held, setHeld] = useState<Press>();
  const repeat = useEffectEvent(action);
  useEffect(() => {
    if (!held) return undefined;
    let timer = window.setTimeout(function again() {
      repeat(held);
      timer = window.setTimeout(again, interval);
    }, delay);
    return () => window.clearTimeout(timer);
  }, [held]);
  const release = () => {
    if (held) onEnd();
    setHeld(undefined);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      action(event);
      setHeld({ shiftKey: event.shiftKey, nativeEvent: event.nativeEvent });
    },
    onPointerUp: release,
    onPointerCancel: release,
    /** Assistive technology clicks without a pointer. */
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.detail !== 0) return;
      action(event);
      onEnd();
    },
  };
}
