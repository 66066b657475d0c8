import { Refused } from '@launchyard/contract/kit';
import type { Violation } from '@launchyard/domain/kit';

/** Ends the request with these refusals. Within a transaction it rolls back. */
export function refuse(...violations: Violation[]): never {
  throw new Refused(violations);
}

/** Throws if a rule found something to refuse. */
export function refuseAny(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new Refused(violations);
}
