import type { Fault } from '@launchyard/contract/kit';

/** Ends the request with a fault of that code and these words. */
export class FaultError extends Error {
  override name = 'FaultError';
  readonly code: Fault['code'];
  constructor(code: Fault['code'], message: string) {
    super(message);
    this.code = code;
  }
}
