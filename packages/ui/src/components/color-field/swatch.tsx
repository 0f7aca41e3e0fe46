import { cn } from '../../lib/cn.ts';

/** Shows a colour over squares, so that what is see-through is seen. The system's own colours leave it as it is. */
export function Swatch({ color, className }: { color: string; className?: string | undefined }) {
  return (
    <span
      aria-hidden
      data-slot="color-field-swatch"
      className={cn(
        'block forced-color-adjust-none overflow-hidden rounded-sm border border-strong/60 bg-[repeating-conic-gradient(var(--color-line)_0_25%,var(--color-raised)_0_50%)] bg-size-[0.5rem_0.5rem]',
        className,
      )}
    >
      <span className="block size-full" style={{ backgroundColor: color }} />
    </span>
  );
}
