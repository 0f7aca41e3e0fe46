import { useState, type ReactNode } from 'react';
import { Fetched } from '../components/fetched.tsx';
import { ActionMenu } from '../components/fetched-parts.ts';
import { HeldKeys } from '../components/held-keys.tsx';
import { useMenuPress } from '../components/use-menu-press.ts';
import type { Point } from '../geometry/rect.ts';
import { useEditorParts } from './editor-parts.ts';

/** The canvas: a right click, a long press or the menu key opens its menu, whose code comes with the first. */
export function MenuArea({ children }: { children: ReactNode }) {
  const { context, onUnavailable } = useEditorParts();
  const [at, setAt] = useState<Point>();
  const open = (point: Point) => {
    // The finger that is lifted from the menu would otherwise begin to type, as after a tap.
    context.tool.cancelGesture();
    setAt(point);
  };
  const press = useMenuPress({ onAsk: open, onBegin: ActionMenu.prefetch });
  const fail = () => {
    setAt(undefined);
    onUnavailable();
  };
  return (
    <>
      <div data-slot="canvas-area" className="absolute inset-0" {...press}>
        {children}
      </div>
      {at ? (
        <Fetched waiting={<HeldKeys />} onFailed={fail}>
          <ActionMenu context={context} at={at} />
        </Fetched>
      ) : null}
    </>
  );
}
