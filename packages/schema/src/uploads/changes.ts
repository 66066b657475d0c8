import type { Event } from '@launchyard/contract/events';
import { uploadGet, uploadList, type Upload as UploadRow } from '@launchyard/contract/uploads';
import { MAX_PAGE } from '@launchyard/domain/kit';
import { isFinal, UPLOAD_STATES } from '@launchyard/domain/uploads';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { badUserInput } from '../kit/errors.ts';
import { askableId } from '../kit/ids.ts';
import { liveChanges, type Change } from '../kit/live-changes.ts';
import { owned } from '../kit/scope.ts';
import type { Upload } from './upload.ts';

export type UploadChange = Change<Upload>;

interface Question {
  /** The cursor of the last change seen. */
  after: string | null | undefined;
  /** Only this upload. */
  id?: string;
}

/** With more running uploads than this, the subscriber reloads the list. */
const MAX_RUNNING = 500;

const RUNNING = UPLOAD_STATES.filter((state) => !isFinal(state));

/** The changes of uploads in the account that the subscription acts in. Throws BAD_USER_INPUT also for an upload that is not there. */
export async function uploadChanges(
  context: Context,
  { after, id }: Question,
): Promise<AsyncIterableIterator<UploadChange>> {
  return liveChanges<Upload>(context, {
    name: `uploads ${id ?? ''}`,
    after,
    async open(account, isResumed) {
      if (id === undefined && isResumed) return [];
      const running =
        id === undefined ? await runningUploads(context, account.id) : [await oneUpload(context, account.id, id)];
      return isResumed ? [] : running.map((row) => row && owned(account, row));
    },
    told(event: Event, account) {
      if (event.type !== 'upload.changed' || (id !== undefined && event.upload.id !== id)) return undefined;
      return owned(account, event.upload);
    },
  });
}

async function oneUpload(context: Context, account: string, id: string): Promise<UploadRow> {
  const uploadIds = [askableId('upload', id)];
  const [upload] = (await read(context, uploadGet, { uploadIds }, account)).uploads;
  if (!upload) throw badUserInput('The account has no such upload.');
  return upload;
}

/** Ends with null when there are more. */
async function runningUploads(context: Context, account: string): Promise<Array<UploadRow | null>> {
  const uploads: Array<UploadRow | null> = [];
  let after: string | undefined;
  do {
    const page = await read(context, uploadList, { states: RUNNING, first: MAX_PAGE, after }, account);
    uploads.push(...page.edges.map((edge) => edge.node));
    after = page.hasNextPage ? page.edges.at(-1)?.cursor : undefined;
  } while (after !== undefined && uploads.length < MAX_RUNNING);
  return after === undefined ? uploads : [...uploads, null];
}
