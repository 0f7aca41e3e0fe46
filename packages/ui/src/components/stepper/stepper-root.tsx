'use client';

import { createContext, type ComponentProps } from 'react';
import { cn } from '../../lib/cn.ts';
import { useFormat, useMessages } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import { stepperMessages, type StepperMessages } from './stepper.messages.ts';

export interface Step {
  /** Unique among the steps. */
  value: string;
  /** The name of the step: what happens in it. */
  label: string;
  /** One more sentence. `Stepper` shows it only if it is vertical. */
  description?: string | undefined;
}

/** The state of one step. */
export type StepState = keyof Pick<StepperMessages, 'complete' | 'current' | 'failed' | 'upcoming'>;

interface StepperState {
  steps: readonly Step[];
  /** The state of the step at this index. */
  stateOf: (index: number) => StepState;
  progress: number | null;
  orientation: 'horizontal' | 'vertical';
  words: StepperMessages;
}

const StepperContext = /* @__PURE__ */ createContext<StepperState | null>(null);

/** The state of the stepper around a part. */
export function useStepper(part: string): StepperState {
  return usePart(StepperContext, `Stepper.${part}`, 'Stepper.Root');
}

export interface StepperRootProps extends ComponentProps<'div'> {
  /** The steps, in their order. */
  steps: readonly Step[];
  /** The value of the current step. Undefined before the first step begins. */
  value?: string | undefined;
  /** The state of the current step; `complete` means that all steps are done. @default 'active' */
  status?: 'active' | 'complete' | 'failed' | undefined;
  /** The share of the current step that is done, 0 to 1. Null while it is unknown. @default null */
  progress?: number | null | undefined;
  /** Whether the steps are beside each other or below each other. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Words that replace those of the provider. */
  messages?: Partial<StepperMessages> | undefined;
}

/** Holds the steps and the current one, and announces each new step to screen readers. */
export function StepperRoot({
  steps,
  value,
  status = 'active',
  progress = null,
  orientation = 'horizontal',
  messages,
  className,
  children,
  ...props
}: StepperRootProps) {
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
    <StepperContext value={{ steps, stateOf, progress, orientation, words }}>
      <div
        data-slot="stepper"
        data-orientation={orientation}
        data-status={status}
        className={cn('@container', className)}
        {...props}
      >
        {children}
        <output data-slot="stepper-announcement" className="sr-only">
          {currentStep ? words.position(current + 1, steps.length, currentStep.label, format) : null}
        </output>
      </div>
    </StepperContext>
  );
}
