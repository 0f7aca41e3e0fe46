import { ContextMenu, DropdownMenu } from '@palimpsest/ui';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { EditorContext } from '../actions/editor-context.ts';
import type { Point } from '../geometry/rect.ts';
import { ActionMenuItems } from './action-menu-items.tsx';

/** The window width, in px of the screen, from which there is room for a menu on one side of the pointer and a submenu beside it. */
const roomForTwo = 640;

export interface ActionMenuProps {
  context: EditorContext;
  /** Where the menu was requested, in px of the window. Another object opens it again. */
  at: Point;
}

/** The context menu at the pointer, with the actions on the selection. */
export function ActionMenu(props: ActionMenuProps) {
  return window.innerWidth < roomForTwo ? <MenuInReach {...props} /> : <MenuBesidePointer {...props} />;
}

const isTyping = ({ store }: EditorContext) => store.getState().tool.name === 'editing';

function MenuBesidePointer({ context, at }: ActionMenuProps) {
  const trigger = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const { x: clientX, y: clientY } = at;
    // The area was pressed before the menu was rendered: the event is dispatched again where the menu sees it.
    trigger.current?.dispatchEvent(
      new MouseEvent('contextmenu', { clientX, clientY, bubbles: true, cancelable: true }),
    );
  }, [at]);
  return (
    <ContextMenu.Root>
      <ContextMenu.Trigger ref={trigger} hidden />
      <ContextMenu.Content
        // If typing has begun, the text area keeps the focus.
        onCloseAutoFocus={(event) => {
          if (isTyping(context)) event.preventDefault();
        }}
      >
        <ActionMenuItems context={context} narrow={false} />
      </ContextMenu.Content>
    </ContextMenu.Root>
  );
}

/** The menu above or below the pointer, shifted sideways into the window: a context menu of Radix stands beside the pointer, or is cut off. */
function MenuInReach({ context, at }: ActionMenuProps) {
  const [closed, setClosed] = useState<Point>();
  const before = useRef<Element>(null);
  useLayoutEffect(() => {
    if (closed === at) return;
    const focused = document.activeElement;
    // In React's strict mode the effect runs again, when the menu already has the focus.
    if (!focused?.closest('[role="menu"]')) before.current = focused;
  }, [at, closed]);
  return (
    <DropdownMenu.Root open={closed !== at} onOpenChange={(open) => setClosed(open ? undefined : at)}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden inert style={{ position: 'fixed', left: at.x, top: at.y }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="start"
        aria-labelledby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (!isTyping(context) && before.current instanceof HTMLElement)
            before.current.focus({ preventScroll: true });
        }}
      >
        <ActionMenuItems context={context} narrow />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
