import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export interface LogoProps extends Omit<ComponentProps<'span'>, 'children'> {
  /**
   * Whether to show only the symbol (`mark`), or the symbol and the name (`full`).
   * @default 'full'
   */
  variant?: 'mark' | 'full' | undefined;
  /**
   * The name. With `mark` it is the accessible name of the symbol.
   * @default 'Palimpsest'
   */
  name?: string | undefined;
}

/** The logo: a page with the letter P over faint lines of text. Its height depends on the font size. */
export function Logo({ variant = 'full', name = 'Palimpsest', className, ...props }: LogoProps) {
  return (
    <span
      data-slot="logo"
      data-variant={variant}
      {...(variant === 'mark' ? { role: 'img', 'aria-label': name } : {})}
      className={cn('inline-flex items-center gap-[0.3em] text-pal-xl leading-none text-pal-ink', className)}
      {...props}
    >
      {/* The browser does not apply forced colours to an SVG, so the symbol gets the system colours of text and background. */}
      <svg data-slot="logo-mark" aria-hidden viewBox="0 0 32 32" fill="none" className="size-[1.35em] shrink-0">
        <path
          d="M6.5 3h13.2L26 9.3V27a2 2 0 0 1-2 2H6.5A1.5 1.5 0 0 1 5 27.5v-23A1.5 1.5 0 0 1 6.5 3Z"
          className="fill-pal-accent forced-colors:fill-[CanvasText]"
        />
        <path
          d="M19.7 3 26 9.3h-4.8a1.5 1.5 0 0 1-1.5-1.5Z"
          className="fill-pal-on-accent forced-colors:fill-[Canvas]"
          opacity="0.5"
        />
        <g
          className="stroke-pal-on-accent forced-colors:stroke-[Canvas]"
          strokeWidth="1.3"
          strokeLinecap="round"
          opacity="0.34"
        >
          <path d="M7.8 8.6h8.6M7.8 12.6h15.4M7.8 16.6h15.4M7.8 20.6h15.4M7.8 24.6h15.4" />
        </g>
        <path
          d="M9.6 8.4h7.9c3.7 0 6 1.9 6 5.1s-2.4 5.3-6.2 5.3h-2.5v4.1l2.3.6v1.5H9.6v-1.5l1.9-.6V10.5l-1.9-.6Zm5.2 2v6.4h2c2.1 0 3.2-1.1 3.2-3.3 0-2.1-1.1-3.1-3.2-3.1Z"
          className="fill-pal-on-accent forced-colors:fill-[Canvas]"
          fillRule="evenodd"
        />
      </svg>
      {variant === 'full' ? (
        <span data-slot="logo-name" className="pt-[0.1em] font-pal-display font-medium tracking-[-0.015em]">
          {name}
        </span>
      ) : null}
    </span>
  );
}
