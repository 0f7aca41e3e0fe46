import type { Format } from '../../messages/format.ts';

export interface StepperMessages {
  /** The state of a finished step, for screen readers. */
  complete: string;
  /** The state of the current step, for screen readers. */
  current: string;
  /** The state of the step that failed, for screen readers. */
  failed: string;
  /** The state of a later step, for screen readers. */
  upcoming: string;
  /** Announced when a step becomes the current one. */
  position: (step: number, count: number, label: string, format: Format) => string;
}

export const stepperMessages: StepperMessages = {
  complete: 'done',
  current: 'in progress',
  failed: 'failed',
  upcoming: 'not started',
  position: (step, count, label, { number }) => `Step ${number(step)} of ${number(count)}: ${label}`,
};
