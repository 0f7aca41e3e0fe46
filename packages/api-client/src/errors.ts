import {
  errorCodes,
  refusalCodes,
  type ErrorCode,
  type ErrorParameters,
  type ImageRefusal,
} from '@palimpsest/contract';

/** What users read when a request got no answer at all. */
export const networkErrorText = 'Network Error: Please check your internet connection or CORS configuration';

/** What stands in for the server's words when an answer outside 200–299 holds none. */
export const unknownServerErrorText = 'Unknown server error';

/** The server answered outside 200–299. `message` is the text to show, see {@link extractErrorText}. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed JSON of the answer, its plain text, or undefined when it was empty. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(textOfBody(body) ?? `Request failed with status code ${status}`);
    this.status = status;
    this.body = body;
  }
}

/** The request got no answer: no connection, a refused connection, or a refused origin. `cause` is what fetch threw. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super(networkErrorText, { cause });
  }
}

/** The server answered 200–299 with a body that does not fit the contract. `cause` names the fields. */
export class ResponseShapeError extends Error {
  override readonly name = 'ResponseShapeError';

  constructor(call: string, cause: unknown) {
    super(
      `The server's answer to ${call} is not what this version of the app expects. Reload the page and try again.`,
      {
        cause,
      },
    );
  }
}

/** The call needs a signed-in user and no token is stored. */
export class AuthenticationRequiredError extends Error {
  override readonly name = 'AuthenticationRequiredError';

  constructor(action: string) {
    super(`Authentication required to ${action}`);
  }
}

/** What a server says of one field that it refused. */
interface FieldEntry {
  loc: unknown;
  msg: string;
}

const nonEmpty = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A field of a value that may be anything; undefined where there is none. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The fields that an answer's `detail` names; none where it is no list. */
function fieldEntriesOf(detail: unknown): FieldEntry[] {
  if (!Array.isArray(detail)) return [];
  return detail.flatMap((entry) => {
    const msg = nonEmpty(fieldOf(entry, 'msg'));
    return msg === undefined ? [] : { loc: fieldOf(entry, 'loc'), msg };
  });
}

function mentionsEmail(location: unknown): boolean {
  return (Array.isArray(location) ? location : [location]).some(
    (part) => typeof part === 'string' && part.toLowerCase().includes('email'),
  );
}

/** The words of an answer's `detail`: of the refused field that is an e-mail, else of the first one, or the sentence itself. */
function textOfDetail(body: unknown): string | undefined {
  const detail = fieldOf(body, 'detail');
  const entries = fieldEntriesOf(detail);
  return nonEmpty(detail) ?? (entries.find(({ loc }) => mentionsEmail(loc)) ?? entries[0])?.msg;
}

/** What the server says of the first field that it refused; undefined where it names none. */
export function firstFieldText(error: unknown): string | undefined {
  return error instanceof ApiError ? fieldEntriesOf(fieldOf(error.body, 'detail'))[0]?.msg : undefined;
}

/** What the server says of single fields that it refused (422), by the field's name; empty for every other error. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const detail = error instanceof ApiError ? fieldOf(error.body, 'detail') : undefined;
  return Object.fromEntries(
    fieldEntriesOf(detail).flatMap(({ loc, msg }) => {
      const name: unknown = Array.isArray(loc) ? loc.at(-1) : undefined;
      return typeof name === 'string' ? [[name, msg]] : [];
    }),
  );
}

/** What a server refused with, for whoever says it in other words than its own. */
export interface Refusal {
  code: ErrorCode;
  /** The numbers of its sentence. */
  parameters?: ErrorParameters | undefined;
  /** Why texts were not translated. */
  reason?: ImageRefusal | undefined;
}

/** The numbers of an answer, unless one of them is none. */
function parametersOf(body: unknown): ErrorParameters | undefined {
  const parameters = fieldOf(body, 'parameters');
  if (typeof parameters !== 'object' || parameters === null) return undefined;
  return Object.values(parameters).every(Number.isFinite) ? parameters : undefined;
}

/** Why an answer says that texts were not translated, unless this version does not know the reason. */
function reasonOf(body: unknown): ImageRefusal | undefined {
  const refusal = fieldOf(body, 'refusal');
  return refusalCodes.some((known) => known === fieldOf(refusal, 'code')) ? (refusal as ImageRefusal) : undefined;
}

/** With what the server refused, also where another error was thrown for its answer; undefined where it gave no code. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof ApiError) {
    const code = errorCodes.find((known) => known === fieldOf(error.body, 'code'));
    return code && { code, parameters: parametersOf(error.body), reason: reasonOf(error.body) };
  }
  return error instanceof Error && error.cause !== undefined ? refusalOf(error.cause) : undefined;
}

function textOfBody(body: unknown): string | undefined {
  return textOfDetail(body) ?? nonEmpty(fieldOf(body, 'message')) ?? nonEmpty(body);
}

/**
 * The text to show for anything that a call threw. From an answer, the first that is there of: the detail list (the entry whose
 * location mentions email, else the first), the detail sentence, the message, the plain body, the transport's own words.
 * Without an answer, {@link networkErrorText}. Undefined when there are no words at all.
 */
export function extractErrorText(error: unknown): string | undefined {
  return nonEmpty(error instanceof Error ? error.message : error);
}

/** The texts of one form: what to show when an error has no words, and when all it says is that the input was refused. */
export interface FormErrorTexts {
  fallback: string;
  refused: string;
}

export const loginErrorTexts: FormErrorTexts = {
  fallback: 'An unexpected error occurred',
  refused: 'Invalid email or password',
};

export const signupErrorTexts: FormErrorTexts = {
  fallback: 'An unexpected error occurred during sign up',
  refused: 'Invalid input data',
};

export const googleErrorTexts: FormErrorTexts = {
  fallback: 'An unexpected error occurred during Google sign-in',
  refused: 'Invalid Google credentials',
};

/** The text for a form's error box: the extracted one, unless there is none or it only names the status 422. */
export function formErrorText(error: unknown, texts: FormErrorTexts): string {
  const text = extractErrorText(error);
  if (text === undefined) return texts.fallback;
  return text.includes('422') ? texts.refused : text;
}

/** The server's words when it answered, else the words of what was thrown, else undefined. */
export function failureDetail(error: unknown): string | undefined {
  if (error instanceof ApiError) return textOfDetail(error.body) ?? unknownServerErrorText;
  return extractErrorText(error);
}

/** Whether a call ended because its own AbortSignal fired. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
