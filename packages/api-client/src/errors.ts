import {
  problemSentence,
  refusalCodes,
  type ImageProcess,
  type OwnProblem,
  type Problem,
  type SaidProblem,
} from '@palimpsest/contract';

/** An error that can be shown to the user in their language. `message` is the sentence in English. */
export class ProblemError extends Error {
  override readonly name: string = 'ProblemError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problemSentence(problem), options);
    this.problem = problem;
  }
}

/** The server answered outside 200–299. */
export class ApiError extends ProblemError {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The parsed JSON of the answer, its plain text, or undefined when it was empty. */
  readonly body: unknown;

  constructor(status: number, body: unknown) {
    super(problemOfAnswer(status, body));
    this.status = status;
    this.body = body;
  }
}

/** The request got no answer: no connection, a refused connection, or a refused origin. `cause` is what fetch threw. */
export class NetworkError extends ProblemError {
  override readonly name = 'NetworkError';

  constructor(cause: unknown) {
    super({ code: 'network' }, { cause });
  }
}

/** The server answered 200–299 with a body that does not fit the contract. `cause` names the fields. */
export class ResponseShapeError extends ProblemError {
  override readonly name = 'ResponseShapeError';

  constructor(call: string, cause: unknown) {
    super({ code: 'unexpected_answer', parameters: { call } }, { cause });
  }
}

/** The call needs a signed-in user and no token is stored. */
export class AuthenticationRequiredError extends ProblemError {
  override readonly name = 'AuthenticationRequiredError';

  constructor(action: string) {
    super({ code: 'authentication_required', parameters: { action } });
  }
}

/** An entry of an answer's `detail` list: one refused field and its problem. */
interface FieldEntry {
  loc: unknown;
  problem: SaidProblem;
}

/** The code of problems that name none. No language has words for it, so the problem's own sentence is shown. */
const other = 'other';

const nonEmpty = (value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined);

/** A field of a value that may be anything; undefined where there is none. */
const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;

/** The strings and numbers of an object; other values are left out. */
function parametersOf(value: unknown): Record<string, string | number> {
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : [];
  return Object.fromEntries(
    entries.filter(([, each]) => typeof each === 'string' || Number.isFinite(each)) as [string, string | number][],
  );
}

/** The fields that an answer's `detail` names; none where it is no list. */
function fieldEntriesOf(body: unknown): FieldEntry[] {
  const detail = fieldOf(body, 'detail');
  if (!Array.isArray(detail)) return [];
  return detail.flatMap((entry) => {
    const sentence = nonEmpty(fieldOf(entry, 'msg'));
    if (sentence === undefined) return [];
    return { loc: fieldOf(entry, 'loc'), problem: { code: nonEmpty(fieldOf(entry, 'code')) ?? other, sentence } };
  });
}

function mentionsEmail(location: unknown): boolean {
  return (Array.isArray(location) ? location : [location]).some(
    (part) => typeof part === 'string' && part.toLowerCase().includes('email'),
  );
}

/** The problem in an answer's `detail`: that of a refused e-mail, else that of the first refused field, or the sentence itself. */
function problemOfDetail(body: unknown): SaidProblem | undefined {
  const sentence = nonEmpty(fieldOf(body, 'detail'));
  if (sentence !== undefined) return { code: other, sentence };
  const entries = fieldEntriesOf(body);
  return (entries.find(({ loc }) => mentionsEmail(loc)) ?? entries[0])?.problem;
}

/** The reason that an answer gives for texts that were not translated, if this version knows it; else the answer's own code. */
function codeOf(body: unknown): Pick<SaidProblem, 'code' | 'parameters'> {
  const refusal = parametersOf(fieldOf(body, 'refusal'));
  const { code, ...parameters } = refusal;
  if (refusalCodes.some((known) => known === code)) return { code: String(code), parameters };
  return { code: nonEmpty(fieldOf(body, 'code')) ?? other, parameters: parametersOf(fieldOf(body, 'parameters')) };
}

/**
 * The problem of an answer outside 200–299. Its sentence is the first that is there of: the detail list (the entry whose location mentions
 * email, else the first), the detail sentence, the message, the plain body, the transport's own words.
 */
function problemOfAnswer(status: number, body: unknown): Problem {
  const said = problemOfDetail(body);
  if (said && said.code !== other) return said;
  const sentence = said?.sentence ?? nonEmpty(fieldOf(body, 'message')) ?? nonEmpty(body);
  const transport = { code: 'status', parameters: { status: String(status) } } as const;
  const answered = codeOf(body);
  if (sentence === undefined && answered.code === other) return transport;
  return { ...answered, sentence: sentence ?? problemSentence(transport) };
}

/** The problem of anything that was thrown; undefined if it has no words at all. */
export function problemOf(error: unknown): Problem | undefined {
  if (error instanceof ProblemError) return error.problem;
  const sentence = extractErrorText(error);
  return sentence === undefined ? undefined : { code: other, sentence };
}

/** The problem that another problem reports. */
export function rootProblem(problem: Problem): Problem {
  return problem.detail ? rootProblem(problem.detail) : problem;
}

/** The problem of the first field that the server refused; undefined if it names none. */
export function firstFieldProblem(error: unknown): Problem | undefined {
  return error instanceof ApiError ? fieldEntriesOf(error.body)[0]?.problem : undefined;
}

/** The problems of single fields that the server refused (422), by the field's name; empty for every other error. */
export function fieldProblemsOf(error: unknown): Record<string, Problem> {
  const entries = error instanceof ApiError ? fieldEntriesOf(error.body) : [];
  return Object.fromEntries(
    entries.flatMap(({ loc, problem }) => {
      const name: unknown = Array.isArray(loc) ? loc.at(-1) : undefined;
      return typeof name === 'string' ? [[name, problem]] : [];
    }),
  );
}

/** The words in English of anything that was thrown, for reports; undefined when there are none at all. */
export function extractErrorText(error: unknown): string | undefined {
  return nonEmpty(error instanceof Error ? error.message : error);
}

const formProblems = {
  login: { failed: { code: 'login_failed' }, refused: { code: 'login_refused' } },
  signup: { failed: { code: 'signup_failed' }, refused: { code: 'signup_refused' } },
  google: { failed: { code: 'google_failed' }, refused: { code: 'google_refused' } },
} as const;

/** The problem that a form shows: the given one, unless it has no words or its sentence only names the status 422. */
export function formProblem(error: unknown, form: keyof typeof formProblems): Problem {
  const problem = problemOf(error);
  if (!problem) return formProblems[form].failed;
  return problemSentence(problem).includes('422') ? formProblems[form].refused : problem;
}

/** The problem in `detail` if the server answered, else that of the thrown error, else undefined. */
export function failureDetail(error: unknown): Problem | undefined {
  if (error instanceof ApiError && !problemOfDetail(error.body)) return { code: 'unknown_server_error' };
  return problemOf(error);
}

type Failed = Pick<ImageProcess, 'error_message' | 'failure_code' | 'refusal'>;

/** The reason why a process failed; undefined if the server does not say. */
export function failureOf({ error_message: sentence, failure_code: code, refusal }: Failed): Problem | undefined {
  if (!sentence) return undefined;
  const { code: reason, ...details } = refusal ?? {};
  return { code: reason ?? code ?? other, parameters: parametersOf(details), sentence };
}

/** The problem of a process that ended as failed. */
export const processProblem = (process: Failed): OwnProblem => ({ code: 'process_failed', detail: failureOf(process) });

/** Whether a call ended because its own AbortSignal fired. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
