import { STREAM_PASSWORD_LENGTH } from '@launchyard/domain/configs';
import {
  LINK_PASSWORD_WINDOW_SECONDS as windowSeconds,
  WRONG_LINK_PASSWORDS,
  WRONG_LINK_PASSWORDS_PER_ADDRESS,
  WRONG_LINK_PASSWORDS_UNTIL_WARY,
  WRONG_LINK_PASSWORDS_WHEN_WARY,
} from '@launchyard/domain/links';
import { giveBack, secondsUntilFree, takeAttempt, type Limit, perAddress } from '../kit/attempts.ts';
import type { Deps } from '../kit/deps.ts';
import { isPassword } from '../kit/passwords.ts';
import type { OpenVisit } from './stream.ts';

export type Guess = { kind: 'right' } | { kind: 'wrong' } | { kind: 'throttled'; waitSeconds: number };

/**
 * Checks a viewer’s password. Failures are counted per link, per address and per combination; beyond a limit of the
 * address nothing is compared until the oldest failure has expired. A link that is guessed at from many addresses
 * allows fewer attempts for each.
 */
export async function guessPassword(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { linkId, accountId, settings }: OpenVisit,
  clientAddress: string,
  password: string,
): Promise<Guess> {
  const now = clock();
  const limits = limitsOf(linkId, clientAddress);
  const taken =
    (await database.sql.transaction((tx) => takeAttempt(tx, now, limits.usual))) ??
    (await database.sql.transaction((tx) => takeAttempt(tx, now, limits.wary)));
  if (!taken) {
    const waits = [limits.usual, limits.wary].map((each) => secondsUntilFree(database.sql, now, each));
    return { kind: 'throttled', waitSeconds: Math.min(...(await Promise.all(waits))) };
  }
  const isRight =
    password.length <= STREAM_PASSWORD_LENGTH.most &&
    (await isPassword(password, settings.passwordHash, { lane: 'viewers', owner: accountId }).catch(
      async (error: unknown) => {
        // The password was not compared, so it was not a guess.
        await giveBack(database.sql, taken);
        throw error;
      },
    ));
  if (!isRight) return { kind: 'wrong' };
  await giveBack(database.sql, taken);
  return { kind: 'right' };
}

/** The limits of a guess: the usual ones, and stricter ones once many guesses were made at the link. */
function limitsOf(linkId: string, clientAddress: string): Record<'usual' | 'wary', Limit[]> {
  const ofAddress = perAddress('link password', clientAddress, WRONG_LINK_PASSWORDS_PER_ADDRESS, windowSeconds);
  const ofBoth = { kind: 'link password both', subject: `${ofAddress.subject} ${linkId}`, windowSeconds };
  const ofLink = { kind: 'link password', subject: linkId, most: WRONG_LINK_PASSWORDS_UNTIL_WARY, windowSeconds };
  return {
    usual: [{ ...ofBoth, most: WRONG_LINK_PASSWORDS }, ofAddress, ofLink],
    wary: [{ ...ofBoth, most: WRONG_LINK_PASSWORDS_WHEN_WARY }, ofAddress],
  };
}
