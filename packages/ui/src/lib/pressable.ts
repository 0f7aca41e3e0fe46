import type { ComponentProps, MouseEvent } from 'react';

interface Pressable {
  /** @default false */
  disabled: boolean | undefined;
  /** Whether the action of the last press is running. */
  loading: boolean;
  /** Whether the single child, for example a link, becomes the element: it may have no `disabled` attribute. @default false */
  asChild?: boolean;
}

function ignorePress(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/**
 * The attributes that make a disabled or loading control ignore presses. A disabled button gets `disabled`. A loading button keeps the
 * focus, so it gets `aria-disabled` and a handler that ignores presses. A disabled link gets these too, because it has no `disabled`.
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
