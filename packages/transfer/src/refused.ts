import { isRateLimit, triesAgain, type RefusalCode, type Trouble } from '@launchyard/domain/kit';

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

/** The services, or something in front of them, say when they answer again, in seconds: rate limited, or down. */
export class AskLater extends Error {
  override name = 'AskLater';
  readonly reason: 'askedTooOften' | 'noAnswer';
  readonly retryAfterSeconds: number;
  constructor(reason: AskLater['reason'], retryAfterSeconds: number, options?: ErrorOptions) {
    super(`Retry in ${retryAfterSeconds} s`, options);
    this.reason = reason;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The rejection for a failed request: permanent, with a delay of its own, or `cause` unchanged. */
export function asRejection(troubles: readonly Trouble[], cause: unknown): unknown {
  const leastSeconds = triesAgain(troubles);
  if (leastSeconds === null) return new AccessEnded(troubles[0]?.code, { cause });
  if (leastSeconds === 0) return cause;
  const isLimited = troubles.some(({ code }) => isRateLimit(code));
  return new AskLater(isLimited ? 'askedTooOften' : 'noAnswer', leastSeconds, { cause });
}

/** The minimum delay after a rejection, in milliseconds. */
export const leastWaitMs = (error: unknown): number => (error instanceof AskLater ? error.retryAfterSeconds * 1000 : 0);

/** The chosen file has changed or is gone. */
export class FileGone extends Error {
  override name = 'FileGone';
  readonly why: 'changed' | 'gone';
  constructor(why: 'changed' | 'gone') {
    super(`The file is ${why}`);
    this.why = why;
  }
}
