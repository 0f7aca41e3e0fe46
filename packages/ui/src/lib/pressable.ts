import type { ComponentProps, MouseEvent } from 'react';

interface Pressable {
  disabled: boolean | undefined;
  /** Whether the action of the last press is running. */
  loading: boolean;
  /** Whether the element is the child, for example a link, which has no `disabled`. */
  asChild?: boolean;
}

function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The attributes of a control that ignores presses. A disabled button is disabled natively. A loading button keeps the
 * focus, so it gets `aria-disabled` and ignores presses. So does a link, which cannot be disabled natively.
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
