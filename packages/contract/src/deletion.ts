import { z } from 'zod';
import { RESTORE_DAYS } from '@launchyard/domain/deletion';
import { call } from './kit/call.ts';
import { id, judgedText } from './kit/shapes.ts';
import { account } from './session.ts';

export const accountDelete = call({
  name: 'deletion.accountDelete',
  method: 'POST',
  path: '/account-delete',
  access: 'signedIn',
  changes: true,
  summary: `Deletes the signed-in person and every account that they own: streams, keys and sessions end at once, and links no longer open. An admin can restore it within ${RESTORE_DAYS} days; then its data is removed. Forbidden for an API key, and for support within a case.`,
  input: z.object({ confirmation: z.string().max(100) }),
  reply: z.object({}),
});

export const accountRestore = call({
  name: 'deletion.accountRestore',
  method: 'POST',
  path: '/account-restore',
  access: 'support',
  changes: true,
  summary:
    'Restores a deleted account, with its owner and what was deleted with it, for admins with an open case for it. The owner is told, and finds the reason in the history of the account.',
  input: z.object({ accountId: id, reason: judgedText }),
  reply: z.object({ account }),
});
