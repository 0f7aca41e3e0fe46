'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { use, type ComponentProps, type PointerEvent } from 'react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { useEscape } from '../../lib/use-escape.ts';
import { useFieldControl } from '../field/field-context.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { tagHeights } from '../tag-input/tag.styles.ts';
import { moveToLastChip } from '../tag-input/use-chip-keys.ts';
import type { PickerSearch } from './picker-input.tsx';
import { ControlContext, HiddenInputs, PickerArrow, useRemoveLast } from './picker-parts.tsx';
import { usePicker } from './picker-root.tsx';
import type { Highlight } from './use-highlight.ts';

const paddings = { xs: 'ps-2 pe-7', sm: 'ps-2.5 pe-8', md: 'ps-3 pe-8', lg: 'ps-3.5 pe-8' };

interface PickerFieldProps extends ComponentProps<'input'> {
  search: PickerSearch & Pick<Highlight, 'reset' | 'restart'>;
  /** The label of the single selected option, which the input shows while nothing is typed. */
  label: string;
}

/** What a key, a press and a typed text do in an input that is the field. */
function useFieldHandlers({ search, onChange, onKeyDown, onClick }: PickerFieldProps) {
  const { open, changeOpen, query, multiple, values, remove, trigger, chips, submission } = usePicker('Input');
  const removeLast = useRemoveLast('Input');
  const [selected] = multiple ? [] : values;
  const clear = () => (selected === undefined ? undefined : remove(selected));
  const show = () => {
    if (open) return;
    search.restart();
    changeOpen(true);
  };
  useEscape(trigger, !open && selected !== undefined && !submission.disabled, clear);
  return {
    onChange: (event: Parameters<NonNullable<typeof onChange>>[0]) => {
      onChange?.(event);
      const { target } = event;
      search.setQuery(target.value);
      search.reset();
      if (target.value === '') clear();
      if (!open) changeOpen(true);
    },
    onKeyDown: (event: Parameters<NonNullable<typeof onKeyDown>>[0]) => {
      onKeyDown?.(event);
      // The keys of an input method choose among its own candidates.
      if (event.defaultPrevented || event.nativeEvent.isComposing) return;
      if (query === '') removeLast(event);
      if (moveToLastChip(event, chips)) {
        // Closing the list removes the typed text.
        if (open && query === '') changeOpen(false);
      } else if (open) search.searchProps.onKeyDown(event);
      else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
        event.preventDefault();
        show();
      }
    },
    onClick: (event: Parameters<NonNullable<typeof onClick>>[0]) => {
      onClick?.(event);
      if (!event.defaultPrevented) show();
    },
  };
}

/**
 * The field itself: users type into it, and the list opens below. The focus stays here; `aria-activedescendant` is the id of the highlighted
 * option. When the list closes, the text becomes the label of the selected option again.
 */
export function PickerField({ search, label, className, ref, ...given }: PickerFieldProps) {
  const { slot, open, query, multiple, values, placeholder, size, trigger, submission } = usePicker('Input');
  const isInControl = use(ControlContext);
  const handlers = useFieldHandlers({ search, label, ...given });
  const { required, ...props } = useFieldControl({ ...given, disabled: submission.disabled });
  const { onKeyDown: _onKeyDown, ...searchProps } = search.searchProps;
  // The text outlives the list by a moment.
  const isTyped = query !== '' && (open || label === '');
  const Box = isInControl ? 'div' : RadixPopover.Anchor;
  return (
    <Box className={cn('relative isolate', isInControl && 'flex min-w-24 flex-1 self-stretch')}>
      <input
        {...searchProps}
        ref={useComposedRefs(trigger as typeof ref, ref)}
        data-slot={`${slot}-input`}
        data-size={size}
        data-state={open ? 'open' : 'closed'}
        data-readonly={submission.readOnly ? '' : undefined}
        readOnly={submission.readOnly}
        autoCapitalize="none"
        aria-required={required && !submission.disabled ? true : undefined}
        className={cn(
          isInControl
            ? ['w-full bg-transparent px-2 outline-none', tagHeights[size]]
            : [controlVariants({ size }), paddings[size]],
          'placeholder:text-faint disabled:cursor-not-allowed',
          className,
        )}
        {...props}
        {...handlers}
        placeholder={multiple && values.length > 0 ? undefined : (given.placeholder ?? placeholder)}
        value={isTyped ? query : label}
        form={submission.form}
      />
      {isInControl ? null : <PickerArrow className="pointer-events-none absolute inset-y-0 end-2.5 my-auto" />}
      <HiddenInputs />
    </Box>
  );
}

/** The props of the panel below an input that is the field: the focus stays in the input, and a press on the box around it keeps the list open. */
export function useFieldPanel(props: ComponentProps<typeof RadixPopover.Content>): typeof props {
  const { slot, trigger } = usePicker('Content');
  const box = () => trigger.current?.closest(`[data-slot=${slot}-control]`) ?? trigger.current;
  return {
    role: undefined,
    ...mergeHandlers(props, {
      onOpenAutoFocus: (event: Event) => event.preventDefault(),
      onInteractOutside: (event: Event) => {
        if (box()?.contains(event.target as Node)) event.preventDefault();
      },
      // A press beside the options would take the focus from the input.
      onPointerDown: (event: PointerEvent) => event.preventDefault(),
    }),
  };
}
