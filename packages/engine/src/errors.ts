/** Why a job ended without a document. */
export type EngineErrorCode =
  | 'image-unreadable'
  | 'no-text-found'
  | 'language-data-missing'
  | 'pair-unavailable'
  | 'wrong-language'
  | 'translation-failed'
  | 'cancelled';

/** A failure that the user can be told of: `message` says what happened, why, and what to do. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly code: EngineErrorCode;

  constructor(code: EngineErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
