import { problemSentence } from '@palimpsest/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ApiError,
  extractErrorText,
  failureDetail,
  failureOf,
  fieldProblemsOf,
  formProblem,
  problemOf,
  processProblem,
} from './errors.ts';

const words = fc.string({ minLength: 1 });
const status = fc.integer({ min: 400, max: 599 });
const otherField = fc.constantFrom('name', 'password', 'file');
const entry = (field: string) => fc.record({ loc: fc.constant(['body', field]), msg: words, type: fc.constant('x') });

describe('the text of a failed response', () => {
  test('is the e-mail entry of the detail list, wherever it stands in the list', () => {
    fc.assert(
      fc.property(
        status,
        fc.array(otherField.chain(entry)),
        entry('email'),
        fc.array(otherField.chain(entry)),
        (code, before, email, after) => {
          expect(extractErrorText(new ApiError(code, { detail: [...before, email, ...after], message: 'other' }))).toBe(
            email.msg,
          );
        },
      ),
    );
  });

  test('is the first entry of the detail list when none is about the e-mail', () => {
    fc.assert(
      fc.property(status, fc.array(otherField.chain(entry), { minLength: 1 }), (code, list) => {
        expect(extractErrorText(new ApiError(code, { detail: list, message: 'other' }))).toBe(list[0]?.msg);
      }),
    );
  });

  test('is that of an entry whose location mentions the e-mail among other words', () => {
    const detail = [
      { loc: ['body', 'name'], msg: 'first' },
      { loc: ['body', 'contact_email', 0], msg: 'second' },
    ];
    expect(extractErrorText(new ApiError(422, { detail }))).toBe('second');
  });

  test('takes a location that is a plain string', () => {
    const detail = [
      { loc: 'name', msg: 'first' },
      { loc: 'email', msg: 'second' },
    ];
    expect(extractErrorText(new ApiError(422, { detail }))).toBe('second');
  });

  test('is the detail sentence before the message', () => {
    fc.assert(
      fc.property(status, words, words, (code, detail, message) => {
        expect(extractErrorText(new ApiError(code, { detail, message }))).toBe(detail);
      }),
    );
  });

  test('is the message when there is no detail in words', () => {
    fc.assert(
      fc.property(status, fc.constantFrom(undefined, null, [], '', {}, 7, [{}]), words, (code, detail, message) => {
        expect(extractErrorText(new ApiError(code, { detail, message }))).toBe(message);
      }),
    );
  });

  test('is the plain body when it is a string', () => {
    fc.assert(
      fc.property(status, words, (code, body) => {
        expect(extractErrorText(new ApiError(code, body))).toBe(body);
      }),
    );
  });

  test('is the transport’s own words for any body without words', () => {
    fc.assert(
      fc.property(status, fc.constantFrom(undefined, null, '', {}, [], 7, { detail: [] }), (code, body) => {
        expect(extractErrorText(new ApiError(code, body))).toBe(
          `The server answered with error ${code}. Please try again.`,
        );
      }),
    );
  });

  test('is found in any JSON without throwing, and is never empty', () => {
    fc.assert(
      fc.property(status, fc.jsonValue(), (code, body) => {
        expect(extractErrorText(new ApiError(code, body))?.length).toBeGreaterThan(0);
      }),
    );
  });
});

test('anything thrown that has no words has no text', () => {
  for (const thrown of [undefined, null, '', 0, {}, new Error('')]) expect(extractErrorText(thrown)).toBeUndefined();
});

describe('the problem of a form', () => {
  test.each([
    { form: 'login', fallback: 'An unexpected error occurred', refused: 'Invalid email or password' },
    { form: 'signup', fallback: 'An unexpected error occurred during sign up', refused: 'Invalid input data' },
    {
      form: 'google',
      fallback: 'An unexpected error occurred during Google sign-in',
      refused: 'Invalid Google credentials',
    },
  ] as const)('of $form falls back to "$fallback", and to "$refused" where the message contains 422', (texts) => {
    const shown = (error: unknown) => problemSentence(formProblem(error, texts.form));
    expect(shown(new Error(''))).toBe(texts.fallback);
    expect(shown(new ApiError(422, undefined))).toBe(texts.refused);
    expect(shown(new ApiError(400, { detail: 'The form was refused (422).' }))).toBe(texts.refused);
    expect(shown(new ApiError(401, { detail: 'Wrong password' }))).toBe('Wrong password');
  });
});

