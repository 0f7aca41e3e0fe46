'use client';

import {
  StepperBar,
  StepperDescription,
  StepperLabel,
  StepperLine,
  StepperList,
  StepperProgress,
  StepperSign,
  StepperStep,
} from './stepper-parts.tsx';
import { StepperRoot, type StepperRootProps } from './stepper-root.tsx';

export interface StepperProps extends Omit<StepperRootProps, 'children' | 'aria-label'> {
  /** The goal of the steps: the accessible name. */
  label: string;
}

/** The progress of work in known steps. Screen readers announce each new step. It is also available as parts. */
export function Stepper({ label, steps, orientation = 'horizontal', ...props }: StepperProps) {
  return (
    <StepperRoot {...{ steps, orientation }} {...props}>
      <StepperList aria-label={label}>
        {steps.map(({ value }) => (
          <StepperStep key={value} value={value}>
            {orientation === 'vertical' ? <VerticalStep /> : <HorizontalStep />}
          </StepperStep>
        ))}
      </StepperList>
    </StepperRoot>
  );
}

/** A bar above its label. */
function HorizontalStep() {
  return (
    <>
      <StepperBar />
      <StepperLabel />
    </>
  );
}

/** A symbol with a line to the next one. The label and the description are beside it. */
function VerticalStep() {
  return (
    <div className="flex gap-3">
      <span className="flex flex-col items-center">
        <StepperSign />
        <StepperLine />
      </span>
      <span className="flex min-w-0 grow flex-col pt-0.5 pb-5 group-last:pb-0">
        <span className="flex items-baseline justify-between gap-3">
          <StepperLabel />
          <StepperProgress />
        </span>
        <StepperDescription />
      </span>
    </div>
  );
}

Stepper.Root = StepperRoot;
Stepper.List = StepperList;
Stepper.Step = StepperStep;
Stepper.Bar = StepperBar;
Stepper.Sign = StepperSign;
Stepper.Line = StepperLine;
Stepper.Label = StepperLabel;
Stepper.Progress = StepperProgress;
Stepper.Description = StepperDescription;
