import { useEffect, useEffectEvent, useState, type MouseEvent, type PointerEvent } from 'react';

/** The delay before the action repeats, in ms: the usual delay of a keyboard. */
const delay = 400;

/** The time between two repetitions, in ms. */
const interval = 60;

/** What the action needs to know about the press. */
export type Press = Pick<PointerEvent | MouseEvent, 'altKey' | 'shiftKey' | 'nativeEvent'>;

/**
 * Calls the action of a button when it is pressed, and repeatedly while the pointer holds it down.
 * @param onEnd Called once when the pointer is released or the button is disabled, and after a click without a pointer.
 * @param disabled Whether the button is disabled: its handlers may then not be called, not even for the release of the pointer.
 * @returns the handlers of the button
 */
export function useRepeat(action: (press: Press) => void, onEnd: () => void, disabled: boolean) {
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
  if (disabled && heldPress) setHeldPress(undefined);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (disabled) end();
  }, [disabled]);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      action(event);
      const { altKey, shiftKey, nativeEvent } = event;
      setHeldPress({ altKey, shiftKey, nativeEvent });
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
