'use client';

import { cva, type VariantProps } from 'class-variance-authority';
import { useState, type ComponentProps } from 'react';
import { User } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { initialsOf } from './initials.ts';

const avatarVariants = /* @__PURE__ */ cva(
  [
    'relative inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full border border-line bg-sunken align-middle',
    'font-medium text-muted select-none',
  ],
  {
    variants: {
      /**
       * The diameter: 24, 32 or 44 px. `sm` shows one initial.
       * @default 'md'
       */
      size: {
        sm: 'size-6 text-2xs [&_svg]:size-3.5',
        md: 'size-8 text-xs [&_svg]:size-4',
        lg: 'size-11 text-base [&_svg]:size-5',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'>, VariantProps<typeof avatarVariants> {
  /** The name of the person: the accessible name, and the source of the initials. May be empty. */
  name: string;
  /** URL of the picture. The initials are shown if it is missing or cannot be loaded. */
  src?: string | undefined;
  /**
   * Hides the avatar from screen readers. Set it if the name is written beside the avatar.
   * @default false
   */
  decorative?: boolean | undefined;
}

/** A person, shown as a picture or as initials. */
export function Avatar({ name, src, size = 'md', decorative = false, className, ...props }: AvatarProps) {
  const [failedSrc, setFailedSrc] = useState<string>();
  const initials = initialsOf(name, size === 'sm' ? 1 : 2);
  const picture = src && src !== failedSrc ? src : undefined;
  return (
    <span
      data-slot="avatar"
      data-size={size}
      data-state={picture ? 'picture' : initials ? 'initials' : 'nobody'}
      {...(decorative || !name.trim() ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name.trim() })}
      className={cn(avatarVariants({ size }), className)}
      {...props}
    >
      {picture ? (
        <img
          // React receives no error event for a picture that failed before hydration.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0) setFailedSrc(picture);
          }}
          data-slot="avatar-picture"
          src={picture}
          alt=""
          draggable={false}
          onError={() => setFailedSrc(picture)}
          className="size-full object-cover"
        />
      ) : (
        initials || <User />
      )}
    </span>
  );
}
