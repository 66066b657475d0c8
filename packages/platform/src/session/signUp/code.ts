import { createHash, randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { pendingSignUp } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { CODE_AGAIN_SECONDS, CODE_DIGITS, CODE_SECONDS } from '@launchyard/domain/session';
import { secondsAfter } from '../../kit/clock.ts';
import { instant } from '../../kit/present.ts';
import type { signUps } from '../tables.ts';

export type SignUpRow = typeof signUps.$inferSelect;

export const makeCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/** Bound to its sign-up (a UUID): the same code of another one has another hash. */
export const hashCode = (signUpId: string, code: string): Buffer =>
  createHash('sha256').update(`${signUpId} ${code}`).digest();

export function presentSignUp({ id, email, codeSentAt }: SignUpRow): z.input<typeof pendingSignUp> {
  return {
    id: formatId('signUp', id),
    email,
    expiresAt: instant(secondsAfter(codeSentAt, CODE_SECONDS)),
    canSendAgainAt: instant(secondsAfter(codeSentAt, CODE_AGAIN_SECONDS)),
  };
}
