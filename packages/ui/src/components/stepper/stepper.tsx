'use client';

import type { ComponentProps, CSSProperties } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { stepperMessages, type StepperMessages } from './stepper.messages.ts';

export interface Step {
  /** Unique among the steps. */
  value: string;
  /** The name of the step: what happens in it. */
  label: string;
}

/** The state of one step. */
type StepState = keyof Pick<StepperMessages, 'complete' | 'current' | 'failed' | 'upcoming'>;

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  /** The goal of the steps: the accessible name. */
  label: string;
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The value of the current step. Undefined before the first step begins. */
  value?: string | undefined;
  /** The state of the current step; `complete` means that all steps are done. @default 'active' */
  status?: 'active' | 'complete' | 'failed' | undefined;
  /** The share of the current step that is done, 0 to 1. Null while it is unknown. @default null */
  progress?: number | null | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<StepperMessages> | undefined;
}

/** The progress of work in known steps. Screen readers announce each new step. */
export function Stepper({
  label,
  steps,
  value,
  status = 'active',
  progress = null,
  messages,
  className,
  ...props
}: StepperProps) {
  const words = useMessages('stepper', stepperMessages, messages);
  const format = useFormat();
  const current = steps.findIndex((step) => step.value === value);
  const currentStep = steps[current];
  const stateOf = (index: number): StepState => {
    if (status === 'complete' || index < current) return 'complete';
    if (index > current) return 'upcoming';
    return status === 'failed' ? 'failed' : 'current';
  };
  return (
    <div data-slot="stepper" data-status={status} className={cn('@container', className)} {...props}>
      <ol data-slot="stepper-list" aria-label={label} className="flex gap-1.5">
        {steps.map((step, index) => {
          const state = stateOf(index);
          return (
            <li
              key={step.value}
              data-slot="stepper-step"
              data-state={state}
              aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}
              className="group min-w-0 flex-1"
            >
              <StepBar state={state} progress={progress} />
              <span
                data-slot="stepper-label"
                className={cn('mt-2 block text-xs leading-snug', labelColors, narrowLabel)}
                style={labelSpace(index / steps.length)}
              >
                {step.label}
                <span className="sr-only">, {words[state]}</span>
              </span>
            </li>
          );
        })}
      </ol>
      <output data-slot="stepper-announcement" className="sr-only">
        {currentStep ? words.position(current + 1, steps.length, currentStep.label, format) : null}
      </output>
    </div>
  );
}

const labelColors =
  'text-faint group-data-[state=complete]:text-muted group-data-[state=current]:font-medium group-data-[state=current]:text-ink group-data-[state=failed]:font-medium group-data-[state=failed]:text-danger';

/** A narrow stepper shows only the current label. The label begins at its step, or before it if it would not fit into the stepper. */
const narrowLabel = [
  '@max-md:w-max @max-md:max-w-[100cqw] @max-md:group-data-[state=complete]:sr-only @max-md:group-data-[state=upcoming]:sr-only',
  '@max-md:translate-x-[min(0px,calc(var(--label-space)-100%))] @max-md:rtl:translate-x-[max(0px,calc(100%-var(--label-space)))]',
];

/**
 * The space from the start of a step to the end of the stepper. 1.5 is the gap between two steps (`gap-1.5`).
 * @param before The share of the steps that are before the step, 0 to 1.
 */
const labelSpace = (before: number) =>
  ({ '--label-space': `calc(100cqw - ${before} * (100cqw + 1.5 * var(--spacing)))` }) as CSSProperties;

const barFills: Record<StepState, string> = {
  complete: 'w-full bg-accent',
  current: 'bg-accent',
  failed: 'w-full bg-danger',
  upcoming: 'w-0',
};

/** A bar that fills with the progress of the step. It is hidden from screen readers. */
function StepBar({ state, progress }: { state: StepState; progress: number | null }) {
  const isIndeterminate = state === 'current' && progress === null;
  const share = Math.min(1, Math.max(0, progress ?? 0));
  return (
    <span
      aria-hidden
      data-slot="stepper-bar"
      data-state={isIndeterminate ? 'indeterminate' : undefined}
      className={cn(
        'flex h-1 overflow-hidden rounded-full bg-strong/25 forced-colors:outline',
        // The animation always runs from left to right. In RTL the bar is mirrored to reverse it.
        'data-[state=indeterminate]:rtl:-scale-x-100 data-[state=indeterminate]:rtl:flex-row-reverse',
      )}
    >
      <span
        className={cn(
          'h-full rounded-full transition-[width] duration-slow ease-out forced-colors:bg-[Highlight]',
          barFills[state],
          isIndeterminate && 'w-2/5 animate-indeterminate',
        )}
        style={state === 'current' && !isIndeterminate ? { width: `${share * 100}%` } : undefined}
      />
    </span>
  );
}
