import { FAULT } from '@launchyard/domain/kit';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { addressSubject } from '@launchyard/domain/session';
import { createTurns } from '@launchyard/process/turns';
import type { ClaimedCaller } from '../access/caller.ts';
import { codedError } from './error-codes.ts';

/** A panel with many windows that reconnects asks for some hundred subscriptions at once. */
const WAITING = { waitingPerOwner: 1_000, waitingInAll: 10_000 };

/** How long operations may occupy this process before everybody else’s turn: small ones go through in a row. */
const SLICE_MILLISECONDS = 2;

/**
 * Begins the operations of a good credential, or of an address without one, one after the other: reading, checking, and what
 * needs no call of the services occupy this process. However many connections a caller has, everybody else gets a turn
 * after two milliseconds of theirs, or after one operation that takes longer. `begin` resolves once an operation only
 * waits for the services, with a function that returns its result: those wait side by side. Throws RATE_LIMITED if too
 * many wait to begin.
 */
export type CallerTurns = <Result>(
  caller: ClaimedCaller,
  begin: () => Promise<() => Result | PromiseLike<Result>>,
) => Promise<Result>;

/** `isGood`: whether a credential is confirmed. Until then it is its address’s, or whoever makes up names has their turns. */
export function createCallerTurns(isGood: (token: string) => boolean): CallerTurns {
  /** When the operations of this turn of the event loop began. */
  let since: number | null = null;
  const turns = createTurns({ atOnce: Infinity, atOncePerOwner: 1, ...WAITING, refusal: tooManyWait });
  return ({ token, clientAddress }, begin) => {
    const owner = token !== undefined && isGood(token) ? token : `address ${addressSubject(clientAddress)}`;
    return new Promise((resolve, reject) => {
      const turn = turns.run(owner, async () => {
        if (since === null) {
          since = performance.now();
          setImmediate(() => (since = null));
        }
        try {
          const begun = await begin();
          resolve(begun());
        } catch (error) {
          // One that fails took its time, too.
          reject(error);
        }
        // What others have sent meanwhile is read before this caller’s next one begins.
        if (since !== null && performance.now() - since > SLICE_MILLISECONDS) await othersTurn();
      });
      turn.catch(reject);
    });
  };
}

const tooManyWait = () =>
  codedError(FAULT.RATE_LIMITED, 'Too many operations of this caller wait to begin. Send fewer at once.', {
    retryAfterSeconds: 1,
    http: { status: 429, headers: { 'retry-after': '1' } },
  });
