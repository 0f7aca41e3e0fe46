interface ControlVariants {
  /** The height: 28, 30, 36 or 44 px. @default that of the Field or the Inspector around it, else 'md', or 'sm' if the density is compact */
  size?: 'xs' | 'sm' | 'md' | 'lg' | null | undefined;
}

const box = [
  'flex w-full min-w-0 items-center rounded-pal-md border border-pal-strong/45 bg-pal-field-fill text-pal-ink',
  'transition-[border-color,box-shadow,background-color] duration-pal-fast ease-pal-out',
  'hover:border-pal-strong focus-visible:border-pal-accent focus-visible:outline-hidden focus-visible:ring-3 focus-visible:ring-pal-accent/18',
  'focus-within:border-pal-accent focus-within:ring-3 focus-within:ring-pal-accent/18',
  // The ring is a box shadow, which forced colours remove.
  'forced-colors:focus-within:outline-2 forced-colors:focus-within:outline-[Highlight]',
  'has-aria-invalid:border-pal-danger has-aria-invalid:focus-within:ring-pal-danger/18 aria-invalid:border-pal-danger aria-invalid:focus-visible:ring-pal-danger/18',
  'has-[[readonly]]:border-pal-line has-[[readonly]]:bg-transparent [&[readonly]]:border-pal-line [&[readonly]]:bg-transparent',
  // Fainter than an enabled field in both themes, because it has no fill. A value stays darker than a placeholder, which is `faint`.
  'has-disabled:border-pal-line has-disabled:bg-transparent has-disabled:text-pal-muted disabled:border-pal-line disabled:bg-transparent disabled:text-pal-muted',
  'forced-colors:has-disabled:border-[GrayText] forced-colors:has-disabled:text-[GrayText] forced-colors:disabled:border-[GrayText] forced-colors:disabled:text-[GrayText]',
].join(' ');

const heights = {
  xs: 'min-h-7 text-pal-xs',
  sm: 'min-h-7.5 text-pal-xs',
  md: 'min-h-9 text-pal-sm',
  lg: 'min-h-11 text-pal-base',
};

/** The classes of the box of every field. A plain function, because cva would need more bytes than these classes. */
export function controlVariants({ size }: ControlVariants = {}): string {
  return [box, heights[size ?? 'md'], 'pointer-coarse:min-h-11'].join(' ');
}

/** The classes that are added to the box, if the box is the button that opens a list. */
export function triggerVariants({ size }: ControlVariants): string {
  const padding = size === 'xs' ? 'ps-2 pe-1.5' : 'ps-3 pe-2.5';
  return ['group justify-between gap-2 text-start data-[state=open]:border-pal-accent', padding].join(' ');
}

/** The classes of an `input` inside the box. The box shows the focus. */
export const controlInput =
  'min-w-0 flex-1 bg-transparent px-3 text-inherit outline-none disabled:cursor-not-allowed [&::-webkit-search-cancel-button]:hidden';
