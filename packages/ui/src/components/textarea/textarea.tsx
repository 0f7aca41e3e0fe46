'use client';

import type { ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFieldControl, useFieldSize, type FieldSize } from '../form-field/field-context.ts';
import { controlVariants } from '../form-field/control.variants.ts';
import { divideFieldProps, FormField, type FieldProps } from '../form-field/form-field.tsx';

interface TextareaProps extends ComponentProps<'textarea'> {
  /** The padding and the text size. @default that of the Field or the Inspector around it, else 'md', or 'sm' if the density is compact */
  size?: FieldSize | null | undefined;
  /** Called with the text on every change, after `onChange`. */
  onValueChange?: ((value: string) => void) | undefined;
  /** Whether the height follows the text, from `rows` to `maxRows` lines. @default false */
  autoSize?: boolean | undefined;
  /** The maximum number of visible lines with `autoSize`. @default 12 */
  maxRows?: number | undefined;
  /** The number of visible lines, or the minimum with `autoSize`. @default 3 */
  rows?: number | undefined;
}

const paddings = { xs: 'px-2 py-1', sm: 'px-2.5 py-1.5', md: 'px-3 py-2', lg: 'px-3.5 py-2.5' };

/** The `textarea` of the field around it. */
function Textarea({
  size: givenSize,
  autoSize = false,
  rows = 3,
  maxRows = 12,
  className,
  style,
  onChange,
  onValueChange,
  ...props
}: TextareaProps) {
  const size = useFieldSize(givenSize);
  return (
    <textarea
      data-slot="textarea"
      data-size={size}
      rows={rows}
      // `lh` is the height of a line; 1em is about the height of the padding and the border. One line is as high as the other fields.
      style={
        autoSize
          ? {
              minHeight: rows > 1 ? `calc(${rows}lh + 1em)` : undefined,
              maxHeight: `calc(${maxRows}lh + 1em)`,
              ...style,
            }
          : style
      }
      className={cn(
        controlVariants({ size }),
        paddings[size],
        'block leading-normal placeholder:text-pal-faint disabled:cursor-not-allowed',
        autoSize ? 'field-sizing-content resize-none' : 'resize-y',
        className,
      )}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.(event.target.value);
      }}
      {...useFieldControl(props)}
    />
  );
}

export interface TextareaFieldProps extends FieldProps, TextareaProps {
  /** Goes to the field; `ref` and all other props go to the `textarea`. */
  className?: string | undefined;
}

/** A field for several lines of text, with its label. */
export function TextareaField(props: TextareaFieldProps) {
  const [frame, control] = divideFieldProps(props);
  return (
    <FormField data-slot="textarea-field" {...frame} size={control.size}>
      <Textarea {...control} />
    </FormField>
  );
}
