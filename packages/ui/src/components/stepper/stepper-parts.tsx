'use client';

import { Primitive } from '@radix-ui/react-primitive';
import { createContext, type ComponentProps, type CSSProperties } from 'react';
import { Check, X } from 'lucide-react';
import { cn } from '../../lib/cn.ts';
import { useFormat } from '../../messages/context.ts';
import { usePart } from '../../lib/use-part.ts';
import { toPercent } from '../progress-bar/to-percent.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { useStepper, type Step, type StepState } from './stepper-root.tsx';

interface StepContextValue {
  step: Step;
  /** The position, from 1. */
  position: number;
  state: StepState;
}

const StepContext = /* @__PURE__ */ createContext<StepContextValue | null>(null);

function useStep(part: string): StepContextValue {
  return usePart(StepContext, `Stepper.${part}`, 'Stepper.Step');
}

/** The list of the steps. Set its `aria-label` to the goal of the steps. */
export function StepperList({ className, ...props }: ComponentProps<typeof Primitive.ol>) {
  const { orientation } = useStepper('List');
  return (
    <Primitive.ol
      data-slot="stepper-list"
      className={cn('flex', orientation === 'vertical' ? 'flex-col' : 'gap-1.5', className)}
      {...props}
    />
  );
}

export interface StepperStepProps extends Omit<ComponentProps<typeof Primitive.li>, 'value'> {
  /** The value of one of the `steps` of the root. */
  value: string;
}

/** One step. The parts inside get its state. */
export function StepperStep({ value, className, ...props }: StepperStepProps) {
  const { steps, stateOf } = useStepper('Step');
  const index = steps.findIndex((step) => step.value === value);
  const step = steps[index];
  if (!step) throw new Error(`Stepper.Step has the value "${value}", which no step of Stepper.Root has.`);
  const state = stateOf(index);
  return (
    <StepContext value={{ step, position: index + 1, state }}>
      <Primitive.li
        data-slot="stepper-step"
        data-state={state}
        aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}
        className={cn('group min-w-0 flex-1', className)}
        {...props}
      />
    </StepContext>
  );
}

const labelColors =
  'text-faint group-data-[state=complete]:text-muted group-data-[state=current]:font-medium group-data-[state=current]:text-ink group-data-[state=failed]:font-medium group-data-[state=failed]:text-danger';

/** A narrow horizontal stepper shows only the current label. The label begins at its step, or before it if it would not fit into the stepper. */
const narrowLabel = [
  '@max-md:w-max @max-md:max-w-[100cqw] @max-md:group-data-[state=complete]:sr-only @max-md:group-data-[state=upcoming]:sr-only',
  '@max-md:translate-x-[min(0px,calc(var(--label-space)-100%))] @max-md:rtl:translate-x-[max(0px,calc(100%-var(--label-space)))]',
];

/** The label of the step, and its state in words for screen readers. A narrow horizontal stepper shows only the current label. */
export function StepperLabel({ className, style, children, ...props }: ComponentProps<'span'>) {
  const { steps, orientation, words } = useStepper('Label');
  const { step, position, state } = useStep('Label');
  const before = (position - 1) / steps.length;
  // The space from the start of the step to the end of the stepper. 1.5 is the gap between two steps (`gap-1.5`).
  const space = { '--label-space': `calc(100cqw - ${before} * (100cqw + 1.5 * var(--spacing)))` } as CSSProperties;
  const isVertical = orientation === 'vertical';
  return (
    <span
      data-slot="stepper-label"
      className={cn(labelColors, isVertical ? 'text-sm' : ['mt-2 block text-xs leading-snug', narrowLabel], className)}
      style={isVertical ? style : { ...space, ...style }}
      {...props}
    >
      {children ?? step.label}
      <span className="sr-only">, {words[state]}</span>
    </span>
  );
}

/** The description of the step. It draws nothing if there is none. */
export function StepperDescription({ className, children, ...props }: ComponentProps<'span'>) {
  const { step } = useStep('Description');
  const text = children ?? step.description;
  return text ? (
    <span data-slot="stepper-description" className={cn('text-xs text-faint', className)} {...props}>
      {text}
    </span>
  ) : null;
}

/** The progress of the current step, in percent. It is shown only while the progress is known. */
export function StepperProgress({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const { progress } = useStepper('Progress');
  const { state } = useStep('Progress');
  const { number } = useFormat();
  return state === 'current' && progress !== null ? (
    <span data-slot="stepper-progress" className={cn('text-xs text-muted tabular-nums', className)} {...props}>
      {number(toPercent(progress) / 100, { style: 'percent' })}
    </span>
  ) : null;
}

const barFills: Record<StepState, string> = {
  complete: 'w-full bg-accent',
  current: 'bg-accent',
  failed: 'w-full bg-danger',
  upcoming: 'w-0',
};

/** A bar that fills with the progress of the step. It is hidden from screen readers. */
export function StepperBar({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const { progress } = useStepper('Bar');
  const { state } = useStep('Bar');
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
        className,
      )}
      {...props}
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

const signColors: Record<StepState, string> = {
  complete: 'border-accent bg-accent text-on-accent',
  current: 'border-accent text-accent',
  failed: 'border-danger bg-danger text-on-danger',
  upcoming: 'border-line text-faint',
};

/** A round symbol of the state: the number, a spinner, a check mark or a cross. It is hidden from screen readers. */
export function StepperSign({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const { position, state } = useStep('Sign');
  const { number } = useFormat();
  return (
    <span
      aria-hidden
      data-slot="stepper-sign"
      className={cn(
        'flex size-6 shrink-0 items-center justify-center rounded-full border text-2xs font-medium tabular-nums',
        signColors[state],
        className,
      )}
      {...props}
    >
      {state === 'complete' ? <Check strokeWidth={3} className="size-3.5" /> : null}
      {state === 'failed' ? <X strokeWidth={3} className="size-3.5" /> : null}
      {state === 'current' ? <Spinner size="inherit" className="size-3.5" /> : null}
      {state === 'upcoming' ? number(position) : null}
    </span>
  );
}

/** The line from a symbol to the next one. The last step has no line. It is hidden from screen readers. */
export function StepperLine({ className, ...props }: Omit<ComponentProps<'span'>, 'children'>) {
  const { state } = useStep('Line');
  return (
    <span
      aria-hidden
      data-slot="stepper-line"
      className={cn(
        'w-px grow bg-line group-last:hidden',
        state === 'complete' && 'bg-accent forced-colors:bg-[Highlight]',
        className,
      )}
      {...props}
    />
  );
}
