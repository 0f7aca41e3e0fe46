'use client';

import { useControllableState } from '@radix-ui/react-use-controllable-state';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { Kbd } from '../kbd/kbd.tsx';
import { palimpsestImageMessages, type PalimpsestImageMessages } from './palimpsest-image.messages.ts';
import { useHold } from './use-hold.ts';

export interface PalimpsestImageProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The original: an image, or any content with the same aspect ratio. It is drawn in the size of `children`. */
  original: ReactNode;
  /** The translated image or a canvas, drawn over the original. It sets the size of the component. */
  children: ReactNode;
  /** Whether the original shows, if the caller holds this state. */
  showing?: boolean | undefined;
  /** Whether the original shows at first. @default false */
  defaultShowing?: boolean | undefined;
  /** Called with true when the original begins to show, and with false when it is covered again. */
  onShowingChange?: ((showing: boolean) => void) | undefined;
  /** A key that shows the original while it is held, as in `KeyboardEvent.key`. It works on the whole page except in text fields. @default none */
  hotkey?: string | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<PalimpsestImageMessages> | undefined;
}

/** A picture that shows its original while a button or a key is held. */
export function PalimpsestImage({
  original,
  children,
  showing: givenShowing,
  defaultShowing = false,
  onShowingChange,
  hotkey,
  messages,
  className,
  ...props
}: PalimpsestImageProps) {
  const words = useMessages('palimpsestImage', palimpsestImageMessages, messages);
  const [showing, setShowing] = useControllableState({
    ...(givenShowing === undefined ? {} : { prop: givenShowing }),
    ...(onShowingChange ? { onChange: onShowingChange } : {}),
    defaultProp: defaultShowing,
  });
  const hold = useHold({ held: showing, onHeldChange: setShowing, hotkey });
  return (
    <div
      data-slot="palimpsest-image"
      data-showing={showing ? '' : undefined}
      className={cn('group relative isolate block w-full overflow-hidden rounded-lg bg-sunken', className)}
      {...props}
    >
      <div
        data-slot="palimpsest-image-original"
        aria-hidden={!showing}
        // The delay keeps the original visible until the translated image covers it again.
        className="absolute inset-0 opacity-0 transition-opacity delay-(--pal-duration-slow) duration-0 *:block *:size-full *:object-cover group-data-showing:opacity-100 group-data-showing:delay-0"
      >
        {original}
      </div>
      <div
        data-slot="palimpsest-image-top"
        aria-hidden={showing}
        className="relative transition-opacity duration-slow ease-in-out *:block *:w-full group-data-showing:opacity-10"
      >
        {children}
      </div>
      <button
        type="button"
        data-slot="palimpsest-image-button"
        aria-pressed={showing}
        aria-keyshortcuts={hotkey}
        {...hold}
        className="absolute start-3 bottom-3 flex min-h-7 touch-none items-center gap-2 rounded-full border border-line bg-raised px-3 text-xs font-medium text-muted shadow-low select-none hover:text-ink aria-pressed:text-ink"
      >
        {showing ? words.showing : words.hold}
        {hotkey ? (
          <Kbd keys={[hotkey.length === 1 ? hotkey.toUpperCase() : hotkey]} size="sm" className="-me-1" />
        ) : null}
      </button>
    </div>
  );
}
