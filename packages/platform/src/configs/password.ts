import { checkStreamPassword } from '@launchyard/domain/configs';
import type { Violation } from '@launchyard/domain/kit';
import { hashPassword } from '../kit/passwords.ts';
import { refuseAny } from '../kit/refuse.ts';

/** The hash of a password that is being set, or undefined when none is. Takes some 40 ms: call it before the transaction. */
export async function hashGiven(
  password: string | null | undefined,
  locate: (violation: Violation) => Violation = (violation) => violation,
): Promise<string | undefined> {
  if (password === undefined || password === null || password === '') return undefined;
  refuseAny(checkStreamPassword(password).map(locate));
  return hashPassword(password);
}

/** For calls that take a password beside what they do: a refusal of it is about that field, not about one among settings. */
export const besideSettings = (violation: Violation): Violation =>
  violation.field[1] === 'password' ? { ...violation, field: ['password'] } : violation;

/** An input as its idempotency key remembers it: that a password was given, never which. */
export const withoutPassword = (input: { password?: string | null }): object => ({
  ...input,
  password: typeof input.password,
});
