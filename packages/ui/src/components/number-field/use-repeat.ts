import { useEffect, useEffectEvent, useState, type MouseEvent, type PointerEvent } from 'react';

/** The delay before the action repeats, in ms: the usual delay of a keyboard. */
const delay = 400;

/** The time between two repetitions, in ms. */
const interval = 60;

/** What the action needs to know about the press. */
type Press = Pick<PointerEvent | MouseEvent, 'shiftKey' | 'nativeEvent'>;

/**
 * Calls the action of a button when it is pressed, and repeatedly while the pointer holds it down.
 * @param onEnd Called once when the pointer is released, and after a click without a pointer.
 * @returns the handlers of the button
 */
export function useRepeat(action: (press: Press) => void, onEnd: () => void) {
  const [heldPress, setHeldPress] = useState<Press>();
  const repeat = useEffectEvent(action);
  useEffect(() => {
    if (!heldPress) return undefined;
    let timer = window.setTimeout(function again() {
      repeat(heldPress);
      timer = window.setTimeout(again, interval);
    }, delay);
    return () => window.clearTimeout(timer);
  }, [heldPress]);
  const release = () => {
    if (heldPress) onEnd();
    setHeldPress(undefined);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      action(event);
      setHeldPress({ shiftKey: event.shiftKey, nativeEvent: event.nativeEvent });
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
