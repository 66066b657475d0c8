/** Of them, the same call may succeed later: with the right token, after a pause. */
const PASSING: ReadonlySet<number> = new Set([401, 403, 408, 429]);

/** The payment provider does not answer, or not as it should. What was asked may have happened: ask again with the same key. */
export class PaymentsFault extends Error {
  override name = 'PaymentsFault';
  /** Of the answer; null: there was none, or not one that we understand. */
  readonly status: number | null;
  constructor(message: string, { status = null, ...options }: ErrorOptions & { status?: number | null } = {}) {
    super(message, options);
    this.status = status;
  }

  /** Whether the same call will fail again: the provider understood it, and refused. */
  get isFinal(): boolean {
    return this.status !== null && this.status >= 400 && this.status < 500 && !PASSING.has(this.status);
  }
}
