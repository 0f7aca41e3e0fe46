'use client';

import type { VariantProps } from 'class-variance-authority';
import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixPopover from '@radix-ui/react-popover';
import { useRef, useState, type ComponentProps } from 'react';
import { ChevronsUpDown, Upload } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useMessages } from '../../messages/context.ts';
import { useFieldSize } from '../field/field-context.ts';
import { HiddenInput } from '../field/hidden-input.tsx';
import { useFieldValue } from '../field/use-field-value.ts';
import { controlVariants, triggerVariants } from '../form-field/control.variants.ts';
import { FormField, type FieldProps } from '../form-field/form-field.tsx';
import { panelVariants } from '../popover/panel.variants.ts';
import { FontFileInput } from './font-file-input.tsx';
import { FontList } from './font-list.tsx';
import { fontPickerMessages, type FontPickerMessages } from './font-picker.messages.ts';
import { previewFace, type FontOption } from './font-rows.ts';

export interface FontPickerProps
  extends
    FieldProps,
    VariantProps<typeof controlVariants>,
    Omit<ComponentProps<'button'>, 'value' | 'defaultValue' | 'type' | 'children'> {
  /** All families that can be chosen. They are shown in their own face if the page has it. */
  fonts: readonly FontOption[];
  /** The chosen family, if the caller holds it; an empty string shows the placeholder. It need not be among `fonts`. */
  value?: string | undefined;
  /** The family at first, and after the form was reset. @default '' */
  defaultValue?: string | undefined;
  /** Called with the family that was chosen. */
  onValueChange?: ((family: string) => void) | undefined;
  /** The families that were used last, the latest first: they stand on top. @default [] */
  recent?: readonly string[] | undefined;
  /** Called with the font file that was chosen, unchecked; without it there is no upload. */
  onUpload?: ((file: File) => void) | undefined;
  /** A form is not submitted while nothing is chosen. @default false */
  required?: boolean | undefined;
  /** Submits the family with a form under this name. */
  name?: string | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<FontPickerMessages> | undefined;
  /** Goes to the field; `ref` and all other props go to the button that opens the list. */
  className?: string | undefined;
}

/** One of many font families, each shown in its own face, found by typing. Takes font files of the user's own. */
export function FontPicker({
  label,
  hideLabel,
  hint,
  error,
  fonts,
  value: givenValue,
  defaultValue = '',
  onValueChange,
  recent = [],
  onUpload,
  messages,
  size: givenSize,
  disabled = false,
  required = false,
  name,
  form,
  id,
  className,
  ref,
  'aria-describedby': describedBy,
  ...props
}: FontPickerProps) {
  const words = useMessages('fontPicker', fontPickerMessages, messages);
  const size = useFieldSize(givenSize);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const triggerRef = useComposedRefs(trigger, ref);
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useFieldValue(input, { value: givenValue, defaultValue, onValueChange });
  const chosen = fonts.find(({ family }) => family === value) ?? { family: value };
  return (
    <FormField
      data-slot="font-picker"
      {...{ label, hideLabel, hint, error, required, describedBy, className }}
      controlId={id}
    >
      {/* A button may not say that it is invalid or required: the error describes it, and the label is marked. */}
      {({ 'aria-required': _required, 'aria-invalid': invalid, ...control }, labelId) => (
        <div className="relative isolate">
          <RadixPopover.Root open={open} onOpenChange={setOpen}>
            <RadixPopover.Trigger
              ref={triggerRef}
              data-slot="font-picker-trigger"
              data-size={size}
              data-placeholder={value ? undefined : ''}
              data-invalid={invalid ? '' : undefined}
              aria-labelledby={`${labelId} ${control.id}-value`}
              disabled={disabled}
              {...control}
              className={cn(
                controlVariants({ size }),
                triggerVariants({ size }),
                'data-invalid:border-danger data-invalid:focus-visible:ring-danger/18',
              )}
              {...props}
            >
              <bdi
                id={`${control.id}-value`}
                className={cn('truncate', !value && 'text-faint')}
                style={value ? { fontFamily: previewFace(chosen) } : undefined}
              >
                {value || words.placeholder}
              </bdi>
              <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-faint" />
            </RadixPopover.Trigger>
            <HiddenInput
              ref={input}
              {...{ name, form, value, required, disabled }}
              onFocus={() => trigger.current?.focus()}
            />
            <RadixPopover.Portal>
              <RadixPopover.Content
                data-slot="font-picker-content"
                aria-labelledby={labelId}
                align="start"
                sideOffset={4}
                collisionPadding={8}
                className={cn(panelVariants(), 'w-64 overflow-hidden p-0')}
              >
                <FontList
                  fonts={value && !fonts.includes(chosen) ? [chosen, ...fonts] : fonts}
                  {...{ recent, value, labelId, words }}
                  onChoose={(family) => {
                    setValue(family);
                    setOpen(false);
                  }}
                />
                {onUpload ? <UploadButton label={words.upload} onUpload={onUpload} /> : null}
              </RadixPopover.Content>
            </RadixPopover.Portal>
          </RadixPopover.Root>
        </div>
      )}
    </FormField>
  );
}

function UploadButton({ label, onUpload }: { label: string; onUpload: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="border-t border-line p-1">
      <button
        type="button"
        data-slot="font-picker-upload"
        onClick={() => input.current?.click()}
        className="flex min-h-8 w-full items-center gap-2 rounded-md px-2 text-start text-muted hover:bg-ink/6 hover:text-ink [&_svg]:size-4"
      >
        <Upload aria-hidden />
        {label}
      </button>
      <FontFileInput ref={input} onUpload={onUpload} />
    </div>
  );
}
