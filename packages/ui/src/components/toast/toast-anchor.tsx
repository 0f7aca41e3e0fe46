'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Primitive } from '@radix-ui/react-primitive';
import { autoUpdate, flip, offset, shift, useFloating } from '@floating-ui/react-dom';
import type { ComponentProps } from 'react';
import type { AnchoredBoxProps, ToastAnchor } from './toast-manager.ts';

const collisionPadding = 8;

export interface ToastAnchorOptions {
  /** The side of the element. On the opposite side, if there is not enough room. @default 'top' */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** The edge of the element that the toast is aligned with. @default 'center' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** The distance from the element, in px. @default 6 */
  sideOffset?: number | undefined;
}

/** The box of a toast beside an element. */
function AnchoredBox({ anchor, onGone, style, ref, ...props }: AnchoredBoxProps & ComponentProps<typeof Primitive.li>) {
  const { element, side, align, sideOffset } = anchor;
  const { refs, floatingStyles, placement, isPositioned } = useFloating({
    strategy: 'fixed',
    // The translation belongs to the animations and to the swipe.
    transform: false,
    placement: align === 'center' ? side : `${side}-${align}`,
    elements: { reference: element },
    middleware: [offset(sideOffset), flip({ padding: collisionPadding }), shift({ padding: collisionPadding })],
    whileElementsMounted: (reference, floating, update) =>
      autoUpdate(reference, floating, () => {
        if (element.getClientRects().length > 0) update();
        else onGone();
      }),
  });
  return (
    <Primitive.li
      data-side={placement.split('-')[0]}
      style={{ ...floatingStyles, visibility: isPositioned ? undefined : 'hidden', ...style }}
      {...props}
      ref={useComposedRefs(refs.setFloating, ref)}
    />
  );
}

/**
 * The place of a toast beside the element that caused it: `toasts.add({ title: 'Copied', anchor: toastAnchor(button) })`. The toast closes if the
 * element leaves the page.
 */
export function toastAnchor(
  element: Element,
  { side = 'top', align = 'center', sideOffset = 6 }: ToastAnchorOptions = {},
): ToastAnchor {
  return { element, side, align, sideOffset, Box: AnchoredBox };
}
