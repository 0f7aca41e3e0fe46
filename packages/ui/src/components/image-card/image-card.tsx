'use client';

import { useState, type ComponentProps, type ReactNode } from 'react';
import { ImageOff, RotateCcw } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Button } from '../button/button.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';

export interface ImageCardMessages {
  /** Shown in place of a picture that cannot be loaded. */
  failed: string;
  /** The text of the button that calls `onRetry`. */
  retry: string;
  /** The label on the original picture, while it covers the other one. */
  original: string;
}

export const imageCardMessages: ImageCardMessages = {
  failed: 'Failed to load image',
  retry: 'Try again',
  original: 'Original',
};

export interface ImageCardProps extends Omit<ComponentProps<'article'>, 'children' | 'title'> {
  /** The address of the picture. Use null while it is unknown, which shows a placeholder, and undefined if there is no picture. */
  src: string | null | undefined;
  /** The address of the original picture. It covers the other one while the pointer or the keyboard focus is on the card. */
  originalSrc?: string | null | undefined;
  /** The alternative text of the picture. With `onOpen` it is the accessible name of the button. */
  alt: string;
  /** The name of the file, on one line. */
  title?: ReactNode;
  /** Shown below the title, for example a StatusBar. */
  status?: ReactNode;
  /** Shown below the status, for example the time and the languages. At most two lines. */
  caption?: ReactNode;
  /** Why the processing failed. It replaces the caption. */
  problem?: ReactNode;
  /** Called when the user presses the "Try again" button below the problem. Without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Called when the user presses the card. It makes the card a button. */
  onOpen?: (() => void) | undefined;
  /** Shown at the end of the title, for example an IconButton that opens a menu. A press on it does not call `onOpen`. */
  actions?: ReactNode;
  /** Words that replace those of the provider. */
  messages?: Partial<ImageCardMessages> | undefined;
}

/** A picture with its title, status and actions. With `onOpen` it is a button. It is as wide as its container. */
export function ImageCard({
  src,
  originalSrc,
  alt,
  title,
  status,
  caption,
  problem,
  onRetry,
  onOpen,
  actions,
  messages,
  className,
  ...props
}: ImageCardProps) {
  const words = useMessages('imageCard', imageCardMessages, messages);
  return (
    <article
      data-slot="image-card"
      data-clickable={onOpen ? '' : undefined}
      className={cn(
        'group/card relative flex flex-col overflow-hidden rounded-pal-lg border border-pal-line bg-pal-raised shadow-pal-low',
        'transition-[border-color,box-shadow,translate] duration-pal-base ease-pal-out',
        'data-clickable:hover:-translate-y-0.5 data-clickable:hover:border-pal-strong/70 data-clickable:hover:shadow-pal-floating',
        className,
      )}
      {...props}
    >
      <Picture key={src} src={src} alt={onOpen ? '' : alt} failedText={words.failed}>
        {originalSrc ? <Original src={originalSrc} label={words.original} /> : null}
      </Picture>
      {title || actions || status || caption || problem ? (
        <Footer {...{ title, actions, status, caption, problem, onRetry }} retryText={words.retry} />
      ) : null}
      {onOpen ? (
        <button
          type="button"
          data-slot="image-card-open"
          aria-label={alt}
          onClick={onOpen}
          className="absolute inset-0 rounded-pal-lg outline-offset-[-2px]"
        />
      ) : null}
    </article>
  );
}

interface FooterProps extends Pick<ImageCardProps, 'title' | 'actions' | 'status' | 'caption' | 'problem' | 'onRetry'> {
  retryText: string;
}

