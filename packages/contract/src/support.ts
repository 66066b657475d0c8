import { z } from 'zod';
import { call } from './kit/call.ts';
import { id, text } from './kit/shapes.ts';
import { account } from './session.ts';
import { standstill } from './upload-standstills.ts';
import { upload } from './uploads.ts';

export const accountFind = call({
  name: 'support.accountFind',
  method: 'POST',
  path: '/account-find',
  access: 'support',
  changes: false,
  summary: 'Any account, for support staff. Writes a row of the audit log, found or not.',
  input: z.object({
    by: z.union([
      z.strictObject({ id }),
      z.strictObject({ email: text(320) }),
      z.strictObject({ username: text(100) }),
      z.strictObject({ uploadId: id }),
    ]),
  }),
  reply: z.object({ account: account.nullable() }),
});

export const accountList = call({
  name: 'support.accountList',
  method: 'POST',
  path: '/account-list',
  access: 'support',
  changes: false,
  summary:
    'The accounts that a person with this e-mail address acts in: their own, then those whose member they are; for support staff. Writes a row of the audit log for each, or one where there is none.',
  input: z.object({ email: text(320) }),
  reply: z.object({ accounts: z.array(account) }),
});

/** More at once is no list that anybody reads. */
export const MOST_STUCK = 50;

export const stuckUpload = standstill.extend({ account, upload });
export type StuckUpload = z.infer<typeof stuckUpload>;

export const stuckUploadList = call({
  name: 'support.stuckUploadList',
  method: 'POST',
  path: '/stuck-upload-list',
  access: 'support',
  changes: false,
  summary:
    'The uploads of all accounts that do not go on, those first that have stood still the longest, and last those whose clients are silent; for support staff. Writes a row of the audit log for each account shown.',
  input: z.object({ first: z.number().int().min(0).max(MOST_STUCK).default(20) }),
  reply: z.object({ uploads: z.array(stuckUpload) }),
});
