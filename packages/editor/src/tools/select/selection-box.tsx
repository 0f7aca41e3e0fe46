import type { TextBox } from '@palimpsest/typeset';
import { RotateCw } from 'lucide-react';
import { useCallback } from 'react';
import type { CSSProperties } from 'react';
import { cn } from '@palimpsest/ui';
import type { BoxStore } from '../../box-store.ts';
import { handleAreas } from '../../geometry/handle-areas.ts';
import type { Rect } from '../../geometry/rect.ts';
import { anchorOf } from '../../geometry/resize-rect.ts';
import type { Handle } from '../../geometry/resize-rect.ts';
import type { Viewport } from '../../geometry/viewport.ts';
import { boundsOfAll } from '../../model/box.ts';
import type { Box } from '../../model/box.ts';
import { sizeOnScreen, transformOnScreen } from '../../view/placement.ts';
import { useFollow } from '../../view/use-follow.ts';

const cursors = ['ns-resize', 'nesw-resize', 'ew-resize', 'nwse-resize'] as const;
/** Degrees clockwise from the top. */
const directions: Readonly<Record<Handle, number>> = { n: 0, ne: 45, e: 90, se: 135, s: 180, sw: 225, w: 270, nw: 315 };

/** The cursor for a handle as it points on the screen, turned with its box. */
function cursorOf(handle: Handle, rotation: number): CSSProperties['cursor'] {
  const turns = Math.round((directions[handle] + rotation) / 45);
  return cursors[((turns % 4) + 4) % 4];
}

export interface SelectionBoxProps<R extends Box> {
  store: BoxStore<R>;
  viewport: Viewport;
  /** The rectangle that it is put around: one box as it is turned, or several along the axes of the image. */
  ids: readonly string[];
  /** Its size, in pixels of the image, and how the handles are turned. */
  box: TextBox;
  /** Whether it has handles; not while its text is edited or moved. */
  resizable: boolean;
  /** Whether it has a handle to be turned by. @default false */
  rotatable?: boolean;
  /** Whether it follows the pointer: a layer of its own is moved without being drawn again. @default false */
  moving?: boolean;
}

/** The rectangle of a frame around boxes: one box itself, or the bounds of several. */
function framed(boxes: readonly Box[]): TextBox | undefined {
  const [first, ...others] = boxes;
  if (others.length === 0) return first;
  const bounds = boundsOfAll(boxes);
  return bounds && { ...bounds, rotation: 0 };
}

/** The frame and the handles of what is selected. It follows a gesture by itself. */
export function SelectionBox<R extends Box>({
  store,
  viewport,
  ids,
  box,
  resizable,
  rotatable = false,
  moving = false,
}: SelectionBoxProps<R>) {
  const follow = useCallback(
    (element: HTMLDivElement, boxes: readonly R[]) => {
      const around = framed(boxes);
      if (around) element.style.transform = transformOnScreen(viewport, around);
    },
    [viewport],
  );
  const ref = useFollow(store, ids, follow);
  const width = box.width * viewport.zoom;
  const height = box.height * viewport.zoom;
  const areas = resizable ? handleAreas({ width, height }) : [];
  return (
    <div
      ref={ref}
      aria-hidden
      data-slot="selection-box"
      className="ring-3 ring-raised/70 outline-2 outline-accent"
      style={{ ...sizeOnScreen(viewport, box), pointerEvents: 'none', ...(moving && { willChange: 'transform' }) }}
    >
      {areas.map((area) => (
        <HandleDot key={area.handle} {...area} rotation={box.rotation} />
      ))}
      {rotatable ? <RotationHandle /> : null}
    </div>
  );
}

/** Side of the rotation handle, and how far above the box it stands, in pixels of the screen. */
const rotationHandle = { size: 28, above: 16 };

/** Stands above the upper side, apart from the handles that resize. */
function RotationHandle() {
  return (
    <span
      data-handle="rotation"
      className="flex items-center justify-center rounded-full border border-accent bg-raised text-accent shadow-low"
      style={{
        position: 'absolute',
        pointerEvents: 'auto',
        touchAction: 'none',
        cursor: 'grab',
        left: '50%',
        bottom: '100%',
        width: rotationHandle.size,
        height: rotationHandle.size,
        marginBottom: rotationHandle.above,
        transform: 'translateX(-50%)',
      }}
    >
      <RotateCw aria-hidden className="size-4" />
    </span>
  );
}

function HandleDot({ handle, rotation, x, y, width, height }: Rect & { handle: Handle; rotation: number }) {
  const anchor = anchorOf(handle);
  const corner = anchor.x !== 0.5 && anchor.y !== 0.5;
  return (
    <span
      data-handle={handle}
      className="flex items-center justify-center"
      style={{
        position: 'absolute',
        pointerEvents: 'auto',
        touchAction: 'none',
        left: x,
        top: y,
        width,
        height,
        cursor: cursorOf(handle, rotation),
      }}
    >
      <span
        className={cn(
          'rounded-full border-2 border-accent bg-raised shadow-low',
          corner && 'size-2.5',
          !corner && anchor.x === 0.5 && 'h-1.5 w-4',
          !corner && anchor.y === 0.5 && 'h-4 w-1.5',
        )}
      />
    </span>
  );
}
