import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode, Ref, RefCallback } from 'react';
import { Group, Layer, Stage } from 'react-konva/lib/ReactKonvaCore';
import type { EditorImage } from '../export/export-png.ts';
import { toImagePoint } from '../geometry/viewport.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { Point, Size } from '../geometry/rect.ts';
import { ImageNode } from './image-node.tsx';
import { usePixelRatio } from './use-pixel-ratio.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

export interface ImageViewportProps extends Omit<ComponentProps<'div'>, 'ref'> {
  image: EditorImage;
  /** Of the image, in its pixels. */
  size: Size;
  /** Of the container, in pixels of the screen; nothing is drawn until it is known. */
  container: Size | undefined;
  containerRef: RefCallback<HTMLDivElement>;
  /** Where the image is, from `viewportOf`. */
  viewport: Viewport | undefined;
  /** Of what is scrolled: it takes the rest of the props. */
  contentRef?: Ref<HTMLDivElement>;
  /** Called when the wheel with Ctrl, or a pinch on a track pad or a screen, asks for another zoom. */
  onZoom?: (zoom: number) => void;
  /** Groups of nodes in pixels of the image, each on a layer of its own above the image. */
  layers?: readonly ReactNode[];
  /** Elements over the image. */
  children?: ReactNode;
}

/**
 * An image that scrolls and zooms. The stage is no larger than what is seen, however large the image: it stays in place while the
 * content scrolls, and what is drawn is shifted instead. The place in the middle, under the pointer or between two fingers, stays when the zoom changes.
 */
export function ImageViewport({
  image,
  size,
  container,
  containerRef,
  viewport,
  contentRef,
  onZoom,
  layers = [],
  children,
  style,
  ...props
}: ImageViewportProps) {
  const pixelRatio = usePixelRatio();
  const [scroll, setScroll] = useState<Point>({ x: 0, y: 0 });
  const scrollerRef = useRef<HTMLDivElement>(null);
  const zoom = viewport?.zoom ?? 1;

  // What to keep in place when the zoom changes: a point of the container. Its middle unless the pointer chose one.
  const heldPoint = useRef<Point>(undefined);
  const shown = useRef<Viewport>(undefined);
  useLayoutEffect(() => {
    const scroller = scrollerRef.current;
    const before = shown.current;
    shown.current = viewport;
    if (!scroller || !before || !viewport || before.zoom === zoom) return;
    const held = heldPoint.current ?? { x: scroller.clientWidth / 2, y: scroller.clientHeight / 2 };
    heldPoint.current = undefined;
    const point = toImagePoint(before, { x: scroller.scrollLeft + held.x, y: scroller.scrollTop + held.y });
    scroller.scrollLeft = viewport.origin.x + point.x * zoom - held.x;
    scroller.scrollTop = viewport.origin.y + point.y * zoom - held.y;
    setScroll({ x: scroller.scrollLeft, y: scroller.scrollTop });
  }, [viewport, zoom]);

  useZoomGestures(scrollerRef, zoom, onZoom, heldPoint);

  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      scrollerRef.current = element;
      return containerRef(element);
    },
    [containerRef],
  );
  return (
    // Lengths that the geometry depends on are set here, so that no style sheet can put them wrong.
    <div
      ref={ref}
      data-slot="image-viewport"
      style={{ position: 'absolute', inset: 0, overflow: 'auto', touchAction: 'pan-x pan-y' }}
      onScroll={({ currentTarget }) => setScroll({ x: currentTarget.scrollLeft, y: currentTarget.scrollTop })}
    >
      {container && viewport ? (
        <div
          ref={contentRef}
          data-slot="image-viewport-content"
          style={{ position: 'relative', isolation: 'isolate', ...viewport.content, ...style }}
          {...props}
        >
          <div aria-hidden style={{ position: 'sticky', top: 0, left: 0, ...container, overflow: 'hidden' }}>
            <Stage key={pixelRatio} {...container} listening={false}>
              {[<ImageNode key="image" image={image} size={size} scale={zoom * pixelRatio} />, ...layers].map(
                (nodes, level) => (
                  <Layer key={level} listening={false}>
                    <Group
                      x={viewport.origin.x - scroll.x}
                      y={viewport.origin.y - scroll.y}
                      scaleX={zoom}
                      scaleY={zoom}
                    >
                      {nodes}
                    </Group>
                  </Layer>
                ),
              )}
            </Stage>
          </div>
          {children}
        </div>
      ) : null}
    </div>
  );
}
