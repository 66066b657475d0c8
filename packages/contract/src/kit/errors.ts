import type { Violation } from '@launchyard/domain/kit';
import type { Fault } from './refusal.ts';

/** A call was refused, and the customer can put it right. Carries the refusals as the services returned them. */
export class Refused extends Error {
  override name = 'Refused';
  readonly violations: readonly Violation[];
  constructor(violations: readonly Violation[]) {
    super(violations.map((each) => each.code).join(', '));
    this.violations = violations;
  }
}

interface FailedOptions extends ErrorOptions {
  retryAfterSeconds?: number | undefined;
  isTheirs?: boolean;
}

/**
 * A call failed, and the customer cannot put it right or must not see why. `service` names the area, never an address.
 */
export class Failed extends Error {
  override name = 'Failed';
  readonly code: Fault['code'];
  readonly service: string;
  readonly retryAfterSeconds: number | undefined;
  /** Whether the service answered that it failed: it has logged why. */
  readonly isTheirs: boolean;
  constructor(code: Fault['code'], service: string, options: FailedOptions = {}) {
    super(`${service}: ${code}`, options);
    this.code = code;
    this.service = service;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.isTheirs = options.isTheirs ?? false;
  }
}
