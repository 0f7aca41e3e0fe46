import type { ComponentProps, MouseEvent } from 'react';

interface Pressable {
  disabled: boolean | undefined;
  /** Waits for what the last press started. */
  loading: boolean;
  /** The element is a child's: a link has no `disabled`. */
  asChild?: boolean;
}

function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The attributes of a control that takes no presses for now. A disabled button is disabled natively. A loading one keeps the
 * focus that it has, so it says `aria-disabled` and ignores presses; so does a link, which cannot be disabled natively.
 */
export function pressableProps({ disabled = false, loading, asChild = false }: Pressable) {
  const native = disabled && !asChild;
  const ignored = !native && (disabled || loading);
  return {
    ...(native ? { disabled } : {}),
    ...(loading ? { 'aria-busy': true } : {}),
    ...(ignored ? { 'aria-disabled': true, onClickCapture: ignorePress } : {}),
    ...(asChild && disabled ? { tabIndex: -1 } : {}),
  } satisfies ComponentProps<'button'>;
}
