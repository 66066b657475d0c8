import { triesAgain, type RefusalCode, type Trouble } from '@launchyard/domain/kit';

/** `HTTP_…` is what a store answered a part with. */
export interface CallRefusal {
  code: RefusalCode | `HTTP_${number}`;
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
  readonly code: Trouble['code'] | undefined;
  constructor(code?: Trouble['code'], options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
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

/** What to reject with for what came in place of an answer: what no later try changes, what has a time of its own, or `cause` as it is. */
export function asRejection(troubles: readonly Trouble[], cause: unknown): unknown {
  const leastSeconds = triesAgain(troubles);
  if (leastSeconds === null) return new AccessEnded(troubles[0]?.code, { cause });
  return leastSeconds > 0 ? new AskedTooOften(leastSeconds, { cause }) : cause;
}

/** How long must be waited at the least after a rejection, in milliseconds. */
export const leastWaitMs = (error: unknown): number =>
  error instanceof AskedTooOften ? error.retryAfterSeconds * 1000 : 0;

/** The file is not the one any more that was chosen, or is not there any more. */
export class FileGone extends Error {
  override name = 'FileGone';
  readonly why: 'changed' | 'gone';
  constructor(why: 'changed' | 'gone') {
    super(`The file is ${why}`);
    this.why = why;
  }
}
