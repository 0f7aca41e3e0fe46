import { cva } from 'class-variance-authority';

/** The classes that an icon button adds to `buttonVariants`: a square, and the look while it is pressed. */
export const iconButtonVariants = /* @__PURE__ */ cva(
  [
    'px-0 pointer-coarse:min-w-11 aria-pressed:border-accent/30 aria-pressed:bg-accent-soft aria-pressed:text-accent',
    // A filled button keeps its color, one step darker.
    'data-[variant=primary]:aria-pressed:bg-accent-hover data-[variant=primary]:aria-pressed:text-on-accent',
    'data-[variant=danger]:aria-pressed:border-transparent data-[variant=danger]:aria-pressed:bg-danger-hover data-[variant=danger]:aria-pressed:text-on-danger',
    'aria-checked:border-accent/30 aria-checked:bg-accent-soft aria-checked:text-accent',
    // A disabled pressed button is gray and still looks pressed. The selector is as specific as those of a disabled button.
    'not-forced-colors:[&:is(:disabled,[aria-disabled])[aria-pressed=true]:not([aria-busy])]:bg-ink/10',
    // With forced colours a pressed button has the system's selection colours.
    'forced-colors:aria-checked:system-selected',
    'forced-colors:aria-pressed:system-selected',
    'forced-colors:disabled:aria-checked:bg-[GrayText] forced-colors:disabled:aria-checked:text-[Canvas]',
    'forced-colors:disabled:aria-pressed:bg-[GrayText] forced-colors:disabled:aria-pressed:text-[Canvas]',
  ],
  { variants: { size: { sm: 'w-7.5 [&_svg]:size-4', md: 'w-9 [&_svg]:size-4.5', lg: 'w-11 [&_svg]:size-5' } } },
);
