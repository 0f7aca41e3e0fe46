import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlInput } from '../form-field/control.variants.ts';

interface DateEntryProps extends Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'onBlur' | 'onKeyDown'> {
  value: string;
  onType: (text: string) => void;
  /** Called on Enter and on leaving the field. */
  onApply: () => void;
  onOpen: () => void;
}

/** One of the two dates as text. */
export function DateEntry({ onType, onApply, onOpen, ...props }: DateEntryProps) {
  return (
    <input
      data-slot="date-range-field-entry"
      type="text"
      inputMode="text"
      autoComplete="off"
      spellCheck={false}
      className={cn(controlInput, 'self-stretch ps-2 pe-1 tabular-nums first:grow-0 first:ps-3')}
      onChange={(event) => onType(event.target.value)}
      onBlur={onApply}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') {
          event.preventDefault();
          onApply();
        }
        if (event.key === 'ArrowDown' && event.altKey) {
          event.preventDefault();
          onOpen();
        }
      }}
      {...props}
    />
  );
}
