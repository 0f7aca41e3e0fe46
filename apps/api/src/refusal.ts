import type { FieldError } from '@palimpsest/contract';

/** A request that is not granted: the HTTP status and what the caller is told. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly detail: string | FieldError[];
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, detail: string | FieldError[], headers: Record<string, string> = {}) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; '));
    this.status = status;
    this.detail = detail;
    this.headers = headers;
  }
}

/** A 422 about one field of the request body. */
export function refusedField(field: string, msg: string, type: string): Refusal {
  return new Refusal(422, [{ loc: ['body', field], msg, type }]);
}
