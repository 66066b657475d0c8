import { uploadGet, uploadParts, type Upload } from '@launchyard/contract/uploads';
import type { PartRange } from '@launchyard/domain/uploads';
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

/** One upload of the account, or null; those that a list asks for come with one call. */
export const loadUpload = (context: Context, account: string, id: string): Promise<Upload | null> =>
  uploads(context, account, askableId('upload', id));

/** The parts of an upload that have not arrived, or null when the upload is not there any more. */
export const loadMissingParts = (context: Context, account: string, id: string): Promise<PartRange[] | null> =>
  missingParts(context, account, id);
