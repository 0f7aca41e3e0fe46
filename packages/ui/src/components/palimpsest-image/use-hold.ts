import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react';

/** Elements that accept text: a letter that is typed there is not a shortcut. */
const typing = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

const isHoldKey = (key: string) => key === ' ' || key === 'Enter';

interface HoldOptions {
  held: boolean;
  /** Called when the hold begins and when it ends. */
  onHeldChange: (held: boolean) => void;
  /** A key that does the same from anywhere on the page, as in `KeyboardEvent.key`. */
  hotkey: string | undefined;
}

/**
 * A button with an effect while it is held: by the pointer, by Space or Enter, or by a key from anywhere on the
 * page. Assistive technology cannot hold a button, so its click switches the effect on and off.
 * @returns the handlers of the button.
 */
export function useHold({ held, onHeldChange, hotkey }: HoldOptions) {
  useHotkey(hotkey, onHeldChange);
  /** The pointer or the key that was released last also fires a click, which is ignored. */
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
    onPointerCancel: release,
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
  const set = useEffectEvent((down: boolean) => {
    if (isDown.current === down) return;
    isDown.current = down;
    onHeldChange(down);
  });
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const { key, target, defaultPrevented, ctrlKey, metaKey, altKey, isComposing } = event;
    if (key.toLowerCase() !== hotkey?.toLowerCase()) return;
    if (defaultPrevented || ctrlKey || metaKey || altKey || isComposing) return;
    if (target instanceof Element && target.closest(typing)) return;
    set(true);
  });
  useEffect(() => {
    if (hotkey === undefined) return undefined;
    const abort = new AbortController();
    const { signal } = abort;
    const release = () => set(false);
    document.addEventListener('keydown', press, { signal });
    // Any key ends it: while several keys are held, the browser may report the release of only one.
    document.addEventListener('keyup', release, { signal });
    // The release of a key in another window is never reported.
    window.addEventListener('blur', release, { signal });
    return () => abort.abort();
  }, [hotkey]);
}
