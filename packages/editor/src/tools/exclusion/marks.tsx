import { X } from 'lucide-react';
import { anchorOf } from '../../geometry/resize-rect.ts';
import type { Handle } from '../../geometry/resize-rect.ts';
import type { Rect } from '../../geometry/rect.ts';
import type { Viewport } from '../../geometry/viewport.ts';
import { useWords } from '../../messages/words.ts';
import { placeOnScreen } from '../../view/placement.ts';

/** Dashes and gaps of the border, and the side of a corner, in pixels of the screen. */
const dashes = '5 5';
const cornerSize = 8;

const corners: readonly Handle[] = ['nw', 'ne', 'se', 'sw'];

/** The border of a rectangle, also of one that is still being drawn. */
export function ExclusionFrame({ viewport, rect }: { viewport: Viewport; rect: Rect }) {
  return (
    <svg
      aria-hidden
      data-slot="exclusion-frame"
      style={{ ...placeOnScreen(viewport, { ...rect, rotation: 0 }), overflow: 'visible', pointerEvents: 'none' }}
    >
      {/* Light under the dashes, so that they are seen on a dark image too. */}
      <rect width="100%" height="100%" fill="currentColor" fillOpacity={0.15} className="text-danger" />
      <rect
        width="100%"
        height="100%"
        fill="none"
        stroke="currentColor"
        strokeOpacity={0.8}
        strokeWidth={2}
        className="text-on-danger"
      />
      <rect width="100%" height="100%" strokeWidth={2} strokeDasharray={dashes} className="fill-none stroke-danger" />
    </svg>
  );
}

export interface ExclusionBoxProps {
  viewport: Viewport;
  id: string;
  rect: Rect;
  /** The number in its name, from 1. */
  number: number;
  selected: boolean;
  /** Whether it has corners to be resized by: not where several are selected. */
  resizable: boolean;
  onFocus: () => void;
  onRemove: () => void;
}

/** A rectangle that can be selected, moved, resized by its corners when it is selected, and removed. */
export function ExclusionBox({
  viewport,
  id,
  rect,
  number,
  selected,
  resizable,
  onFocus,
  onRemove,
}: ExclusionBoxProps) {
  const words = useWords();
  const place = placeOnScreen(viewport, { ...rect, rotation: 0 });
  return (
    <>
      <ExclusionFrame viewport={viewport} rect={rect} />
      <button
        type="button"
        data-region-id={id}
        aria-pressed={selected}
        aria-label={words.exclusionArea({ number })}
        onFocus={onFocus}
        style={{ ...place, margin: 0, padding: 0, border: 0, background: 'none', cursor: 'move' }}
      />
      <div style={{ ...place, pointerEvents: 'none' }}>
        {selected && resizable
          ? corners.map((corner) => (
              <span
                key={corner}
                data-handle={corner}
                className="bg-danger"
                style={{
                  position: 'absolute',
                  pointerEvents: 'auto',
                  touchAction: 'none',
                  width: cornerSize,
                  height: cornerSize,
                  left: `calc(${(1 - anchorOf(corner).x) * 100}% - ${cornerSize / 2}px)`,
                  top: `calc(${(1 - anchorOf(corner).y) * 100}% - ${cornerSize / 2}px)`,
                  cursor: corner === 'nw' || corner === 'se' ? 'nwse-resize' : 'nesw-resize',
                }}
              />
            ))
          : null}
        <button
          type="button"
          data-slot="exclusion-remove"
          data-press
          aria-label={words.removeExclusionArea({ number })}
          onClick={onRemove}
          className="flex size-6 items-center justify-center rounded-full bg-danger-fill text-on-danger shadow-low hover:bg-danger-hover"
          style={{ position: 'absolute', right: -12, top: -24, pointerEvents: 'auto', cursor: 'pointer' }}
        >
          <X aria-hidden className="size-3.5" strokeWidth={3} />
        </button>
      </div>
    </>
  );
}
