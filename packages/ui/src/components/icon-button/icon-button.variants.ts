import { cva } from 'class-variance-authority';

/** On top of `buttonVariants`: as wide as it is high, and marked while it is pressed. */
export const iconButtonVariants = cva(
  'px-0 aria-pressed:border-accent/30 aria-pressed:bg-accent-soft aria-pressed:text-accent forced-colors:aria-pressed:border-[Highlight]',
  { variants: { size: { sm: 'w-7.5 [&_svg]:size-4', md: 'w-9 [&_svg]:size-4.5', lg: 'w-11 [&_svg]:size-5' } } },
);
