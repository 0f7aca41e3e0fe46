export { Stepper, type StepperProps } from './stepper.tsx';
export type { StepperStepProps } from './stepper-parts.tsx';
export type { Step, StepperRootProps } from './stepper-root.tsx';
