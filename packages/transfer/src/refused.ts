import { triesAgain, type RefusalCode, type Trouble } from '@launchyard/domain/kit';

/** `HTTP_…` is the status with which a store refused a part. */
export interface CallRefusal {
  code: RefusalCode | `HTTP_${number}`;
  message: string;
}

/** The services refused to continue; the customer can put it right. */
export class TransferRefused extends Error {
  override name = 'TransferRefused';
  readonly refusal: CallRefusal;
  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** An ended session or a revoked key: a retry changes nothing. */
export class AccessEnded extends Error {
  override name = 'AccessEnded';
  readonly code: Trouble['code'] | undefined;
  constructor(code?: Trouble['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Rate limited: the services say when they answer again, in seconds. */
export class AskedTooOften extends Error {
  override name = 'AskedTooOften';
  readonly retryAfterSeconds: number;
  constructor(retryAfterSeconds: number, options?: ErrorOptions) {
    super(`Retry in ${retryAfterSeconds} s`, options);
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The rejection for a failed request: permanent, with a delay of its own, or `cause` unchanged. */
export function asRejection(troubles: readonly Trouble[], cause: unknown): unknown {
  const leastSeconds = triesAgain(troubles);
  if (leastSeconds === null) return new AccessEnded(troubles[0]?.code, { cause });
  return leastSeconds > 0 ? new AskedTooOften(leastSeconds, { cause }) : cause;
}

/** The minimum delay after a rejection, in milliseconds. */
export const leastWaitMs = (error: unknown): number =>
  error instanceof AskedTooOften ? error.retryAfterSeconds * 1000 : 0;

/** The chosen file has changed or is gone. */
export class FileGone extends Error {
  override name = 'FileGone';
  readonly why: 'changed' | 'gone';
  constructor(why: 'changed' | 'gone') {
    super(`The file is ${why}`);
    this.why = why;
  }
}
