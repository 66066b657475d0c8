export interface CallRefusal {
  code: string;
  message: string;
}

/** The services refused to go on: the customer's to solve. */
export class TransferRefused extends Error {
  override name = 'TransferRefused';
  readonly refusal: CallRefusal;
  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** A session that has ended, a key that does not count any more: asking again changes nothing. */
export class AccessEnded extends Error {
  override name = 'AccessEnded';
}

/** Asked too often: the services say when they answer again, in seconds. */
export class AskedTooOften extends Error {
  override name = 'AskedTooOften';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, options?: ErrorOptions) {
    super(`Ask again in ${retryAfterSeconds} s`, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

const FINAL_CODES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PANEL_OUTDATED',
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
]);

/** Whether no later try changes anything about a top-level error of the API with this code. */
export const isFinalCode = (code: unknown): boolean => typeof code === 'string' && FINAL_CODES.has(code);

/** The file is not the one any more that was chosen, or is not there any more. */
export class FileGone extends Error {
  override name = 'FileGone';
  readonly why: 'changed' | 'gone';
  constructor(why: 'changed' | 'gone') {
    super(`The file is ${why}`);
    this.why = why;
  }
}
