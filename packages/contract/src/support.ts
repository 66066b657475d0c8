import { z } from 'zod';
import { DEFAULT_PAGE } from '@launchyard/domain/kit';
import { ADMIN_ACTS } from '@launchyard/domain/support';
import { call } from './kit/call.ts';
import { actor, id, instant, judgedText, page, pageInput, someIds, text } from './kit/shapes.ts';
import { account } from './session.ts';
import { stuck } from './upload-stuck.ts';
import { upload } from './uploads.ts';

export const accountFind = call({
  name: 'support.accountFind',
  method: 'POST',
  path: '/account-find',
  access: 'support',
  changes: false,
  summary: 'Any account, for support staff. Writes a row of the audit log, whether or not it is found.',
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
    'The accounts in which the person with this e-mail address acts: their own, then those in which they are a member. For support staff. Writes a row of the audit log for each account, or one if there is none.',
  input: z.object({ email: text(320) }),
  reply: z.object({ accounts: z.array(account) }),
});

/** Nobody reads a longer list at once. */
export const MOST_STUCK = 50;

export const stuckUploadList = call({
  name: 'support.stuckUploadList',
  method: 'POST',
  path: '/stuck-upload-list',
  access: 'support',
  changes: false,
  summary:
    'The stuck uploads of all accounts, those stuck longest first, and those with a silent client last. For support staff. Writes a row of the audit log for each account shown.',
  input: z.object({ first: z.number().int().min(0).max(MOST_STUCK).default(DEFAULT_PAGE) }),
  reply: z.object({ uploads: z.array(z.object({ account, upload, stuck })) }),
});

export const payPerLaunchSet = call({
  name: 'support.payPerLaunchSet',
  method: 'POST',
  path: '/pay-per-launch-set',
  access: 'support',
  changes: true,
  summary:
    'Switches pay-per-launch of an account on or off, for admins. The account is notified with the reason, and the change is listed in its history.',
  input: z.object({ accountId: id, isPayPerLaunch: z.boolean(), reason: judgedText }),
  reply: z.object({ account }),
});

/** Something that an admin did to the account. */
export const adminAct = z.object({
  id,
  createdAt: instant,
  createdBy: actor,
  act: z.enum(ADMIN_ACTS),
  reason: z.string(),
});
export type AdminActRow = z.infer<typeof adminAct>;

export const adminActList = call({
  name: 'support.adminActList',
  method: 'POST',
  path: '/admin-act-list',
  access: 'account.read',
  changes: false,
  summary: 'The changes that admins made to the account, with their reasons, newest first. The list is append-only.',
  input: pageInput,
  reply: page(adminAct),
});

export const adminActGet = call({
  name: 'support.adminActGet',
  method: 'POST',
  path: '/admin-act-get',
  access: 'account.read',
  changes: false,
  summary:
    'Changes that admins made to the account, by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ adminActIds: someIds }),
  reply: z.object({ acts: z.array(adminAct.nullable()) }),
});
