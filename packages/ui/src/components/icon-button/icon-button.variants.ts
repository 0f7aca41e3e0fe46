import { cva } from 'class-variance-authority';

/** The classes that an icon button adds to `buttonVariants`: a square, and the look while it is pressed. */
export const iconButtonVariants = /* @__PURE__ */ cva(
  [
    'px-0 pointer-coarse:min-w-11 aria-pressed:border-pal-accent/30 aria-pressed:bg-pal-accent-soft aria-pressed:text-pal-accent',
    // A filled button keeps its color, one step darker.
    'data-[variant=primary]:aria-pressed:bg-pal-accent-hover data-[variant=primary]:aria-pressed:text-pal-on-accent',
    'data-[variant=danger]:aria-pressed:border-transparent data-[variant=danger]:aria-pressed:bg-pal-danger-hover data-[variant=danger]:aria-pressed:text-pal-on-danger',
    'aria-checked:border-pal-accent/30 aria-checked:bg-pal-accent-soft aria-checked:text-pal-accent',
    // A disabled pressed button is gray and still looks pressed. The selector is as specific as those of a disabled button.
    'not-forced-colors:[&:is(:disabled,[aria-disabled])[aria-pressed=true]:not([aria-busy])]:bg-pal-ink/10',
    // With forced colours a pressed button has the system's selection colours.
    'forced-colors:aria-checked:pal-system-selected',
    'forced-colors:aria-pressed:pal-system-selected',
    'forced-colors:disabled:aria-checked:bg-[GrayText] forced-colors:disabled:aria-checked:text-[Canvas]',
    'forced-colors:disabled:aria-pressed:bg-[GrayText] forced-colors:disabled:aria-pressed:text-[Canvas]',
  ],
  { variants: { size: { sm: 'w-7.5 [&_svg]:size-4', md: 'w-9 [&_svg]:size-4.5', lg: 'w-11 [&_svg]:size-5' } } },
);
