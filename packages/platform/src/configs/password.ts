import type { Violation } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import type { HashingTurn } from '../kit/passwords.ts';

/** The owner for the queue in which config passwords are hashed. */
export const turnOf = ({ account }: Pick<Caller, 'account'>): HashingTurn => ({ lane: 'configs', owner: account.id });

/** For calls with a separate password field: a refusal of the password is about that field, not about a setting. */
export const besideSettings = (violation: Violation): Violation =>
  violation.field[1] === 'password' ? { ...violation, field: ['password'] } : violation;

/** An input as its idempotency key stores it: whether a password was given, never which. */
export const withoutPassword = (input: { password?: string | null | undefined }): object => ({
  ...input,
  password: typeof input.password,
});
