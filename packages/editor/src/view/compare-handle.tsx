import { ChevronsLeftRight } from 'lucide-react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { clamp } from '../geometry/rect.ts';
import { useWords } from '../messages/words.ts';
import type { Size } from '../geometry/rect.ts';
import type { Viewport } from '../geometry/viewport.ts';

/** How far an arrow key moves the line, as a share of the width. */
const keyStep = 0.05;

export interface CompareHandleProps {
  viewport: Viewport;
  /** The size of the image, in px. */
  size: Size;
  /** The share of the original that is visible from the left, 0 to 1. */
  share: number;
  onShareChange: (share: number) => void;
}

/** The line between the original and the translation, to be dragged. */
export function CompareHandle({ viewport: { origin, zoom }, size, share, onShareChange }: CompareHandleProps) {
  const words = useWords();
  const width = size.width * zoom;
  const moveTo = (event: PointerEvent<HTMLElement>) => {
    const content = event.currentTarget.offsetParent?.getBoundingClientRect();
    if (content) onShareChange(clamp((event.clientX - content.left - origin.x) / width, 0, 1));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -keyStep, ArrowRight: keyStep }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onShareChange(clamp(share + step, 0, 1));
  };
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the input of a browser cannot lie over a picture as a line
      role="slider"
      data-press
      data-slot="compare-handle"
      tabIndex={0}
      aria-label={words.originalAndTranslation}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      aria-valuetext={words.shareOfOriginal({ percent: Math.round(share * 100) })}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        moveTo(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
      }}
      className="flex items-center justify-center"
      style={{
        position: 'absolute',
        left: origin.x + width * share - 16,
        top: origin.y,
        width: 32,
        height: size.height * zoom,
        cursor: 'ew-resize',
        touchAction: 'none',
      }}
    >
      <span aria-hidden className="absolute inset-y-0 w-0.5 bg-raised shadow-low" />
      <span
        aria-hidden
        className="relative flex size-8 items-center justify-center rounded-full border border-line bg-raised text-ink shadow-floating"
      >
        <ChevronsLeftRight className="size-4" />
      </span>
    </div>
  );
}
