import type { Violation } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import type { HashingTurn } from '../kit/passwords.ts';

/** Whose turn it is where passwords of configs are hashed. */
export const turnOf = ({ account }: Pick<Caller, 'account'>): HashingTurn => ({ lane: 'configs', owner: account.id });

/** For calls that take a password beside what they do: a refusal of it is about that field, not about one among settings. */
export const besideSettings = (violation: Violation): Violation =>
  violation.field[1] === 'password' ? { ...violation, field: ['password'] } : violation;

/** An input as its idempotency key remembers it: that a password was given, never which. */
export const withoutPassword = (input: { password?: string | null | undefined }): object => ({
  ...input,
  password: typeof input.password,
});