/** The texts and buttons below the picture. It has a minimum height, so that cards beside each other have the same height. */
function Footer({ title, actions, status, caption, problem, onRetry, retryText }: FooterProps) {
  return (
    <div
      data-slot="image-card-footer"
      className="flex min-h-28 flex-1 flex-col gap-1.5 border-t border-pal-line px-3 py-2.5"
    >
      {title || actions ? (
        <div className="flex items-center justify-between gap-1">
          {title ? (
            <p data-slot="image-card-title" className="truncate text-pal-sm font-medium text-pal-ink">
              {title}
            </p>
          ) : null}
          {actions ? (
            <div data-slot="image-card-actions" className="relative z-1 ms-auto -me-1.5 -my-1 shrink-0">
              {actions}
            </div>
          ) : null}
        </div>
      ) : null}
      {status}
      {problem ? (
        <p data-slot="image-card-problem" className="text-pal-xs wrap-anywhere text-pal-danger">
          {problem}
        </p>
      ) : caption ? (
        <p data-slot="image-card-caption" className="line-clamp-2 text-pal-xs text-pal-faint">
          {caption}
        </p>
      ) : null}
      {onRetry ? (
        <Button
          data-slot="image-card-retry"
          size="sm"
          icon={<RotateCcw />}
          onClick={onRetry}
          className="relative z-1 mt-auto self-start"
        >
          {retryText}
        </Button>
      ) : null}
    </div>
  );
}

/** The placeholder of an {@link ImageCard} that is loading, in the same size. */
export function ImageCardSkeleton({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      aria-hidden
      data-slot="image-card-skeleton"
      className={cn('flex flex-col overflow-hidden rounded-pal-lg border border-pal-line bg-pal-raised', className)}
      {...props}
    >
      <Skeleton className="aspect-square rounded-none border-0" />
      <div className="flex min-h-28 flex-col gap-2.5 border-t border-pal-line px-3 py-3">
        <Skeleton className="h-3.5 w-3/5" />
        <Skeleton className="h-3 w-2/5" />
        <Skeleton className="h-3 w-4/5" />
      </div>
    </div>
  );
}

/** The original picture, which covers the other one while the pointer or the keyboard focus is on the card. */
function Original({ src, label }: { src: string; label: string }) {
  return (
    <div
      data-slot="image-card-original"
      aria-hidden
      className="absolute inset-0 bg-pal-sunken p-2 opacity-0 transition-opacity duration-pal-base group-hover/card:opacity-100 group-has-focus-visible/card:opacity-100"
    >
      <img src={src} alt="" loading="lazy" className="size-full object-contain" />
      <span className="absolute start-2 bottom-2 rounded-full bg-pal-inverse px-2 py-0.5 text-pal-2xs font-medium text-pal-on-inverse">
        {label}
      </span>
    </div>
  );
}

type PictureState = 'loading' | 'loaded' | 'failed';

interface PictureProps extends Pick<ImageCardProps, 'src' | 'alt'> {
  failedText: string;
  /** Drawn over the picture when it has loaded. */
  children: ReactNode;
}

/** Shows the whole picture, because a crop could cut off words. */
function Picture({ src, alt, failedText, children }: PictureProps) {
  const [loadState, setLoadState] = useState<PictureState>('loading');
  const state = src === undefined ? 'failed' : loadState;

  // A picture that loaded or failed before hydration fires no event.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (!image?.complete) return;
    if (image.naturalWidth > 0) setLoadState('loaded');
    // An SVG without an intrinsic size has no natural width, even if it has loaded.
    else
      image.decode().then(
        () => setLoadState('loaded'),
        () => setLoadState('failed'),
      );
  };

  return (
    <div
      data-slot="image-card-picture"
      data-state={state}
      className="group relative aspect-square shrink-0 overflow-hidden bg-pal-sunken data-[state=loading]:bg-pal-raised"
    >
      {state === 'loading' ? <Skeleton className="absolute inset-0 rounded-none border-0" /> : null}
      {state === 'failed' ? (
        <div className="flex size-full flex-col items-center justify-center gap-2 p-4 text-center text-pal-xs text-pal-faint">
          <ImageOff className="size-6" strokeWidth={1.4} />
          <span className="sr-only">{alt}</span>
          <span>{failedText}</span>
        </div>
      ) : null}
      {src && state !== 'failed' ? (
        <img
          ref={checkLoaded}
          src={src}
          alt={alt}
          loading="lazy"
          onLoad={() => setLoadState('loaded')}
          onError={() => setLoadState('failed')}
          className="size-full object-contain p-2 transition-opacity duration-pal-base group-data-[state=loading]:opacity-0"
        />
      ) : null}
      {state === 'loaded' ? children : null}
    </div>
  );
}
