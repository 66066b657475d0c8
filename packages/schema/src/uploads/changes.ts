import { eventsSince, type Event } from '@launchyard/contract/events';
import { uploadGet, uploadList, type Upload as UploadRow } from '@launchyard/contract/uploads';
import { MAX_PAGE } from '@launchyard/domain/kit';
import { isFinal, UPLOAD_STATES } from '@launchyard/domain/uploads';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { badUserInput } from '../kit/errors.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { stoppable } from '../kit/stoppable.ts';
import type { Upload } from './upload.ts';

/** A change of an upload, or with null the word that too much was missed to be told one by one. `number` is that of the event. */
export interface Change {
  number: number;
  upload: Upload | null;
}

interface Question {
  /** The cursor of the last change seen. */
  after: string | null | undefined;
  /** Only this upload. */
  id?: string;
}

/** More running uploads than these are not told one by one: the subscriber reads the list. */
const MAX_RUNNING = 500;

const RUNNING = UPLOAD_STATES.filter((state) => !isFinal(state));

/**
 * The changes of uploads in the account that the subscription acts in, without gap or duplicate. Everything that can fail or be refused is
 * asked before this resolves; the iterator only waits. Throws BAD_USER_INPUT for a malformed cursor or an upload that is not there.
 */
export async function uploadChanges(context: Context, { after, id }: Question): Promise<AsyncIterableIterator<Change>> {
  const from = parseCursor(after);
  const begun = await read(context, eventsSince, {});
  const { listener } = begun;
  const account = { id: listener.accountId, standing: listener.standing };
  let live = context.live.listen(listener);
  const stop = new AbortController();
  const release = async () => {
    stop.abort();
    await live.return?.();
  };

  // Listening has begun: whatever is committed from here on comes by `live`, and whatever came before is asked for now. What comes both
  // ways is told once, because numbers only rise.
  let seen = from ?? begun.newest;
  const opening: Change[] = [];
  try {
    const missed = await missedSince(seen);
    opening.push(...missed);
    if (id !== undefined) await openWithOne(id);
    else if (from === null) await openWithRunning();
  } catch (error) {
    await release();
    throw error;
  }
  return stoppable(follow(), release);

  function change(number: number, row: UploadRow): Change {
    return { number, upload: owned(account, row) };
  }

  async function missedSince(number: number): Promise<Change[]> {
    const { newest, missed, resync } = await read(context, eventsSince, { after: number });
    // A cursor from the future was given by a database that a backup has replaced since.
    if (resync || number > newest) {
      seen = newest;
      return [{ number: newest, upload: null }];
    }
    return missed.flatMap(told);
  }

  async function openWithRunning(): Promise<void> {
    const { uploads, hasMore } = await runningUploads(context, account.id);
    opening.push(...uploads.map((row) => change(seen, row)));
    if (hasMore) opening.push({ number: seen, upload: null });
  }

  async function openWithOne(uploadId: string): Promise<void> {
    const uploadIds = [askableId('upload', uploadId)];
    const [upload] = (await read(context, uploadGet, { uploadIds }, account.id)).uploads;
    if (!upload) throw badUserInput('The account has no such upload.');
    if (from === null) opening.push(change(seen, upload));
  }

  /** What an event has to tell this subscriber: one change or none. Also moves `seen` on. */
  function told(event: Event): Change[] {
    if (event.type !== 'upload.changed' || event.accountId !== account.id || event.number <= seen) return [];
    seen = event.number;
    return id === undefined || event.upload.id === id ? [change(event.number, event.upload)] : [];
  }

  async function* follow(): AsyncGenerator<Change, undefined> {
    yield* opening;
    while (!stop.signal.aborted) {
      if (live.behind) {
        yield await listenAnew();
        continue;
      }
      const { done, value } = await live.next();
      // With events dropped this one may not be the next any more; reading the lists again covers it.
      if (live.behind) continue;
      if (done) return;
      yield* told(value);
    }
  }

  /** Too slow: begins to listen anew and has the right to listen confirmed, since an end of it may be among what was dropped. */
  async function listenAnew(): Promise<Change> {
    const slow = live;
    live = context.live.listen(listener);
    await slow.return?.();
    const { newest } = await read(context, eventsSince, { after: seen });
    seen = newest;
    return { number: newest, upload: null };
  }
}

async function runningUploads(context: Context, account: string): Promise<{ uploads: UploadRow[]; hasMore: boolean }> {
  const uploads: UploadRow[] = [];
  let after: string | undefined;
  do {
    const page = await read(context, uploadList, { states: RUNNING, first: MAX_PAGE, after }, account);
    uploads.push(...page.edges.map((edge) => edge.node));
    after = page.hasNextPage ? page.edges.at(-1)?.cursor : undefined;
  } while (after !== undefined && uploads.length < MAX_RUNNING);
  return { uploads, hasMore: after !== undefined };
}

/** A cursor is the number of an event in decimal digits. */
function parseCursor(after: string | null | undefined): number | null {
  if (after === null || after === undefined) return null;
  const number = /^(0|[1-9][0-9]*)$/.test(after) ? Number(after) : NaN;
  if (!Number.isSafeInteger(number)) throw badUserInput('`after` is not a cursor that was given.');
  return number;
}
