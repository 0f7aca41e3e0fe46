'use client';

import { useRef, useState, type ComponentProps, type CSSProperties } from 'react';
import { Pause, Play } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { buttonVariants } from '../button/button.variants.ts';
import { useMarquee } from './use-marquee.ts';

export interface MarqueeMessages {
  /** The accessible name of the button while the row moves. */
  pause: string;
  /** The accessible name of the button while the row is paused. */
  play: string;
}

export const marqueeMessages: MarqueeMessages = { pause: 'Pause', play: 'Play' };

const rowStyle =
  'flex shrink-0 items-center gap-x-12 pe-12 motion-reduce:w-full motion-reduce:shrink motion-reduce:flex-wrap motion-reduce:justify-center motion-reduce:gap-y-6 motion-reduce:px-0';

const runningStyle =
  'animate-pal-marquee group-data-[state=paused]/marquee:[animation-play-state:paused] group-hover/window:[animation-play-state:paused] group-focus-within/window:[animation-play-state:paused]';

const fadedEdges =
  '[mask-image:linear-gradient(to_right,transparent,black_3rem,black_calc(100%-3rem),transparent)] motion-reduce:[mask-image:none]';

export interface MarqueeProps extends ComponentProps<'section'> {
  /** The accessible name of the section. */
  label: string;
  /** Words that replace those of the provider. */
  messages?: Partial<MarqueeMessages> | undefined;
}

/**
 * A row that scrolls endlessly. It stops while the pointer or the focus is on it, and after a press on its pause button. With reduced
 * motion it does not move, and its items wrap. The children are drawn several times, so they must not have ids.
 */
export function Marquee({ label, messages, className, style, children, ...props }: MarqueeProps) {
  const words = useMessages('marquee', marqueeMessages, messages);
  const [paused, setPaused] = useState(false);
  const windowRef = useRef<HTMLDivElement>(null);
  const copyRef = useRef<HTMLDivElement>(null);
  const { copies, duration } = useMarquee(windowRef, copyRef);
  const motion = duration === undefined ? '' : runningStyle;
  return (
    <section
      data-slot="marquee"
      data-state={paused ? 'paused' : 'running'}
      aria-label={label}
      className={cn('pal-root group/marquee flex w-full items-center gap-2', className)}
      style={{ '--marquee-duration': `${duration ?? 0}ms`, ...style } as CSSProperties}
      {...props}
    >
      <div
        ref={windowRef}
        data-slot="marquee-window"
        className={cn('group/window flex min-w-0 flex-1 overflow-hidden py-1', fadedEdges)}
      >
        <div ref={copyRef} data-slot="marquee-row" className={cn(rowStyle, motion)}>
          {children}
        </div>
        {Array.from({ length: copies - 1 }, (_, copy) => (
          <div
            key={copy}
            aria-hidden
            inert
            data-slot="marquee-copy"
            className={cn(rowStyle, motion, 'motion-reduce:hidden')}
          >
            {children}
          </div>
        ))}
      </div>
      <button
        data-slot="marquee-button"
        type="button"
        aria-label={paused ? words.play : words.pause}
        onClick={() => setPaused(!paused)}
        className={cn(
          buttonVariants({ variant: 'ghost', size: 'sm' }),
          'w-7.5 px-0 text-pal-faint motion-reduce:hidden',
        )}
      >
        {paused ? <Play /> : <Pause />}
      </button>
    </section>
  );
}
