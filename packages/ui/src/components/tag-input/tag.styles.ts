import type { FieldSize } from '../field/field-context.ts';

/** The height of a tag, and of what stands beside it, so that one row of them fills a box of this size: 22, 24, 26 or 34 px. */
export const tagHeights: Readonly<Record<FieldSize, string>> = { xs: 'h-5.5', sm: 'h-6', md: 'h-6.5', lg: 'h-8.5' };

/** The inside of a box with tags. */
export function tagBoxStyle(size: FieldSize): string {
  return `flex-wrap gap-1 ${size === 'xs' || size === 'sm' ? 'p-0.5' : 'p-1'}`;
}

/** A short text that was added to a field, with a cross. */
export function tagStyle(size: FieldSize): string {
  const text = size === 'xs' ? 'text-2xs' : size === 'lg' ? 'text-sm' : 'text-xs';
  return `flex max-w-full items-center rounded-sm border border-transparent bg-ink/7 ps-2 text-ink has-disabled:text-muted ${tagHeights[size]} ${text}`;
}

/** The cross that removes it. */
export const tagRemoveStyle =
  '-my-px flex w-6 shrink-0 items-center justify-center self-stretch rounded-sm text-muted -outline-offset-2 hover:bg-ink/8 hover:text-ink disabled:text-faint';
