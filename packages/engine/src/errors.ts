import type { ImageRefusal, RefusalCode, RefusalDetails } from '@palimpsest/contract';

/** Why a job ended without a document. */
export type EngineErrorCode = RefusalCode | 'cancelled';

export interface EngineErrorOptions extends ErrorOptions {
  /** Names and numbers of the message. */
  details?: RefusalDetails;
  /** Whether a translator could not take these very texts, so that it may translate others. @default false */
  concernsText?: boolean;
}

/** A failure that the user can be told of: `message` says what happened, why, and what to do. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;
  readonly details: RefusalDetails;
  readonly concernsText: boolean;

  constructor(
    code: EngineErrorCode,
    message: string,
    { details = {}, concernsText = false, ...options }: EngineErrorOptions = {},
  ) {
    super(message, options);
    this.code = code;
    this.details = details;
    this.concernsText = concernsText;
  }

  /** The failure without its sentence, for whoever says it in another language; undefined where the job was cancelled. */
  get refusal(): ImageRefusal | undefined {
    return this.code === 'cancelled' ? undefined : { code: this.code, ...this.details };
  }
}
