import { Check } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { contrastRatio } from '../../tokens/contrast.ts';

interface SwatchProps {
  /** The color in hex; empty for no color. */
  color: string;
  /** Whether a check mark is shown. @default false */
  selected?: boolean | undefined;
  className?: string | undefined;
}

/** A color over a checkerboard, which makes its transparency visible. Forced colors do not change it. */
export function Swatch({ color, selected = false, className }: SwatchProps) {
  const isDark = color && contrastRatio(color.slice(0, 7), '#ffffff') >= 4.5;
  return (
    <span
      aria-hidden
      data-slot="color-field-swatch"
      className={cn(
        'relative block forced-color-adjust-none overflow-hidden rounded-pal-sm inset-ring inset-ring-pal-ink/15 bg-[repeating-conic-gradient(#d4d4d4_0_25%,#ffffff_0_50%)] bg-size-[0.5rem_0.5rem]',
        className,
      )}
    >
      <span
        className="flex size-full items-center justify-center rounded-[inherit] inset-ring inset-ring-pal-ink/15"
        style={{ backgroundColor: color || undefined }}
      >
        {selected ? <Check strokeWidth={3} className={cn('size-3.5', isDark ? 'text-[#fff]' : 'text-[#000]')} /> : null}
      </span>
    </span>
  );
}
