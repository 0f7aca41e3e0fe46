import {
  problemOfIssue,
  type ErrorCode,
  type ErrorParameters,
  type FieldError,
  type ImageRefusal,
} from '@palimpsest/contract';

export interface DomainErrorOptions extends ErrorOptions {
  /** In how many seconds another try may succeed. */
  retryAfter?: number | undefined;
  /** The numbers of the sentence. */
  parameters?: ErrorParameters | undefined;
  /** Why texts were not translated. */
  refusal?: ImageRefusal | undefined;
}

/** A request that is not granted: a code for programs, and what the caller is told. What a code means in HTTP stands in the contract. */
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

/** A field with what a schema, or a check beside it, says of it: a code of the contract, or a sentence. */
export function fieldError(loc: FieldError['loc'], message: string, type: string): FieldError {
  const { code, sentence } = problemOfIssue({ message });
  return { loc, msg: sentence, type, ...(code === message && { code }) };
}

/** One field of the request body that cannot be used. @param message a code of the contract, or a sentence */
export function refusedField(field: string, message: string, type: string): DomainError {
  return new DomainError('invalid_fields', [fieldError(['body', field], message, type)]);
}
