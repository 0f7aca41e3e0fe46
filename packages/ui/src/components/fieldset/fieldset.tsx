'use client';

import { createContext, use, useId, useMemo, type ComponentProps, type ReactNode } from 'react';
import { cn } from '../../lib/cn.ts';
import { DisabledContext, useDisabled } from '../field/field-context.ts';
import { DescriptionText, ErrorText } from '../field/message-text.tsx';
import { useDescriptions, useMessage } from '../field/use-descriptions.ts';

interface FieldsetState {
  descriptionId: string;
  errorId: string;
  disabled: boolean;
  invalid: boolean;
  addMessage: (id: string) => () => void;
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
  /** No field inside takes input or is submitted. @default false, or that of the Fieldset around it */
  disabled?: boolean | undefined;
  /** The values cannot be accepted together. @default false */
  invalid?: boolean | undefined;
}

/** Fields that belong together: a native `fieldset`, named by its legend and described by its description and error. */
export function FieldsetRoot({
  disabled: ownDisabled,
  invalid = false,
  className,
  'aria-describedby': describedBy,
  ...props
}: FieldsetRootProps) {
  const id = useId();
  const disabled = useDisabled(ownDisabled);
  const [allDescriptions, addMessage] = useDescriptions(describedBy);
  const state = useMemo(
    () => ({ descriptionId: `${id}-description`, errorId: `${id}-error`, disabled, invalid, addMessage }),
    [id, disabled, invalid, addMessage],
  );
  return (
    <FieldsetContext value={state}>
      <DisabledContext value={disabled}>
        <fieldset
          data-slot="fieldset"
          {...stateAttributes(state)}
          disabled={disabled}
          aria-describedby={allDescriptions}
          className={cn('m-0 flex min-w-0 flex-col gap-4 border-0 p-0', className)}
          {...props}
        />
      </DisabledContext>
    </FieldsetContext>
  );
}

/** What the fields share; the first thing inside. */
export function FieldsetLegend({ className, ...props }: ComponentProps<'legend'>) {
  return (
    <legend
      data-slot="fieldset-legend"
      {...stateAttributes(use(FieldsetContext))}
      // A legend stands above the column of its fieldset, where `gap` does not reach.
      className={cn(
        'mb-3 p-0 text-sm font-semibold text-ink data-disabled:text-faint forced-colors:data-disabled:text-[GrayText]',
        className,
      )}
      {...props}
    />
  );
}

/** What holds for all of the fields. Describes the group to screen readers. */
export function FieldsetDescription({ className, ...props }: ComponentProps<'p'>) {
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

export interface FieldsetErrorProps extends ComponentProps<'p'> {
  /** What is wrong with the fields together and how to put it right; nothing is shown while it is empty. */
  children?: ReactNode;
}

/** What is wrong with the fields together; announced. */
export function FieldsetError({ children, ...props }: FieldsetErrorProps) {
  return children ? <ShownError {...props}>{children}</ShownError> : null;
}

function ShownError(props: ComponentProps<'p'>) {
  const fieldset = use(FieldsetContext);
  useMessage(fieldset?.errorId, fieldset?.addMessage);
  return <ErrorText id={fieldset?.errorId} data-slot="fieldset-error" {...stateAttributes(fieldset)} {...props} />;
}
