import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Elements in which a letter is typed text and not a hotkey. */
const textFields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

const isHoldKey = (key: string) => key === ' ' || key === 'Enter';

interface HoldOptions {
  /** Whether the button is held. */
  held: boolean;
  /** Called when the hold begins and when it ends. */
  onHeldChange: (held: boolean) => void;
  /** A key that has the same effect on the whole page, as in `KeyboardEvent.key`. */
  hotkey: string | undefined;
}

/**
 * A button with an effect while it is held: by the pointer, by Space or Enter, or by a hotkey on the whole page. Assistive technology
 * cannot hold a button, so its click switches the effect on and off.
 * @returns the handlers of the button.
 */
export function useHold({ held, onHeldChange, hotkey }: HoldOptions) {
  useHotkey(hotkey, onHeldChange);
  /** Whether the pointer was pressed since the last click: the click that follows its release is ignored. */
  const wasPressed = useRef(false);
  const release = () => {
    if (held) onHeldChange(false);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || !event.isPrimary) return;
      wasPressed.current = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      onHeldChange(true);
    },
    onPointerUp: release,
    onPointerCancel: () => {
      // No click follows.
      wasPressed.current = false;
      release();
    },
    onLostPointerCapture: release,
    // A long press on a touch screen would open a menu over the picture.
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      if (!isHoldKey(event.key)) return;
      event.preventDefault();
      if (!event.repeat) onHeldChange(true);
    },
    onKeyUp: (event: KeyboardEvent) => {
      if (!isHoldKey(event.key)) return;
      event.preventDefault();
      release();
    },
    onBlur: release,
    onClick: () => {
      if (!wasPressed.current) onHeldChange(!held);
      wasPressed.current = false;
    },
  };
}

function useHotkey(hotkey: string | undefined, onHeldChange: (held: boolean) => void) {
  const isDown = useRef(false);
  const setDown = useEffectEvent((down: boolean) => {
    if (isDown.current === down) return;
    isDown.current = down;
    onHeldChange(down);
  });
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key.toLowerCase() !== hotkey?.toLowerCase()) return;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return;
    if (target instanceof Element && target.closest(textFields)) return;
    setDown(true);
  });
  useEffect(() => {
    if (hotkey === undefined) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const release = () => setDown(false);
    document.addEventListener('keydown', press, { signal });
    // The release of any key ends the hold: while several keys are held, the browser may report the release of only one.
    document.addEventListener('keyup', release, { signal });
    // If the key is released in another window, the browser does not report it.
    window.addEventListener('blur', release, { signal });
    return () => controller.abort();
  }, [hotkey]);
}
