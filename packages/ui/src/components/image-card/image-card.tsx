'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';
import { ImageOff } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { imageCardMessages, type ImageCardMessages } from './image-card.messages.ts';

export interface ImageCardProps extends Omit<ComponentProps<'article'>, 'children'> {
  /** The picture; null while its address is not known yet, undefined when there is none. */
  src: string | null | undefined;
  /** What the picture is; the name of the button where the card is one. */
  alt: string;
  /** Below the picture: a StatusBar. */
  status?: ReactNode;
  /** A line below the status: when, which languages. */
  caption?: ReactNode;
  /** Makes the card a button. */
  onOpen?: (() => void) | undefined;
  /** Words in place of the provider's. */
  messages?: Partial<ImageCardMessages> | undefined;
}

/** A picture with its state, to open when it is ready. As wide as what it stands in. */
export function ImageCard({ src, alt, status, caption, onOpen, messages, className, ...props }: ImageCardProps) {
  const words = useMessages('imageCard', imageCardMessages, messages);
  return (
    <article
      data-slot="image-card"
      data-clickable={onOpen ? '' : undefined}
      className={cn(
        'relative flex flex-col overflow-hidden rounded-lg border border-line bg-raised shadow-low',
        'transition-[border-color,box-shadow,translate] duration-base ease-out',
        'data-clickable:hover:-translate-y-0.5 data-clickable:hover:border-strong/70 data-clickable:hover:shadow-floating',
        className,
      )}
      {...props}
    >
      <Picture key={src} src={src} alt={onOpen ? '' : alt} failedText={words.failed} />
      {status || caption ? (
        <div data-slot="image-card-footer" className="flex flex-col gap-1.5 border-t border-line px-3 py-2.5">
          {status}
          {caption ? (
            <p data-slot="image-card-caption" className="truncate text-xs text-faint">
              {caption}
            </p>
          ) : null}
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

type PictureState = 'loading' | 'loaded' | 'failed';

function Picture({ src, alt, failedText }: Pick<ImageCardProps, 'src' | 'alt'> & { failedText: string }) {
  const [seen, setSeen] = useState<PictureState>('loading');
  const state = src === undefined ? 'failed' : seen;

  // A picture that came before React listened, as on a page from a server, sends no event any more.
  const lookAt = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth > 0) setSeen('loaded');
  };

  return (
    <div
      data-slot="image-card-picture"
      data-state={state}
      className="group relative aspect-4/5 shrink-0 overflow-hidden bg-sunken"
    >
      {state === 'loading' ? <Skeleton className="absolute inset-0 rounded-none border-0" /> : null}
      {state === 'failed' ? (
        <div className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-xs text-faint">
          <ImageOff className="size-6" strokeWidth={1.4} />
          <span className="sr-only">{alt}</span>
          <span>{failedText}</span>
        </div>
      ) : null}
      {src && state !== 'failed' ? (
        <img
          ref={lookAt}
          src={src}
          alt={alt}
          loading="lazy"
          onLoad={() => setSeen('loaded')}
          onError={() => setSeen('failed')}
          className="size-full object-cover transition-opacity duration-base group-data-[state=loading]:opacity-0"
        />
      ) : null}
    </div>
  );
}
