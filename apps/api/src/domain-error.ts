import {
  problemOfIssue,
  type ErrorCode,
  type ErrorParameters,
  type FieldError,
  type ImageRefusal,
} from '@palimpsest/contract';

export interface DomainErrorOptions extends ErrorOptions {
  /** Time after which another try may succeed, in seconds. */
  retryAfter?: number | undefined;
  /** The numbers that the sentence names. */
  parameters?: ErrorParameters | undefined;
  /** Why texts were not translated. */
  refusal?: ImageRefusal | undefined;
}

/** The refusal of a request: a code for programs, and a sentence or fields for the caller. The contract maps codes to HTTP statuses. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: ErrorCode;
  /** A sentence, or the refused fields. */
  readonly detail: string | FieldError[];
  readonly retryAfter: number | undefined;
  readonly parameters: ErrorParameters | undefined;
  readonly refusal: ImageRefusal | undefined;

  constructor(
    code: ErrorCode,
    detail: string | FieldError[],
    { retryAfter, parameters, refusal, ...options }: DomainErrorOptions = {},
  ) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; '), options);
    this.code = code;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.parameters = parameters;
    this.refusal = refusal;
  }
}

/** The problem of a field, found by a schema or another check. @param message a code of the contract, or a sentence */
export function fieldError(loc: FieldError['loc'], message: string, type: string): FieldError {
  const { code, sentence } = problemOfIssue({ message });
  return { loc, msg: sentence, type, ...(code === message && { code }) };
}

/** The refusal of one field of the request body. @param message a code of the contract, or a sentence */
export function refusedField(field: string, message: string, type: string): DomainError {
  return new DomainError('invalid_fields', [fieldError(['body', field], message, type)]);
}
