'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/context.ts';
import { fieldMessages } from './field.messages.ts';
import { valueOf, valuesOf, type RuleRunnerProps, type AsyncRule, type AsyncValidate } from './use-validate.ts';
import { contentIn, controlsIn, textOfFile } from './validity.ts';

/** One run of an asynchronous rule, and its result. */
interface RuleRun {
  /** The content of the field, as JSON. */
  content: string;
  /** The entries of the form, as JSON. */
  entries: string;
  controller: AbortController;
  /** The message of the rule, empty if the value is valid. Undefined while the rule is running. */
  message?: string;
  /** Whether the rule failed. The next attempt to validate runs it again. */
  failed?: boolean;
  /** The submission that waits for the result. */
  submission?: SubmitEvent;
}

/** The runs that each submission waits for. */
const pendingRuns = /* @__PURE__ */ new WeakMap<SubmitEvent, Set<RuleRun>>();

const serializeEntries = (values: FormData) =>
  JSON.stringify([...values].map(([name, value]) => [name, value instanceof File ? textOfFile(value) : value]));

/** Stops a submission until a run has ended. */
function holdSubmission(submission: SubmitEvent, run: RuleRun) {
  submission.preventDefault();
  submission.stopPropagation();
  run.submission = submission;
  pendingRuns.set(submission, (pendingRuns.get(submission) ?? new Set()).add(run));
}

/** Submits the form again after the last run that its submission waits for, unless a value has changed in the meantime. */
function resumeSubmission(run: RuleRun) {
  const { submission, entries } = run;
  if (!submission) return;
  const { submitter, target: form } = submission;
  const runs = pendingRuns.get(submission);
  runs?.delete(run);
  if (runs?.size === 0 && form instanceof HTMLFormElement && serializeEntries(new FormData(form)) === entries) {
    form.requestSubmit(submitter?.isConnected ? submitter : null);
  }
}

const controlOf = (element: HTMLElement | null) => controlsIn(element).find(({ willValidate }) => willValidate);

/**
 * Runs a rule when its field is validated. The result holds for the content that was validated: if the content changes, the form is
 * reset or the field unmounts, the run is aborted and its result is ignored.
 */
function useRuleRuns({ validate, element, runRef, setRuleState, show }: RuleRunnerProps, failureText: string) {
  const lastRun = useRef<RuleRun>(undefined);
  const abort = () => {
    lastRun.current?.controller.abort();
    lastRun.current = undefined;
    setRuleState(undefined);
  };
  const awaitResult = async (run: RuleRun, result: Promise<string | undefined>) => {
    try {
      run.message = (await result) ?? '';
    } catch (error) {
      // An aborted run may reject. That is not an error.
      if (lastRun.current === run) reportError(error);
      run.message = '';
      run.failed = true;
    }
    if (lastRun.current !== run) return;
    setRuleState(run.failed ? { validating: false, failure: failureText } : undefined);
    show();
    if (!run.failed) resumeSubmission(run);
  };
  const runRule = (attempt: boolean): string => {
    const content = JSON.stringify(contentIn(element.current));
    const values = valuesOf(controlOf(element.current)?.form ?? null);
    const entries = serializeEntries(values);
    const last = lastRun.current;
    if (last?.content === content && (!attempt || (last.entries === entries && !last.failed)))
      return last.message ?? '';
    abort();
    if (!attempt) return '';
    const run: RuleRun = { content, entries, controller: new AbortController() };
    lastRun.current = run;
    setRuleState({ validating: true });
    void awaitResult(run, validate(valueOf(controlsIn(element.current)), values, run.controller.signal));
    return '';
  };
  useLayoutEffect(() => {
    runRef.current = runRule;
  });
  return { lastRun, abort };
}

function RuleRunner(props: RuleRunnerProps) {
  const { element, ruleState } = props;
  const words = useMessages('field', fieldMessages, undefined);
  const { lastRun, abort } = useRuleRuns(props, words.unchecked);
  const handleSubmit = useEffectEvent((event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const skipsValidation = form.noValidate || event.submitter?.hasAttribute('formnovalidate');
    if (skipsValidation || controlOf(element.current)?.form !== form) return;
    props.runRef.current?.(true);
    if (lastRun.current?.message === undefined && lastRun.current) holdSubmission(event, lastRun.current);
  });
  const handleReset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented && controlOf(element.current)?.form === event.target) abort();
  });
  const handleUnmount = useEffectEvent(abort);
  useEffect(() => {
    document.addEventListener('submit', handleSubmit, true);
    document.addEventListener('reset', handleReset);
    return () => {
      document.removeEventListener('submit', handleSubmit, true);
      document.removeEventListener('reset', handleReset);
      handleUnmount();
    };
  }, []);
  return (
    <output data-slot="field-status" className="sr-only">
      {ruleState?.validating ? words.validating : ''}
    </output>
  );
}

/**
 * Makes an asynchronous rule for the `validate` prop of a field, for example a check on a server. The rule runs when the field is
 * validated, as `validateOn` says, and only if the browser's constraints accept the value. A submission waits for the result.
 * @param validate Returns a promise of a message, or of undefined if the value is valid.
 */
export function asyncRule(validate: AsyncValidate): AsyncRule {
  return { validate, Runner: RuleRunner };
}
