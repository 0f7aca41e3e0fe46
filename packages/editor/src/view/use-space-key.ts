import { useCallback, useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Elements on which the Space bar means something else, but for those of the canvas. */
function usesSpace(target: EventTarget | null): boolean {
  return (
    target instanceof Element && target.closest('input, textarea, select, [contenteditable], [role="slider"]') !== null
  );
}

/** Whether the Space bar is held while the canvas, or nothing, has the focus. */
export function useSpaceKey(canvasRef: RefObject<HTMLElement | null>) {
  const [held, setHeld] = useState(false);
  const current = useRef(false);
  useEffect(() => {
    const change = (next: boolean) => {
      current.current = next;
      setHeld(next);
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const focused = document.activeElement;
      const within = focused === null || focused === document.body || canvasRef.current?.contains(focused);
      if (event.key !== ' ' || !within || usesSpace(event.target)) return;
      // The page would scroll, or the focused text be pressed.
      event.preventDefault();
      change(true);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (event.key === ' ') change(false);
    };
    const onBlur = () => change(false);
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('keyup', onKeyUp);
    window.addEventListener('blur', onBlur);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('keyup', onKeyUp);
      window.removeEventListener('blur', onBlur);
    };
  }, [canvasRef]);
  const isHeld = useCallback(() => current.current, []);
  return { held, isHeld };
}
