import { eventsSince, type Event } from '@launchyard/contract/events';
import { read } from './calls.ts';
import type { Context } from './context.ts';
import { badUserInput } from './errors.ts';
import type { Scope } from './scope.ts';
import { stoppable } from './stoppable.ts';

/**
 * A change as it is told, or with null the word that the lists are to be read again. `number` is that of the event. As it happens, callers
 * with equal rights who ask the same are told by one and the same object: what is worked out from it alone is true for all of them.
 */
export interface Change<T> {
  number: number;
  value: T | null;
}

/** The result of `told`: the change, null when the lists must be reloaded, or undefined when the event is not for this subscriber. */
type Told<T> = T | null | undefined;

interface Question<T> {
  /** The name of the subscription with its arguments: equal names get equal changes. */
  name: string;
  /** The cursor of the last change seen. */
  after: string | null | undefined;
  /** The initial changes; `isResumed` when there is a cursor. May refuse. Null means too many to send one by one. */
  open: (account: Scope, isResumed: boolean) => Promise<ReadonlyArray<T | null>>;
  /** The change that an event of the account stands for. */
  told: (event: Event, account: Scope) => Told<T>;
}

/**
 * Changes in the account that the subscription acts in, without gap or duplicate. Everything that can fail or be refused is asked before
 * this resolves; the iterator only waits. Throws BAD_USER_INPUT for a malformed cursor, and what `open` throws.
 */
export async function liveChanges<T>(
  context: Context,
  question: Question<T>,
): Promise<AsyncIterableIterator<Change<T>>> {
  const from = parseCursor(question.after);
  const begun = await read(context, eventsSince, {});
  const { listener } = begun;
  let account = { id: listener.accountId, grant: listener.grant };
  let live = context.live.listen(listener);
  let asked = JSON.stringify([question.name, account]);
  const stop = new AbortController();
  const release = async () => {
    stop.abort();
    await live.return?.();
  };

  // Listening has begun: whatever is committed from here on comes by `live`, and whatever came before is asked for now. What comes both
  // ways is told once, because numbers only rise.
  let seen = from ?? begun.newest;
  const opening: Change<T>[] = [];
  try {
    opening.push(...(await missedSince(seen)));
    const first = await question.open(account, from !== null);
    opening.push(...first.map((value) => ({ number: seen, value })));
  } catch (error) {
    await release();
    throw error;
  }
  return stoppable(follow(), release);

  async function missedSince(number: number): Promise<Change<T>[]> {
    const { newest, missed, resync } = await read(context, eventsSince, { after: number });
    // A cursor from the future comes from a database that was replaced by a backup.
    if (resync || number > newest) {
      seen = newest;
      return [{ number: newest, value: null }];
    }
    return missed.flatMap(tell);
  }

  /** The change of an event for this subscriber, if any. Also advances `seen`. */
  function tell(event: Event): Change<T>[] {
    if (!('accountId' in event) || event.accountId !== account.id || event.number <= seen) return [];
    const change = toldOnce(event, asked, () => {
      const value = question.told(event, account);
      return value === undefined ? null : { number: event.number, value };
    });
    if (change) seen = event.number;
    return change ? [change] : [];
  }

  async function* follow(): AsyncGenerator<Change<T>, undefined> {
    yield* opening;
    while (!stop.signal.aborted) {
      if (live.behind) {
        yield await listenAnew();
        continue;
      }
      const { done, value } = await live.next();
      // Events were dropped, so this may not be the next one; reloading the lists covers it.
      if (live.behind) continue;
      if (done) return;
      yield* tell(value);
    }
  }

  /**
   * Too slow, or with other rights: subscribes again with the rights of now, because their change or end may be among
   * the dropped events.
   */
  async function listenAnew(): Promise<Change<T>> {
    await live.return?.();
    const { listener: renewed } = await read(context, eventsSince, {});
    account = { id: renewed.accountId, grant: renewed.grant };
    asked = JSON.stringify([question.name, account]);
    live = context.live.listen(renewed);
    const { newest } = await read(context, eventsSince, { after: seen });
    seen = newest;
    return { number: newest, value: null };
  }
}

const tellings = new WeakMap<Event, Map<string, Change<unknown> | null>>();

/** Creates the change of an event once for all subscribers with equal questions and rights. */
function toldOnce<T>(event: Event, asked: string, make: () => Change<T> | null): Change<T> | null {
  const made = tellings.get(event) ?? new Map<string, Change<unknown> | null>();
  tellings.set(event, made);
  if (!made.has(asked)) made.set(asked, make());
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- questions of one name tell of one type
  return (made.get(asked) ?? null) as Change<T> | null;
}

/** A cursor is the number of an event in decimal digits. */
function parseCursor(after: string | null | undefined): number | null {
  if (after === null || after === undefined) return null;
  const number = /^(0|[1-9][0-9]*)$/.test(after) ? Number(after) : NaN;
  if (!Number.isSafeInteger(number)) throw badUserInput('`after` is not a cursor that was given.');
  return number;
}
