'use client';

import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../messages/context.ts';
import { fieldMessages } from './field.messages.ts';
import { valueOf, valuesOf, type AnswersProps, type AsyncRule, type AsyncValidate } from './use-validate.ts';
import { contentIn, controlsIn, textOfFile } from './validity.ts';

/** What a rule was asked. */
interface Question {
  /** The content of the field. */
  text: string;
  /** The content of the form. */
  entries: string;
  controller: AbortController;
  /** The answer; undefined while it is awaited. */
  message?: string;
  /** Whether the rule failed: the next attempt asks again. */
  failed?: boolean;
  /** The submission that waits for the answer. */
  submission?: SubmitEvent;
}

/** The questions that a submission waits for. */
const waiting = /* @__PURE__ */ new WeakMap<SubmitEvent, Set<Question>>();

const textOf = (values: FormData) =>
  JSON.stringify([...values].map(([name, value]) => [name, value instanceof File ? textOfFile(value) : value]));

/** Holds a submission back until a question is answered. */
function hold(submission: SubmitEvent, question: Question) {
  submission.preventDefault();
  submission.stopPropagation();
  question.submission = submission;
  waiting.set(submission, (waiting.get(submission) ?? new Set()).add(question));
}

/** Submits the form again once the last question of a submission is answered, unless a value changed in the meantime. */
function goOn(question: Question) {
  const { submission, entries } = question;
  if (!submission) return;
  const { submitter, target: form } = submission;
  const questions = waiting.get(submission);
  questions?.delete(question);
  if (questions?.size === 0 && form instanceof HTMLFormElement && textOf(new FormData(form)) === entries) {
    form.requestSubmit(submitter?.isConnected ? submitter : null);
  }
}

const controlOf = (element: HTMLElement | null) => controlsIn(element).find(({ willValidate }) => willValidate);

/**
 * Asks a rule when its field is validated. The answer stands for the content that it was asked about; a change, a reset and the end
 * of the field drop the question.
 */
function useAnswers({ validate, element, askRef, setWait, show }: AnswersProps, unchecked: string) {
  const question = useRef<Question>(undefined);
  const drop = () => {
    question.current?.controller.abort();
    question.current = undefined;
    setWait(undefined);
  };
  const wait = async (asked: Question, answer: Promise<string | undefined>) => {
    try {
      asked.message = (await answer) ?? '';
    } catch (error) {
      // An answer that is not needed any more may be refused by its signal.
      if (question.current === asked) reportError(error);
      asked.message = '';
      asked.failed = true;
    }
    if (question.current !== asked) return;
    setWait(asked.failed ? { validating: false, failure: unchecked } : undefined);
    show();
    if (!asked.failed) goOn(asked);
  };
  const answer = (attempt: boolean): string => {
    const text = JSON.stringify(contentIn(element.current));
    const values = valuesOf(controlOf(element.current)?.form ?? null);
    const entries = textOf(values);
    const known = question.current;
    if (known?.text === text && (!attempt || (known.entries === entries && !known.failed))) return known.message ?? '';
    drop();
    if (!attempt) return '';
    const asked: Question = { text, entries, controller: new AbortController() };
    question.current = asked;
    setWait({ validating: true });
    void wait(asked, validate(valueOf(controlsIn(element.current)), values, asked.controller.signal));
    return '';
  };
  useLayoutEffect(() => {
    askRef.current = answer;
  });
  return { question, drop };
}

function Answers(props: AnswersProps) {
  const { element, wait } = props;
  const words = useMessages('field', fieldMessages, undefined);
  const { question, drop } = useAnswers(props, words.unchecked);
  const submit = useEffectEvent((event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const skips = form.noValidate || event.submitter?.hasAttribute('formnovalidate');
    if (skips || controlOf(element.current)?.form !== form) return;
    props.askRef.current?.(true);
    if (question.current?.message === undefined && question.current) hold(event, question.current);
  });
  const reset = useEffectEvent((event: Event) => {
    if (!event.defaultPrevented && controlOf(element.current)?.form === event.target) drop();
  });
  const end = useEffectEvent(drop);
  useEffect(() => {
    document.addEventListener('submit', submit, true);
    document.addEventListener('reset', reset);
    return () => {
      document.removeEventListener('submit', submit, true);
      document.removeEventListener('reset', reset);
      end();
    };
  }, []);
  return (
    <output data-slot="field-status" className="sr-only">
      {wait?.validating ? words.validating : ''}
    </output>
  );
}

/**
 * A rule for `validate` of a field whose answer is waited for, for example that of a server. It is asked only where the field is
 * validated, and only while the browser accepts the value. A submission waits for the answer.
 * @param validate Returns a promise of a message, or of undefined if the value is valid.
 */
export function asyncRule(validate: AsyncValidate): AsyncRule {
  return { validate, Answers };
}
