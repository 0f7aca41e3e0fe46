import { useCallback, useRef } from 'react';
import type { ComponentProps, ReactNode, Ref, RefCallback } from 'react';
import { Fetched, fetchedPart } from '../components/fetched.tsx';
import type { EditorImage } from '../export/export-png.ts';
import type { Viewport } from '../geometry/viewport.ts';
import type { Point, Size } from '../geometry/rect.ts';
import { CanvasLayer, CanvasStage } from './canvas-stage.tsx';
import { ImageNode } from './image-node.tsx';
import { usePixelRatio } from './use-pixel-ratio.ts';
import { useViewportScroll } from './use-viewport-scroll.ts';
import type { ViewportControl } from './use-viewport-scroll.ts';
import { useZoomGestures } from './use-zoom-gestures.ts';

// Neither is shown at first: the whole image is visible, and rulers are off.
const Rulers = fetchedPart(async () => (await import('./rulers.tsx')).Rulers);
const ViewportMinimap = fetchedPart(async () => (await import('./viewport-minimap.tsx')).ViewportMinimap);

export interface ImageViewportProps extends Omit<ComponentProps<'div'>, 'ref'> {
  image: EditorImage;
  /** The size of the image, in px. */
  size: Size;
  /** The size of the container, in px of the screen; nothing is drawn until it is known. */
  container: Size | undefined;
  containerRef: RefCallback<HTMLDivElement>;
  /** Where the image is, from `viewportOf`. */
  viewport: Viewport | undefined;
  /** The ref of the scrolled element, which takes the rest of the props. */
  contentRef?: Ref<HTMLDivElement>;
  /** Called when the wheel with Ctrl, or a pinch on a track pad or a screen, asks for another zoom. */
  onZoom?: (zoom: number) => void;
  /** Shows a minimap of the whole image while only a part of it is visible. */
  minimap?: boolean;
  /** Shows rulers in pixels of the image above and beside it. @default false */
  rulers?: boolean;
  /** Called when the code of the rulers could not be fetched. A minimap that could not is left out. */
  onUnavailable?: (() => void) | undefined;
  controlRef?: Ref<ViewportControl> | undefined;
  /** Nodes in pixels of the image, on the image's own layer: every canvas on the page costs time in each frame, whether it changes or not. */
  onImage?: ReactNode;
  /** Groups of nodes in pixels of the image, each on a layer of its own above the image. One without nodes is taken off the page. */
  layers?: readonly ReactNode[];
  /** Elements over the image. */
  children?: ReactNode;
}

/**
 * An image that scrolls and zooms. The stage is no larger than the visible part, however large the image: it stays in place while the
 * content scrolls, and its drawing is shifted instead. The place in the middle, under the pointer or between two fingers, stays when the zoom changes.
 */
export function ImageViewport({
  image,
  size,
  container,
  containerRef,
  viewport,
  contentRef,
  onZoom,
  minimap = false,
  rulers = false,
  onUnavailable,
  controlRef,
  onImage,
  layers = noLayers,
  children,
  style,
  ...props
}: ImageViewportProps) {
  const pixelRatio = usePixelRatio();
  const scrollerRef = useRef<HTMLDivElement>(null);
  const { scroll, setScroll, heldPoint } = useViewportScroll(scrollerRef, viewport, controlRef);
  const zoom = viewport?.zoom ?? 1;
  useZoomGestures(scrollerRef, zoom, onZoom, heldPoint);

  const ref = useCallback(
    (element: HTMLDivElement | null) => {
      scrollerRef.current = element;
      return containerRef(element);
    },
    [containerRef],
  );
  return (
    // Lengths on which the geometry depends are set inline, so that no style sheet can break them.
    <>
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
              <CanvasStage key={pixelRatio} size={container}>
                <CanvasLayer shift={shiftOf(viewport, scroll)} zoom={zoom}>
                  <ImageNode image={image} size={size} scale={zoom * pixelRatio} />
                  {onImage}
                </CanvasLayer>
                {layers.map((nodes, level) => (
                  <CanvasLayer key={level} shift={shiftOf(viewport, scroll)} zoom={zoom}>
                    {nodes}
                  </CanvasLayer>
                ))}
              </CanvasStage>
            </div>
            {children}
          </div>
        ) : null}
      </div>
      {rulers && container && viewport ? (
        <Fetched onFailed={onUnavailable}>
          <Rulers {...{ viewport, container, scroll }} />
        </Fetched>
      ) : null}
      {minimap && container && viewport && isLarger(size, viewport, container) ? (
        <Fetched>
          <ViewportMinimap {...{ image, size, container, viewport, scroll, scrollerRef }} />
        </Fetched>
      ) : null}
    </>
  );
}

const noLayers: readonly ReactNode[] = [];

function shiftOf({ origin }: Viewport, scroll: Point): Point {
  return { x: origin.x - scroll.x, y: origin.y - scroll.y };
}

/** Whether a part of the image is out of sight. */
function isLarger(image: Size, { zoom }: Viewport, container: Size): boolean {
  return image.width * zoom > container.width || image.height * zoom > container.height;
}
