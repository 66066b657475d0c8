import { Refused } from '@launchyard/contract/kit';
import type { Violation } from '@launchyard/domain/kit';

/** Ends the request with these refusals. Within a transaction it undoes what was done. */
export function refuse(...violations: Violation[]): never {
  throw new Refused(violations);
}

/** Goes on only when a rule found nothing to refuse. */
export function refuseAny(violations: readonly Violation[]): void {
  if (violations.length > 0) throw new Refused(violations);
}
