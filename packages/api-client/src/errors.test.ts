import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  ApiError,
  extractErrorText,
  failureDetail,
  fieldErrorsOf,
  formErrorText,
  googleErrorTexts,
  loginErrorTexts,
  signupErrorTexts,
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
        expect(extractErrorText(new ApiError(code, body))).toBe(`Request failed with status code ${code}`);
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

describe('the text of a form', () => {
  test.each([
    { texts: loginErrorTexts, fallback: 'An unexpected error occurred', refused: 'Invalid email or password' },
    { texts: signupErrorTexts, fallback: 'An unexpected error occurred during sign up', refused: 'Invalid input data' },
    {
      texts: googleErrorTexts,
      fallback: 'An unexpected error occurred during Google sign-in',
      refused: 'Invalid Google credentials',
    },
  ])('falls back to "$fallback", and to "$refused" where the message contains 422', ({ texts, fallback, refused }) => {
    expect(formErrorText(new Error(''), texts)).toBe(fallback);
    expect(formErrorText(new ApiError(422, undefined), texts)).toBe(refused);
    expect(formErrorText(new ApiError(400, { detail: 'The form was refused (422).' }), texts)).toBe(refused);
    expect(formErrorText(new ApiError(401, { detail: 'Wrong password' }), texts)).toBe('Wrong password');
  });
});

test('the detail of a failure is read from the answer’s detail field alone', () => {
  expect(failureDetail(new ApiError(415, { detail: 'Not an image' }))).toBe('Not an image');
  expect(failureDetail(new ApiError(500, { message: 'stack' }))).toBe('Unknown server error');
  expect(failureDetail(new Error('offline'))).toBe('offline');
  expect(failureDetail(undefined)).toBeUndefined();
});

describe('the errors of single fields', () => {
  test('stand under the last part of their place', () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'Please enter a valid email address' },
      { loc: ['body', 'terms', 0, 'source'], msg: 'Write a term' },
    ];
    expect(fieldErrorsOf(new ApiError(422, { detail }))).toEqual({
      email: 'Please enter a valid email address',
      source: 'Write a term',
    });
  });

  test('are none when the answer is a sentence, names no place, or is no answer', () => {
    for (const error of [
      new ApiError(409, { detail: 'Taken' }),
      new ApiError(422, { detail: [{ msg: 'No place' }, { loc: ['body', 0], msg: 'A number' }, 'odd'] }),
      new ApiError(500, undefined),
      new Error('offline'),
    ]) {
      expect(fieldErrorsOf(error)).toEqual({});
    }
  });
});
