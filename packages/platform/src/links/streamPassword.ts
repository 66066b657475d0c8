import { STREAM_PASSWORD_LENGTH } from '@launchyard/domain/configs';
import {
  LINK_PASSWORD_WINDOW_SECONDS as windowSeconds,
  WRONG_LINK_PASSWORDS_PER_ADDRESS,
  WRONG_LINK_PASSWORDS_PER_LINK,
} from '@launchyard/domain/links';
import type { Deps } from '../kit/deps.ts';
import { isPassword } from '../kit/passwords.ts';
import { giveBack, secondsUntilFree, takeAttempt } from '../session/attempts.ts';
import { perAddress } from '../session/limited.ts';
import type { OpenVisit } from './stream.ts';

export type Guess = { kind: 'right' } | { kind: 'wrong' } | { kind: 'throttled'; waitSeconds: number };

/**
 * Compares what a viewer typed. Wrong ones are counted for the link and for the viewer's address; past either
 * limit nothing is compared until the oldest of them is long enough ago.
 */
export async function guessPassword(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { linkId, settings }: OpenVisit,
  clientAddress: string,
  password: string,
): Promise<Guess> {
  const now = clock();
  const limits = [
    { kind: 'link password', subject: linkId, most: WRONG_LINK_PASSWORDS_PER_LINK, windowSeconds },
    perAddress('link password', clientAddress, WRONG_LINK_PASSWORDS_PER_ADDRESS, windowSeconds),
  ];
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, now, limits));
  if (!taken) return { kind: 'throttled', waitSeconds: await secondsUntilFree(database.sql, now, limits) };
  const isRight =
    password.length <= STREAM_PASSWORD_LENGTH.most &&
    (await isPassword(password, settings.passwordHash).catch(async (error: unknown) => {
      // Nobody has looked at the password: it was no guess.
      await giveBack(database.sql, taken);
      throw error;
    }));
  if (!isRight) return { kind: 'wrong' };
  await giveBack(database.sql, taken);
  return { kind: 'right' };
}
