import { cva, type VariantProps } from 'class-variance-authority';
import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { pressableProps } from '../../lib/pressable.ts';
import { withEllipsis } from '../button/with-ellipsis.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { PalimpsestArtwork } from './palimpsest-artwork.tsx';

const imageButtonVariants = /* @__PURE__ */ cva(
  [
    'group/image-button relative isolate inline-flex shrink-0 items-center overflow-hidden border border-transparent bg-accent font-display font-medium whitespace-nowrap text-on-accent shadow-low select-none',
    'transition-[background-color,box-shadow,transform] duration-base ease-out hover:bg-accent-hover hover:shadow-floating active:translate-y-px',
    'disabled:pointer-events-none aria-disabled:pointer-events-none',
    'not-aria-busy:disabled:bg-ink/6 not-aria-busy:disabled:text-faint not-aria-busy:disabled:shadow-none',
    'not-aria-busy:aria-disabled:bg-ink/6 not-aria-busy:aria-disabled:text-faint not-aria-busy:aria-disabled:shadow-none',
  ],
  {
    variants: {
      /** The height: 32, 40 or 56 px. */
      size: {
        sm: 'h-8 rounded-md ps-3 pe-10 text-sm',
        md: 'h-10 rounded-md ps-4 pe-14 text-base',
        lg: 'h-14 rounded-lg ps-6 pe-24 text-xl',
      },
    },
    defaultVariants: { size: 'md' },
  },
);

/** The picture fades out towards the text. */
const artworkVariants = /* @__PURE__ */ cva(
  [
    'pointer-events-none absolute inset-y-0 end-0 transition-opacity duration-base ease-out [&_img]:size-full [&_img]:object-cover',
    '[mask-image:linear-gradient(to_right,transparent_15%,#000_80%)] rtl:[mask-image:linear-gradient(to_left,transparent_15%,#000_80%)]',
    'group-[:is(:disabled,[aria-disabled]):not([aria-busy])]/image-button:opacity-0 forced-colors:hidden',
  ],
  { variants: { size: { sm: 'w-13', md: 'w-18', lg: 'w-32' } } },
);

export interface ImageButtonProps extends ComponentProps<'button'>, VariantProps<typeof imageButtonVariants> {
  /**
   * The picture behind the text. Screen readers ignore it, so any information in it must also be in the text.
   * @default <PalimpsestArtwork />
   */
  artwork?: ReactNode;
  /**
   * Shows a spinner and the text followed by "...", ignores presses and keeps the focus.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * The text while loading. "..." is added, unless the text ends with a punctuation mark.
   * @default the button's own text
   */
  loadingText?: string | undefined;
  /**
   * The single child becomes the element and gets the look, for example a link.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** The main call to action of a page: a button with a picture behind its text. */
export function ImageButton({
  size = 'md',
  artwork = <PalimpsestArtwork />,
  loading = false,
  loadingText,
  asChild = false,
  disabled,
  type = 'button',
  className,
  children,
  ...props
}: ImageButtonProps) {
  const Root = asChild ? Slot.Root : 'button';
  return (
    <Root
      data-slot="image-button"
      data-size={size}
      {...(asChild ? {} : { type })}
      className={cn(imageButtonVariants({ size }), className)}
      {...props}
      {...pressableProps({ disabled, loading, asChild })}
    >
      <span aria-hidden data-slot="image-button-artwork" className={artworkVariants({ size })}>
        {artwork}
      </span>
      <Slot.Slottable child={loading ? withEllipsis(loadingText ?? children) : children}>
        {(label) => (
          <span className="relative flex items-center gap-2">
            {loading ? <Spinner size="sm" /> : null}
            {/* Centers the capitals of the label, not its line box. */}
            <span className="[text-box:trim-both_cap_alphabetic]">{label}</span>
          </span>
        )}
      </Slot.Slottable>
    </Root>
  );
}
