import { cva, type VariantProps } from 'class-variance-authority';
import * as Slot from '@radix-ui/react-slot';
import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

const linkVariants = /* @__PURE__ */ cva(
  'relative rounded-pal-sm underline decoration-1 underline-offset-3 transition-[color,background-color,border-color] duration-pal-fast ease-pal-out hover:decoration-2',
  {
    variants: {
      /** The colour: `accent` in a text, `quiet` for a less important link. */
      tone: {
        accent: 'text-pal-accent decoration-pal-accent/40 hover:decoration-pal-accent',
        quiet: 'text-pal-muted decoration-transparent hover:text-pal-ink hover:decoration-pal-strong',
      },
    },
    defaultVariants: { tone: 'accent' },
  },
);

export interface LinkProps extends ComponentProps<'a'>, VariantProps<typeof linkVariants> {
  /**
   * The single child becomes the element and gets the look, for example a router's link, or a `button` that looks like a link.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** A link to a page or to a place on a page. For an action, use Button. */
export function Link({ tone = 'accent', asChild = false, className, ...props }: LinkProps) {
  const Root = asChild ? Slot.Root : 'a';
  return <Root data-slot="link" data-tone={tone} className={cn(linkVariants({ tone }), className)} {...props} />;
}
