'use client';

import * as Slot from '@radix-ui/react-slot';
import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { DisabledContext, useDisabled } from '../field/field-context.ts';
import { DescriptionText, ErrorText, type MessageTextProps } from '../field/message-text.tsx';
import { useDescriptions, useMessage } from '../field/use-descriptions.ts';

interface FieldsetState {
  legendId: string;
  descriptionId: string;
  errorId: string;
  disabled: boolean;
  invalid: boolean;
  /** Describes the fieldset by the element with an id. @returns a function that removes the id. */
  addMessage: (id: string) => () => void;
  /** Names the fieldset by the element with an id, if that is not a `legend`. @returns a function that removes the id. */
  addName: (id: string) => () => void;
}

const FieldsetContext = /* @__PURE__ */ createContext<FieldsetState | null>(null);

/** The state of a fieldset as attributes, the same on every part. */
function stateAttributes(fieldset: FieldsetState | null) {
  return {
    'data-disabled': fieldset?.disabled ? '' : undefined,
    'data-invalid': fieldset?.invalid ? '' : undefined,
  };
}

export interface FieldsetRootProps extends ComponentProps<'fieldset'> {
  /**
   * Disables all fields inside, so that a form does not submit them. A disabled Fieldset around this one does the same, even with false.
   * @default false
   */
  disabled?: boolean | undefined;
  /** Whether the combination of the values is invalid. @default false */
  invalid?: boolean | undefined;
  /**
   * The single child becomes the group in place of a `fieldset`, for example a `section` with a grid layout. Name it with
   * `<Fieldset.Legend asChild>`. `disabled` then disables only fields of this package; a plain `input` needs its own `disabled`.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** Fields that belong together: a native `fieldset`, named by its legend and described by its description and error. */
export function FieldsetRoot({
  disabled: ownDisabled,
  invalid = false,
  asChild = false,
  className,
  'aria-labelledby': labelledBy,
  'aria-describedby': describedBy,
  ...props
}: FieldsetRootProps) {
  const id = useId();
  const disabled = useDisabled(ownDisabled);
  const [labelIds, addName] = useDescriptions(labelledBy);
  const [allDescriptions, addMessage] = useDescriptions(describedBy);
  const state = useMemo(
    () => ({
      legendId: `${id}-legend`,
      descriptionId: `${id}-description`,
      errorId: `${id}-error`,
      disabled,
      invalid,
      addMessage,
      addName,
    }),
    [id, disabled, invalid, addMessage, addName],
  );
  const Root = asChild ? Slot.Root : 'fieldset';
  return (
    <FieldsetContext value={state}>
      <DisabledContext value={disabled}>
        <Root
          data-slot="fieldset"
          {...stateAttributes(state)}
          {...(asChild ? { role: 'group', 'aria-disabled': disabled || undefined } : { disabled })}
          aria-labelledby={labelIds}
          aria-describedby={allDescriptions}
          className={cn('m-0 flex min-w-0 flex-col gap-4 border-0 p-0', className)}
          {...props}
        />
      </DisabledContext>
    </FieldsetContext>
  );
}

export interface FieldsetLegendProps extends ComponentProps<'legend'> {
  /**
   * The single child becomes the name of the group in place of a `legend`, for example a heading at any place inside.
   * @default false
   */
  asChild?: boolean | undefined;
}

/** The name of the group. Put it first, unless it has `asChild`. */
export function FieldsetLegend({ asChild = false, className, ...props }: FieldsetLegendProps) {
  const fieldset = use(FieldsetContext);
  const id = asChild ? fieldset?.legendId : undefined;
  useMessage(id, fieldset?.addName);
  const Root = asChild ? Slot.Root : 'legend';
  return (
    <Root
      id={id}
      data-slot="fieldset-legend"
      {...stateAttributes(fieldset)}
      className={cn(
        'text-sm font-semibold text-ink data-disabled:text-faint forced-colors:data-disabled:text-[GrayText]',
        // The `gap` of the fieldset does not apply to a legend, so the legend has a margin.
        !asChild && 'mb-3 p-0',
        className,
      )}
      {...props}
    />
  );
}

/** The help text for the whole group. Screen readers read it as the description of the group. */
export function FieldsetDescription({ className, ...props }: MessageTextProps) {
  const fieldset = use(FieldsetContext);
  useMessage(fieldset?.descriptionId, fieldset?.addMessage);
  return (
    <DescriptionText
      id={fieldset?.descriptionId}
      data-slot="fieldset-description"
      {...stateAttributes(fieldset)}
      className={cn('-mt-3', className)}
      {...props}
    />
  );
}

export interface FieldsetErrorProps extends MessageTextProps {
  /** What is wrong with the combination of the values and how to correct it. Nothing is shown while it is empty. */
  children?: ReactNode;
}

/** What is wrong with the combination of the values. Screen readers announce it. */
export function FieldsetError({ children, ...props }: FieldsetErrorProps) {
  return children ? <ShownError {...props}>{children}</ShownError> : null;
}

function ShownError(props: MessageTextProps) {
  const fieldset = use(FieldsetContext);
  useMessage(fieldset?.errorId, fieldset?.addMessage);
  return <ErrorText id={fieldset?.errorId} data-slot="fieldset-error" {...stateAttributes(fieldset)} {...props} />;
}
