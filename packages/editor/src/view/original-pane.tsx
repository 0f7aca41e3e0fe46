import { useCallback, useMemo, useRef } from 'react';
import type { PointerEvent, RefObject } from 'react';
import type { EditorImage } from '../export/render.ts';
import type { Point, Size } from '../geometry/rect.ts';
import { viewportOf } from '../geometry/viewport.ts';
import { useWords } from '../messages/words.ts';
import { ImageViewport } from './image-viewport.tsx';
import { useScrollTogether } from './use-scroll-together.ts';

export interface OriginalPaneProps {
  original: EditorImage;
  /** The size of the image, in px. */
  size: Size;
  /** The size of the canvas beside it, in px of the screen. */
  container: Size | undefined;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** The scroller of the canvas beside it. */
  canvasRef: RefObject<HTMLElement | null>;
}

const middleButton = 1;

/** The original beside the translation: both show the same part of the picture at the same zoom, whichever of them is moved. */
export function OriginalPane({ original, size, container, zoom, onZoom, canvasRef }: OriginalPaneProps) {
  const words = useWords();
  const scroller = useRef<HTMLElement>(null);
  const scrollerRef = useCallback((element: HTMLElement | null) => {
    scroller.current = element;
  }, []);
  useScrollTogether(scroller, canvasRef);
  const viewport = useMemo(() => container && viewportOf(size, container, zoom), [size, container, zoom]);
  const pushed = useRef<Point>(undefined);
  return (
    <>
      <ImageViewport
        image={original}
        size={size}
        container={container}
        containerRef={scrollerRef}
        viewport={viewport}
        onZoom={onZoom}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn on a canvas, at the zoom of the other
        role="img"
        aria-label={words.original}
        // Arrow keys scroll it.
        tabIndex={0}
        style={{ cursor: 'grab' }}
        onPointerDown={(event: PointerEvent<HTMLElement>) => {
          // A finger scrolls by itself.
          if (event.pointerType === 'touch' || event.button > middleButton) return;
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          pushed.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={({ clientX: x, clientY: y }) => {
          const { current } = pushed;
          if (!current) return;
          scroller.current?.scrollBy(current.x - x, current.y - y);
          pushed.current = { x, y };
        }}
        onLostPointerCapture={() => {
          pushed.current = undefined;
        }}
      />
      <span
        aria-hidden
        className="absolute start-2 bottom-2 rounded-full bg-inverse px-2 py-0.5 text-2xs font-medium text-on-inverse"
      >
        {words.original}
      </span>
    </>
  );
}
