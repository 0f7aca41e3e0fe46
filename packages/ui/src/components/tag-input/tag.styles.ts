import type { FieldSize } from '../field/field-context.ts';

/** The height of a tag and of the input beside it, for a field of this size with one row of tags: 22, 24, 26 or 34 px. */
export const tagHeights: Readonly<Record<FieldSize, string>> = { xs: 'h-5.5', sm: 'h-6', md: 'h-6.5', lg: 'h-8.5' };

/** The classes of a box that contains tags. */
export function tagBoxStyle(size: FieldSize): string {
  return `flex-wrap gap-1 ${size === 'xs' || size === 'sm' ? 'p-0.5' : 'p-1'}`;
}

/** The classes of a tag: a short text with a remove button. */
export function tagStyle(size: FieldSize): string {
  const text = size === 'xs' ? 'text-2xs' : size === 'lg' ? 'text-sm' : 'text-xs';
  return `flex max-w-full items-center rounded-sm border border-transparent bg-ink/7 ps-2 text-ink has-disabled:text-muted ${tagHeights[size]} ${text}`;
}

/** The classes of the remove button of a tag. */
export const tagRemoveStyle =
  'relative -my-px flex w-6 shrink-0 items-center justify-center self-stretch rounded-sm text-muted -outline-offset-2 hover:bg-ink/8 hover:text-ink disabled:text-faint';
