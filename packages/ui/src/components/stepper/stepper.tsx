'use client';

import type { ComponentProps } from 'react';
import { Check, X } from '../../icons/icons.ts';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { stepperMessages, type StepperMessages } from './stepper.messages.ts';

export interface Step {
  /** Unlike every other step's. */
  value: string;
  /** What happens in it. */
  label: string;
  /** One sentence more; shown in a vertical stepper. */
  description?: string | undefined;
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children' | 'aria-label'> {
  /** What the steps lead to: the accessible name. */
  label: string;
  /** The steps in their order. */
  steps: readonly Step[];
  /** The value of the current step; undefined before the first. */
  value?: string | undefined;
  /** The state of the current step; `complete` means that all steps are done. @default 'active' */
  status?: 'active' | 'complete' | 'failed' | undefined;
  /** How much of the current step is done, 0 to 1; null while it is unknown. @default null */
  progress?: number | null | undefined;
  /** Beside each other, or below each other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Other words than those of the provider. */
  messages?: Partial<StepperMessages> | undefined;
}

type StepState = keyof Pick<StepperMessages, 'complete' | 'current' | 'failed' | 'upcoming'>;

/** Work in known stages, and how far it has come. Each new stage is announced. */
export function Stepper({
  label,
  steps,
  value,
  status = 'active',
  progress = null,
  orientation = 'horizontal',
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
  const Item = orientation === 'vertical' ? VerticalStep : HorizontalStep;
  return (
    <div
      data-slot="stepper"
      data-orientation={orientation}
      data-status={status}
      className={cn('@container', className)}
      {...props}
    >
      <ol aria-label={label} className={cn('flex', orientation === 'vertical' ? 'flex-col' : 'gap-1.5')}>
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
              <Item
                step={step}
                number={format.number(index + 1)}
                state={state}
                stateText={words[state]}
                progress={progress}
              />
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

interface StepItemProps {
  step: Step;
  /** Its place, in the digits of the language. */
  number: string;
  state: StepState;
  /** The state in words. */
  stateText: string;
  progress: number | null;
}

/** A bar over its label. In a narrow container only the current step shows its label. */
function HorizontalStep({ step, state, stateText, progress }: StepItemProps) {
  return (
    <>
      <Bar state={state} progress={progress} />
      <span
        className={cn(
          'mt-2 block text-xs leading-snug text-faint group-data-[state=complete]:text-muted group-data-[state=current]:font-medium group-data-[state=current]:text-ink group-data-[state=failed]:font-medium group-data-[state=failed]:text-danger',
          '@max-md:group-data-[state=complete]:sr-only @max-md:group-data-[state=upcoming]:sr-only @max-md:whitespace-nowrap',
        )}
      >
        {step.label}
        <span className="sr-only">, {stateText}</span>
      </span>
    </>
  );
}

const fills: Record<StepState, string> = {
  complete: 'w-full bg-accent',
  current: 'bg-accent',
  failed: 'w-full bg-danger',
  upcoming: 'w-0',
};

function Bar({ state, progress }: Pick<StepItemProps, 'state' | 'progress'>) {
  const isMoving = state === 'current' && progress === null;
  const share = Math.min(1, Math.max(0, progress ?? 0));
  return (
    <span
      aria-hidden
      data-slot="stepper-bar"
      className="flex h-1 overflow-hidden rounded-full bg-strong/25 rtl:-scale-x-100 forced-colors:outline"
    >
      <span
        className={cn(
          'h-full rounded-full transition-[width] duration-slow ease-out forced-colors:bg-[Highlight]',
          fills[state],
          isMoving && 'w-2/5 animate-indeterminate',
        )}
        style={state === 'current' && !isMoving ? { width: `${share * 100}%` } : undefined}
      />
    </span>
  );
}

const signs: Record<StepState, string> = {
  complete: 'border-accent bg-accent text-on-accent',
  current: 'border-accent text-accent',
  failed: 'border-danger bg-danger text-on-danger',
  upcoming: 'border-line text-faint',
};

/** A sign with a line to the next one, and the label with its description beside it. */
function VerticalStep({ step, number, state, stateText, progress }: StepItemProps) {
  const { number: formatNumber } = useFormat();
  return (
    <div className="flex gap-3">
      <span aria-hidden className="flex flex-col items-center">
        <span
          className={cn(
            'flex size-6 shrink-0 items-center justify-center rounded-full border text-2xs font-medium tabular-nums',
            signs[state],
          )}
        >
          {state === 'complete' ? <Check strokeWidth={3} className="size-3.5" /> : null}
          {state === 'failed' ? <X strokeWidth={3} className="size-3.5" /> : null}
          {state === 'current' ? <Spinner size="inherit" className="size-3.5" /> : null}
          {state === 'upcoming' ? number : null}
        </span>
        <span
          className={cn(
            'w-px grow bg-line group-last:hidden',
            state === 'complete' && 'bg-accent forced-colors:bg-[Highlight]',
          )}
        />
      </span>
      <span className="flex min-w-0 grow flex-col pt-0.5 pb-5 group-last:pb-0">
        <span className="flex items-baseline justify-between gap-3 text-sm text-faint group-data-[state=complete]:text-muted group-data-[state=current]:font-medium group-data-[state=current]:text-ink group-data-[state=failed]:font-medium group-data-[state=failed]:text-danger">
          <span>
            {step.label}
            <span className="sr-only">, {stateText}</span>
          </span>
          {state === 'current' && progress !== null ? (
            <span className="text-xs font-normal text-muted tabular-nums">
              {formatNumber(progress, { style: 'percent' })}
            </span>
          ) : null}
        </span>
        {step.description ? <span className="text-xs text-faint">{step.description}</span> : null}
      </span>
    </div>
  );
}
