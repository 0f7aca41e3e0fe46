'use client';

import type { ComponentProps, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { centredAt, visibleShare, type Size, type ViewRectangle } from './view-rectangle.ts';
import type { Format } from '../../messages/format.ts';

/** The built-in words of Minimap. */
export interface MinimapMessages {
  /** The accessible name of the frame around the visible part. */
  label: string;
  /** The text for the center of the visible part, which is given as fractions from 0 to 1 of the width and the height. */
  position: (across: number, down: number, format: Format) => string;
}

export const minimapMessages: MinimapMessages = {
  label: 'Visible part',
  position: (across, down, { number }) =>
    `${number(across, { style: 'percent' })} across, ${number(down, { style: 'percent' })} down`,
};

/** An arrow key moves the view by this fraction of its size. */
const keyStep = 0.1;

export interface MinimapProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The size of the picture, in px. */
  picture: Size;
  /** The visible part of the picture, in px of the picture. It may be larger than the picture. */
  view: ViewRectangle;
  /** Called with the moved view when the user presses the minimap, drags on it or uses the arrow keys. The size of the view does not change. */
  onViewChange: (view: ViewRectangle) => void;
  /** The picture: an image that fills its container. */
  children: ReactNode;
  /** Words that replace those of the provider. */
  messages?: Partial<MinimapMessages> | undefined;
}

const percent = (fraction: number) => `${fraction * 100}%`;

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface ViewFrameProps extends Pick<MinimapProps, 'picture' | 'view' | 'onViewChange'> {
  words: MinimapMessages;
}

/** The frame around the visible part. Arrow keys move it. */
function ViewFrame({ picture, view, onViewChange, words }: ViewFrameProps) {
  const format = useFormat();
  const share = visibleShare(view, picture);
  const across = share.x + share.width / 2;
  const down = share.y + share.height / 2;

  const onKeyDown = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? 1 : keyStep;
    const x = view.x + view.width * (0.5 + direction[0] * step);
    const y = view.y + view.height * (0.5 + direction[1] * step);
    onViewChange(centredAt(view, picture, x, y));
  };

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range input has only one dimension
      role="slider"
      data-slot="minimap-view"
      aria-label={words.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(across * 100)}
      aria-valuetext={words.position(across, down, format)}
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="absolute rounded-pal-sm border-2 border-pal-accent bg-pal-accent/8 shadow-[0_0_0_100vmax_rgb(0_0_0/0.25)] focus-visible:outline-offset-0 forced-colors:border-[Highlight]"
      style={{
        left: percent(share.x),
        top: percent(share.y),
        width: percent(share.width),
        height: percent(share.height),
      }}
    />
  );
}

/** A small copy of the whole picture, with a frame around the visible part. */
export function Minimap({ picture, view, onViewChange, messages, className, style, children, ...props }: MinimapProps) {
  const words = useMessages('minimap', minimapMessages, messages);

  const moveTo = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) => {
    const box = currentTarget.getBoundingClientRect();
    const x = ((clientX - box.x) / box.width) * picture.width;
    const y = ((clientY - box.y) / box.height) * picture.height;
    onViewChange(centredAt(view, picture, x, y));
  };

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      moveTo(event);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
    },
  };

  return (
    <div
      data-slot="minimap"
      dir="ltr"
      className={cn(
        'relative w-40 cursor-crosshair touch-none overflow-hidden rounded-pal-md border border-pal-line bg-pal-sunken shadow-pal-floating select-none',
        className,
      )}
      style={{ aspectRatio: `${picture.width} / ${picture.height}`, ...style }}
      {...mergeHandlers(props, handlers)}
    >
      <div data-slot="minimap-picture" aria-hidden className="absolute inset-0 *:size-full">
        {children}
      </div>
      <ViewFrame {...{ picture, view, onViewChange, words }} />
    </div>
  );
}
