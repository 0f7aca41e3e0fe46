import { useId, useRef, useState, type KeyboardEvent, type PointerEvent, type RefCallback } from 'react';
import { reportFault } from '../report-fault.ts';
import { usePart } from './use-part.ts';

/** What a menu that comes later gets. */
export interface MenuOnDemandProps {
  /** Of the button, which names it. */
  buttonId: string;
  /** Of its list. */
  listId: string;
  /** The button that opens it, in the page already. */
  button: HTMLElement;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** It is in the page, and hears the keyboard. */
  onReady: () => void;
}

/** Keys that open a menu, as the ARIA practices name them. */
const opening = new Set(['Enter', ' ', 'ArrowDown']);

/** Brings the code of a menu before it is asked for. That it fails is only reported: it is fetched again when it is needed. */
export function fetchAhead(load: () => Promise<object>): void {
  load().catch((error: unknown) => reportFault('A menu could not be fetched ahead.', error));
}

/**
 * A menu whose code is fetched as a pointer or the focus comes to its button. The button is there from the start and stays the same; a press that
 * comes before the code opens the menu once the code is there.
 * @param load brings what opens the menu: always the same function
 * @returns props of the button; the menu and its props once it was opened
 */
export function useMenuOnDemand<Menu extends object>(load: () => Promise<Menu>) {
  const buttonId = useId();
  const listId = useId();
  const [button, setButton] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  const [open, onOpenChange] = useState(false);
  /** The press that the menu has yet to see. */
  const firstPress = useRef<Event>(undefined);
  const Menu = usePart(load, { wanted: asked, onGiveUp: () => setAsked(false) });

  const onSign = () => {
    if (!asked) fetchAhead(load);
  };
  const press = ({ nativeEvent }: PointerEvent | KeyboardEvent) => {
    if (Menu) {
      onOpenChange(!open);
      return;
    }
    firstPress.current = nativeEvent;
    setAsked(true);
  };
  const onReady = () => {
    const first = firstPress.current;
    firstPress.current = undefined;
    // The menu moves the focus into its list where it has seen a key.
    if (first instanceof window.KeyboardEvent) button?.dispatchEvent(new window.KeyboardEvent('keydown', first));
    else if (first) onOpenChange(true);
  };

  return {
    buttonProps: {
      id: buttonId,
      ref: setButton as RefCallback<HTMLElement>,
      'aria-haspopup': 'menu' as const,
      'aria-expanded': open,
      'aria-controls': open ? listId : undefined,
      'data-state': open ? 'open' : 'closed',
      onPointerEnter: onSign,
      onFocus: onSign,
      onPointerDown: (event: PointerEvent) => {
        if (event.button === 0 && !event.ctrlKey) press(event);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!opening.has(event.key)) return;
        event.preventDefault();
        press(event);
      },
    },
    Menu,
    menuProps: button && { buttonId, listId, button, open, onOpenChange, onReady },
  };
}
