import type { VariantProps } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { controlInput, controlVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';

export interface TextFieldProps
  extends FieldProps, Omit<ComponentProps<'input'>, 'size' | 'prefix'>, VariantProps<typeof controlVariants> {
  /** An icon or unit before the text. */
  prefix?: ReactNode;
  /** A unit or a small button after the text. */
  suffix?: ReactNode;
}

/** One line of text with its label. `className` goes to the field, the rest to the `input`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  size = 'md',
  prefix,
  suffix,
  required,
  id,
  className,
  ...props
}: TextFieldProps) {
  return (
    <FormField data-slot="text-field" {...{ label, hideLabel, hint, error, required, className }} controlId={id}>
      {(control) => (
        <div data-size={size} className={controlVariants({ size })}>
          {prefix ? <span className="flex ps-3 text-faint [&_svg]:size-4">{prefix}</span> : null}
          <input
            data-slot="input"
            type="text"
            {...control}
            required={required}
            className={cn(controlInput, 'self-stretch')}
            {...props}
          />
          {suffix ? <span className="flex pe-1 text-xs text-faint">{suffix}</span> : null}
        </div>
      )}
    </FormField>
  );
}
