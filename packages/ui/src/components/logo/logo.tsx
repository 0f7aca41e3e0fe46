import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';

export interface LogoProps extends ComponentProps<'span'> {
  /** The sign alone, or the sign with the name. */
  variant?: 'mark' | 'full' | undefined;
  /** The name, shown or spoken. */
  name?: string | undefined;
}

/** A page whose first writing shows faintly through the new. Its height follows the font size. */
export function Logo({ variant = 'full', name = 'Palimpsest', className, ...props }: LogoProps) {
  return (
    <span
      data-slot="logo"
      data-variant={variant}
      {...(variant === 'mark' ? { role: 'img', 'aria-label': name } : {})}
      className={cn('inline-flex items-center gap-[0.4em] text-xl leading-none text-ink', className)}
      {...props}
    >
      <svg aria-hidden viewBox="0 0 32 32" fill="none" className="size-[1.3em] shrink-0">
        <path
          d="M7 3.5h12.4L25.5 9.6V26.5a2 2 0 0 1-2 2H7a1.5 1.5 0 0 1-1.5-1.5V5A1.5 1.5 0 0 1 7 3.5Z"
          className="fill-raised stroke-current"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <path
          d="M19.2 3.8v4.4a1.6 1.6 0 0 0 1.6 1.6h4.4"
          className="stroke-current"
          strokeWidth="1.6"
          strokeLinejoin="round"
        />
        <g
          className="stroke-current"
          strokeWidth="1.5"
          strokeLinecap="round"
          opacity="0.26"
          transform="rotate(-90 15.5 18)"
        >
          <path d="M8.6 13.1h13.8M8.6 16.4h11M8.6 19.7h13.8M8.6 23h8" />
        </g>
        <g className="stroke-accent" strokeWidth="2.1" strokeLinecap="round">
          <path d="M9.8 14.6h11.4M9.8 19.2h11.4M9.8 23.8h6.6" />
        </g>
      </svg>
      {variant === 'full' ? <span className="font-display font-medium tracking-[-0.015em]">{name}</span> : null}
    </span>
  );
}
