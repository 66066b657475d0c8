import { restorableUntil } from '@launchyard/domain/deletion';
import { mayRestoreAccounts } from '@launchyard/domain/access';
import { builder } from '../kit/builder.ts';
import { AccountType, type Account } from '../session/account.ts';

interface Deletion {
  deletedAt: string;
  of: Account;
}

const DeletionType = builder.objectRef<Deletion>('AccountDeletion').implement({
  description: 'The deletion of an account by its owner.',
  fields: (t) => ({
    deletedAt: t.expose('deletedAt', { type: 'DateTime', description: 'When it was deleted.' }),
    expiresAt: t.field({
      type: 'DateTime',
      description: 'Until when it can be restored. Then its data is removed.',
      resolve: ({ deletedAt }) => restorableUntil(new Date(deletedAt)).toISOString(),
    }),
    viewerCanRestore: t.boolean({
      description: 'Whether the caller may restore it: an administrator, within a case.',
      resolve: ({ of: { grant } }) => mayRestoreAccounts(grant),
    }),
  }),
});

builder.objectField(AccountType, 'deletion', (t) =>
  t.field({
    type: DeletionType,
    nullable: true,
    description: 'When its owner deleted it. Null if they did not; nobody but support reads a deleted account.',
    resolve: (of) => (of.deletedAt === null ? null : { deletedAt: of.deletedAt, of }),
  }),
);
