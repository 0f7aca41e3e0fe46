import { cva } from 'class-variance-authority';

export const buttonVariants = /* @__PURE__ */ cva(
  [
    // The transparent border is visible in forced colors.
    'relative inline-flex shrink-0 items-center justify-center whitespace-nowrap rounded-md border border-transparent font-medium select-none',
    // Transition only on hover: otherwise a change of the variant would be animated, too.
    'hover:transition-[background-color,border-color] hover:duration-fast hover:ease-out active:translate-y-px not-forced-colors:active:[filter:brightness(0.9)]',
    'disabled:pointer-events-none data-disabled:pointer-events-none aria-disabled:pointer-events-none',
    '[&_svg]:pointer-events-none [&_svg]:shrink-0',
    // A disabled button is gray, and keeps the fill or the outline of its variant. A loading button keeps its look.
    '[&:is(:disabled,[aria-disabled]):not([aria-busy])]:border-transparent [&:is(:disabled,[aria-disabled]):not([aria-busy])]:bg-ink/6 [&:is(:disabled,[aria-disabled]):not([aria-busy])]:text-faint [&:is(:disabled,[aria-disabled]):not([aria-busy])]:shadow-none',
  ],
  {
    variants: {
      /**
       * The importance of the action, shown as color, fill and outline.
       * @default 'secondary'
       */
      variant: {
        primary: 'bg-accent text-on-accent shadow-low hover:bg-accent-hover',
        secondary: 'border-strong/45 bg-overlay text-ink shadow-low hover:border-strong hover:bg-raised-hover',
        ghost: 'text-ink hover:bg-ink/6 active:bg-ink/12 aria-expanded:bg-ink/6',
        danger: 'bg-danger-fill text-on-danger shadow-low hover:bg-danger-hover',
      },
      /**
       * The height: 30, 36 or 44 px.
       * @default 'md', or 'sm' in a compact PalimpsestProvider
       */
      size: {
        sm: 'h-7.5 gap-1.5 px-2.5 text-xs [&_svg]:size-3.5',
        md: 'h-9 gap-2 px-3.5 text-sm [&_svg]:size-4',
        lg: 'h-11 gap-2.5 px-5 text-base [&_svg]:size-4.5',
      },
      /**
       * Whether the button is as wide as its container.
       * @default false
       */
      fullWidth: { true: 'w-full' },
    },
    compoundVariants: [
      { variant: ['secondary', 'ghost'], class: '[&:is(:disabled,[aria-disabled]):not([aria-busy])]:bg-transparent' },
      { variant: 'secondary', class: '[&:is(:disabled,[aria-disabled]):not([aria-busy])]:border-line' },
    ],
    defaultVariants: { variant: 'secondary', size: 'md', fullWidth: false },
  },
);
