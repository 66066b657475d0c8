/** The payment provider does not answer, or not as it should. What was asked may have happened: ask again with the same key. */
export class PaymentsFault extends Error {
  override name = 'PaymentsFault';
  /** Whether the same call will fail again: the provider understood it, and refused. */
  readonly isFinal: boolean;
  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}
