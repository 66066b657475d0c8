import { createHmac, randomInt } from 'node:crypto';
import type { z } from 'zod';
import type { pendingSignUp } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { CODE_AGAIN_SECONDS, CODE_DIGITS, CODE_SECONDS } from '@launchyard/domain/session';
import { secondsAfter } from '../../kit/clock.ts';
import type { Deps } from '../../kit/deps.ts';
import type { Jobs } from '../../kit/jobs.ts';
import { instant } from '../../kit/present.ts';
import type { signUps } from '../../tables/session.ts';

export type SignUpRow = typeof signUps.$inferSelect;

export interface SignUpDeps extends Deps {
  jobs: Jobs;
  config: { signingSecret: string };
}

export const makeCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');

/**
 * The stored hash of a code. Bound to its sign-up (a UUID) and keyed: there are only a million codes, so reading the
 * database without the secret must not allow trying them all.
 */
export const hashCode = (secret: string, signUpId: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`code\n${signUpId}\n${code}`).digest();

export function presentSignUp({ id, email, codeSentAt }: SignUpRow): z.input<typeof pendingSignUp> {
  return {
    id: formatId('signUp', id),
    email,
    expiresAt: instant(secondsAfter(codeSentAt, CODE_SECONDS)),
    canSendAgainAt: instant(secondsAfter(codeSentAt, CODE_AGAIN_SECONDS)),
  };
}
