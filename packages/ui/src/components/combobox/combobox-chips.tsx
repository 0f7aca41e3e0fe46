'use client';

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { Fragment, use, type ComponentProps, type ReactNode } from 'react';
import { X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { mergeHandlers } from '../../lib/merge-handlers.ts';
import { FieldContext } from '../field/field-context.ts';
import { useChipKeys } from '../tag-input/use-chip-keys.ts';
import { tagRemoveStyle, tagStyle } from '../tag-input/tag.styles.ts';
import { useCombobox, type ComboboxOption } from './combobox-parts.tsx';
import { PickerControl } from './picker-parts.tsx';
import { usePicker } from './picker-root.tsx';

/** The box around the chips and the button that opens the list. */
export function ComboboxControl(props: ComponentProps<typeof PickerControl>) {
  return <PickerControl {...props} />;
}

export interface ComboboxChipsProps<Option extends ComboboxOption<unknown> = ComboboxOption> extends Omit<
  ComponentProps<'ul'>,
  'children'
> {
  /** Renders the chip of an option. @default a `Combobox.Chip` with the label and a remove button */
  children?: ((option: Option) => ReactNode) | undefined;
}

/** The list of chips, named by the label of the field. It has `display: contents`, so that the chips and the button share a row. */
export function ComboboxChips<Option extends ComboboxOption<unknown> = ComboboxOption>({
  className,
  children = renderChip,
  ref,
  ...props
}: ComboboxChipsProps<Option>) {
  const { chosen } = useCombobox('Chips');
  const { textOf, chips, trigger } = usePicker('Chips');
  const onKeyDown = useChipKeys(chips, trigger);
  return (
    <ul
      ref={useComposedRefs(chips, ref)}
      data-slot="combobox-chips"
      aria-labelledby={use(FieldContext)?.labelId}
      className={cn('contents', className)}
      {...mergeHandlers(props, { onKeyDown })}
    >
      {(chosen as readonly Option[]).map((option) => (
        <Fragment key={textOf(option.value)}>{children(option)}</Fragment>
      ))}
    </ul>
  );
}

function renderChip(option: ComboboxOption<unknown>) {
  return <ComboboxChip option={option} />;
}

export interface ComboboxChipProps extends ComponentProps<'li'> {
  /** The selected option: the argument of the function in `Combobox.Chips`. */
  option: ComboboxOption<unknown>;
}

/** A selected option. Without children it shows the label and a remove button. */
export function ComboboxChip({ option, className, children, ...props }: ComboboxChipProps) {
  const { size } = usePicker('Chip');
  return (
    <li data-slot="combobox-chip" className={cn(tagStyle(size), className)} {...props}>
      {children ?? (
        <>
          <span className="truncate">{option.label}</span>
          <ComboboxChipRemove option={option} />
        </>
      )}
    </li>
  );
}

export interface ComboboxChipRemoveProps extends Omit<ComponentProps<'button'>, 'type' | 'disabled'> {
  /** The option that is deselected. */
  option: ComboboxOption<unknown>;
}

/**
 * The button of a chip that deselects its option and moves the focus to the control: the button that opens the list, or the input that is the
 * field. It is not a tab stop: arrow keys reach it from the control.
 */
export function ComboboxChipRemove({ option, className, children, onClick, ...props }: ComboboxChipRemoveProps) {
  const { words } = useCombobox('ChipRemove');
  const { remove, trigger, submission } = usePicker('ChipRemove');
  return (
    <button
      type="button"
      data-slot="combobox-chip-remove"
      aria-label={words.remove(option.label)}
      disabled={submission.disabled || submission.readOnly}
      tabIndex={-1}
      onClick={(event) => {
        onClick?.(event);
        if (event.defaultPrevented) return;
        remove(option.value);
        trigger.current?.focus();
      }}
      className={cn(tagRemoveStyle, className)}
      {...props}
    >
      {children ?? <X aria-hidden className="size-3" />}
    </button>
  );
}
