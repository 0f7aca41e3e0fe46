import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { PalimpsestArtwork } from './palimpsest-artwork.tsx';

const imageButtonVariants = /* @__PURE__ */ cva(
  [
    'group/image-button relative isolate inline-flex shrink-0 items-center overflow-hidden border border-transparent bg-pal-accent font-pal-display font-medium whitespace-nowrap text-pal-on-accent shadow-pal-low select-none',
    'transition-[background-color,box-shadow,transform] duration-pal-base ease-pal-out hover:bg-pal-accent-hover hover:shadow-pal-floating active:translate-y-px',
    'disabled:pointer-events-none disabled:bg-pal-ink/6 disabled:text-pal-faint disabled:shadow-none',
  ],
  {
    variants: {
      /** The height: 32, 40 or 56 px. */
      size: {
        sm: 'h-8 rounded-pal-md ps-3 pe-10 text-pal-sm',
        md: 'h-10 rounded-pal-md ps-4 pe-14 text-pal-base',
        lg: 'h-14 rounded-pal-lg ps-6 pe-24 text-pal-xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** The picture fades out towards the text. */
const artworkVariants = /* @__PURE__ */ cva(
  [
    'pointer-events-none absolute inset-y-0 end-0 transition-opacity duration-pal-base ease-pal-out',
    '[mask-image:linear-gradient(to_right,transparent_15%,#000_80%)] rtl:[mask-image:linear-gradient(to_left,transparent_15%,#000_80%)]',
    'group-disabled/image-button:opacity-0 forced-colors:hidden',
  ],
  { variants: { size: { sm: 'w-13', md: 'w-18', lg: 'w-32' } } },
);

export type ImageButtonProps = ComponentProps<'button'> & VariantProps<typeof imageButtonVariants>;

/** The main call to action of a page: a button with a picture behind its text. */
export function ImageButton({ size = 'md', type = 'button', className, children, ...props }: ImageButtonProps) {
  return (
    <button
      type={type}
      data-slot="image-button"
      data-size={size}
      className={cn(imageButtonVariants({ size }), className)}
      {...props}
    >
      <span aria-hidden data-slot="image-button-artwork" className={artworkVariants({ size })}>
        <PalimpsestArtwork />
      </span>
      {/* Centers the capitals of the label, not its line box. */}
      <span className="relative [text-box:trim-both_cap_alphabetic]">{children}</span>
    </button>
  );
}
