import { cva } from 'class-variance-authority';

export const buttonVariants = /* @__PURE__ */ cva(
  [
    // The transparent border is visible in forced colors.
    'relative inline-flex shrink-0 items-center justify-center whitespace-nowrap rounded-pal-md border border-transparent font-medium select-none',
    // Transition only on hover: otherwise a change of the variant would be animated, too.
    'hover:transition-[background-color,border-color] hover:duration-pal-fast hover:ease-pal-out active:translate-y-px not-forced-colors:active:[filter:brightness(0.9)]',
    'disabled:pointer-events-none data-disabled:pointer-events-none aria-disabled:pointer-events-none',
    '[&_svg]:pointer-events-none [&_svg]:shrink-0',
    // A disabled button is gray, and keeps the fill or the outline of its variant. A loading button keeps its look.
    '[&:is(:disabled,[aria-disabled]):not([aria-busy])]:border-transparent [&:is(:disabled,[aria-disabled]):not([aria-busy])]:bg-pal-ink/6 [&:is(:disabled,[aria-disabled]):not([aria-busy])]:text-pal-faint [&:is(:disabled,[aria-disabled]):not([aria-busy])]:shadow-none',
  ],
  {
    variants: {
      /**
       * The importance of the action, shown as color, fill and outline.
       * @default 'secondary'
       */
      variant: {
        primary: 'bg-pal-accent text-pal-on-accent shadow-pal-low hover:bg-pal-accent-hover',
        secondary:
          'border-pal-strong/45 bg-pal-overlay text-pal-ink shadow-pal-low hover:border-pal-strong hover:bg-pal-raised-hover',
        ghost: 'text-pal-ink hover:bg-pal-ink/6 active:bg-pal-ink/12 aria-expanded:bg-pal-ink/6',
        danger: 'bg-pal-danger-fill text-pal-on-danger shadow-pal-low hover:bg-pal-danger-hover',
      },
      /**
       * The height: 30, 36 or 44 px.
       * @default 'md', or 'sm' in a compact PalimpsestProvider
       */
      size: {
        sm: 'h-7.5 gap-1.5 px-2.5 text-pal-xs [&_svg]:size-3.5',
        md: 'h-9 gap-2 px-3.5 text-pal-sm [&_svg]:size-4',
        lg: 'h-11 gap-2.5 px-5 text-pal-base [&_svg]:size-4.5',
      },
      /**
       * Whether the button is as wide as its container.
       * @default false
       */
      fullWidth: { true: 'w-full' },
    },
    compoundVariants: [
      { variant: ['secondary', 'ghost'], class: '[&:is(:disabled,[aria-disabled]):not([aria-busy])]:bg-transparent' },
      { variant: 'secondary', class: '[&:is(:disabled,[aria-disabled]):not([aria-busy])]:border-pal-line' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', fullWidth: false },
  },
);
