import type { Guide, Meanings } from '../../docs/guide.ts';
import type { StepperProps } from './stepper.tsx';

export const stepperGuide: Guide = {
  use: [
    'Work goes through stages that are known before it begins, as a translation: each stage is seen, and how far it has come.',
    'Use `orientation="vertical"` if there is room for a sentence beside each stage.',
  ],
  avoid: [
    'The stages are not known: use ProgressBar.',
    'People go through the steps themselves: use Tabs or links, which they can press.',
    'Many files are processed at once: use FileQueue.',
  ],
  anatomy: `<Stepper
  label="Translation of spring-menu.png"
  steps={[
    { value: 'text_extraction_processing', label: 'Extracting text...' },
    { value: 'localization_processing', label: 'Translating text...' },
  ]}
  value="localization_processing"
  progress={0.4}
/>

// Or from its parts
<Stepper.Root steps={steps} value={stage} orientation="vertical">
  <Stepper.List aria-label="Translation of spring-menu.png">
    <Stepper.Step value="text_extraction_processing">
      <Stepper.Sign />
      <Stepper.Label />
      <Stepper.Progress />
      <Stepper.Bar />
      <Stepper.Description>24 texts</Stepper.Description>
      <Stepper.Line />
    </Stepper.Step>
  </Stepper.List>
</Stepper.Root>`,
  keyboard: {},
  parts: {
    stepper: {
      'data-orientation': {
        horizontal: 'Bars beside each other. In a narrow container only the current step shows its label.',
        vertical: 'Signs below each other.',
      } satisfies Meanings<StepperProps['orientation']>,
      'data-status': {
        active: 'The current step is going on.',
        complete: 'All steps are over.',
        failed: 'The current step failed.',
      } satisfies Meanings<StepperProps['status']>,
    },
    'stepper-step': {
      'data-state': {
        complete: 'It is over.',
        current: 'It is going on.',
        failed: 'It failed.',
        upcoming: 'It has not begun.',
      },
      'aria-current': { step: 'The current step, or the one that failed.' },
    },
    'stepper-list': {},
    'stepper-bar': { 'data-state': { indeterminate: 'While the progress of the current step is not known.' } },
    'stepper-sign': {},
    'stepper-line': {},
    'stepper-label': {},
    'stepper-progress': {},
    'stepper-description': {},
    'stepper-announcement': {},
  },
};
