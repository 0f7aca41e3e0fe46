'use client';

import { ImageOff } from '../../icons/icons.ts';
import { useState, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface ImageCardProps {
  /** The picture; null while its address is not known yet, undefined when there is none. */
  src: string | null | undefined;
  /** What the picture is; the card's accessible name. */
  alt: string;
  /** Below the picture: a StatusBar. */
  status?: ReactNode;
  /** A line below the status: when, which languages. */
  caption?: ReactNode;
  /** Makes the card a button. */
  onOpen?: (() => void) | undefined;
  /** In place of the picture when it cannot be shown. */
  failedText?: string | undefined;
  className?: string | undefined;
}

/** A picture with its state, to open when it is ready. */
export function ImageCard({
  src,
  alt,
  status,
  caption,
  onOpen,
  failedText = 'Failed to load image',
  className,
}: ImageCardProps) {
  return (
    <article
      data-slot="image-card"
      data-clickable={onOpen ? '' : undefined}
      className={cn(
        'group relative flex flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-low',
        'transition-[border-color,box-shadow,translate] duration-base ease-out',
        'data-clickable:hover:-translate-y-0.5 data-clickable:hover:border-strong/70 data-clickable:hover:shadow-floating',
        className,
      )}
    >
      <div className="relative aspect-4/5 overflow-hidden bg-sunken">
        <Picture key={src} src={src} alt={onOpen ? '' : alt} failedText={failedText} />
      </div>
      {status || caption ? (
        <div className="flex flex-col gap-1 border-t border-line px-3 py-2.5">
          {status}
          {caption ? <p className="truncate text-xs text-faint">{caption}</p> : null}
        </div>
      ) : null}
      {onOpen ? (
        <button
          type="button"
          data-slot="image-card-open"
          aria-label={alt}
          onClick={onOpen}
          className="absolute inset-0 rounded-lg outline-offset-[-2px]"
        />
      ) : null}
    </article>
  );
}

function Picture({ src, alt, failedText }: { src: string | null | undefined; alt: string; failedText: string }) {
  const [state, setState] = useState<'loading' | 'loaded' | 'failed'>('loading');
  if (src === undefined || state === 'failed') {
    return (
      <div
        data-slot="image-card-failed"
        className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-xs text-faint"
      >
        <ImageOff aria-hidden className="size-6" strokeWidth={1.4} />
        {failedText}
      </div>
    );
  }
  return (
    <>
      {state === 'loading' ? <Skeleton className="absolute inset-0 rounded-none" /> : null}
      {src === null ? null : (
        <img
          src={src}
          alt={alt}
          data-state={state}
          loading="lazy"
          onLoad={() => setState('loaded')}
          onError={() => setState('failed')}
          className="size-full object-cover transition-opacity duration-base data-[state=loading]:opacity-0"
        />
      )}
    </>
  );
}