/** The sentence of {@link failureDetail}. */
const shownDetail = (error: unknown) => {
  const problem = failureDetail(error);
  return problem && problemSentence(problem);
};

test('the detail of a failure is read from the answer’s detail field alone', () => {
  expect(shownDetail(new ApiError(415, { detail: 'Not an image' }))).toBe('Not an image');
  expect(shownDetail(new ApiError(500, { message: 'stack' }))).toBe('Unknown server error');
  expect(shownDetail(new Error('offline'))).toBe('offline');
  expect(shownDetail(undefined)).toBeUndefined();
});

describe('the code of an answer', () => {
  test('comes with its numbers and the sentence of the server', () => {
    const body = { detail: 'Wait 5 minutes.', code: 'rate_limited', parameters: { retry_after_seconds: 300, odd: {} } };
    expect(problemOf(new ApiError(429, body))).toEqual({
      code: 'rate_limited',
      parameters: { retry_after_seconds: 300 },
      sentence: 'Wait 5 minutes.',
    });
  });

  test('is that of the refused field which is shown, where it has one', () => {
    const [first, email] = [
      { loc: ['body', 'name'], msg: 'Name?', code: 'name_required' },
      { loc: ['body', 'email'], msg: 'Email?', code: 'email_invalid' },
    ];
    const ofNoCode = { loc: ['body', 'terms'], msg: 'Terms?' };
    const codes = [[first, email], [first], [ofNoCode]].map(
      (detail) => problemOf(new ApiError(422, { detail, code: 'invalid_fields' }))?.code,
    );
    expect(codes).toEqual(['email_invalid', 'name_required', 'invalid_fields']);
  });

  test('is the reason why texts were not translated, unless this version does not know it', () => {
    const body = { detail: 'Greek.', code: 'unavailable' };
    const reason = (code: string) => problemOf(new ApiError(503, { ...body, refusal: { code, language: 'Greek' } }));
    expect(reason('wrong-language')).toMatchObject({ code: 'wrong-language', parameters: { language: 'Greek' } });
    expect(reason('written-backwards')?.code).toBe('unavailable');
  });

  test('is kept where this version does not know it', () => {
    expect(problemOf(new ApiError(418, { detail: 'Tea.', code: 'teapot' }))).toMatchObject({
      code: 'teapot',
      sentence: 'Tea.',
    });
  });
});

test('a process that failed has its reason as a detail, else none', () => {
  const failed = { error_message: 'It is Greek.', failure_code: 'refused' as const };
  expect(failureOf(failed)).toEqual({ code: 'refused', parameters: {}, sentence: 'It is Greek.' });
  expect(failureOf({ ...failed, refusal: { code: 'wrong-language', language: 'Greek' } })).toEqual({
    code: 'wrong-language',
    parameters: { language: 'Greek' },
    sentence: 'It is Greek.',
  });
  expect(problemSentence(processProblem(failed))).toBe('Processing failed: It is Greek.');
  expect(problemSentence(processProblem({ error_message: null }))).toBe('Failed to process image. Please try again.');
});

describe('the problems of single fields', () => {
  test('stand under the last part of their place', () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'Please enter a valid email address', code: 'email_invalid' },
      { loc: ['body', 'terms', 0, 'source'], msg: 'Write a term' },
    ];
    expect(fieldProblemsOf(new ApiError(422, { detail }))).toEqual({
      email: { code: 'email_invalid', sentence: 'Please enter a valid email address' },
      source: { code: 'other', sentence: 'Write a term' },
    });
  });

  test('are none when the answer is a sentence, names no place, or is no answer', () => {
    for (const error of [
      new ApiError(409, { detail: 'Taken' }),
      new ApiError(422, { detail: [{ msg: 'No place' }, { loc: ['body', 0], msg: 'A number' }, 'odd'] }),
      new ApiError(500, undefined),
      new Error('offline'),
    ]) {
      expect(fieldProblemsOf(error)).toEqual({});
    }
  });
});
