import { uploadStuck, type Stuck } from '@launchyard/contract/upload-stuck';
import { uploadGet, uploadParts, uploadPlaces, type Upload } from '@launchyard/contract/uploads';
import { isFinal, type PartRange } from '@launchyard/domain/uploads';
import { batched } from '../kit/batched.ts';
import { read } from '../kit/calls.ts';
import type { Context } from '../kit/context.ts';
import { askableId } from '../kit/ids.ts';

const uploads = batched<string, Upload>(
  async (context, account, uploadIds) => (await read(context, uploadGet, { uploadIds }, account)).uploads,
);

const missingParts = batched<string, PartRange[]>(async (context, account, uploadIds) => {
  const reply = await read(context, uploadParts, { uploadIds }, account);
  return reply.uploads.map((each) => each && each.missing);
});

const places = batched<string, number>(
  async (context, account, uploadIds) => (await read(context, uploadPlaces, { uploadIds }, account)).places,
);

const stuck = batched<string, Stuck>(
  async (context, account, uploadIds) => (await read(context, uploadStuck, { uploadIds }, account)).stuck,
);

/** Why it is stuck, or null. Ended uploads are not requested. */
export const loadStuck = async (
  context: Context,
  account: string,
  { id, state }: Pick<Upload, 'id' | 'state'>,
): Promise<Stuck | null> => (isFinal(state) ? null : stuck(context, account, id));

/** One upload of the account, or null; batched within a list. */
export const loadUpload = (context: Context, account: string, id: string): Promise<Upload | null> =>
  uploads(context, account, askableId('upload', id));

/** The missing parts of an upload, or null when the upload no longer exists. */
export const loadMissingParts = (context: Context, account: string, id: string): Promise<PartRange[] | null> =>
  missingParts(context, account, id);

/** Its place in the line before the tests, or null when it does not stand there. Those that do not wait are not asked for. */
export const loadPlace = async (
  context: Context,
  account: string,
  { id, state }: Pick<Upload, 'id' | 'state'>,
): Promise<number | null> => (state === 'queued' ? places(context, account, id) : null);
