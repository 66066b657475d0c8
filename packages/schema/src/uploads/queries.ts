import { uploadList } from '@launchyard/contract/uploads';
import { mayDebugUploads } from '@launchyard/domain/access';
import { uploadOfReference } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { owned, ownedOrNull } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { ViewerType } from '../session/viewer.ts';
import { loadUpload } from './loaders.ts';
import { UploadState } from './states.ts';
import { UploadType } from './upload.ts';

const UploadConnection = connectionType(UploadType, 'uploads');

builder.objectField(ViewerType, 'viewerCanDebugUploads', (t) =>
  t.boolean({
    description:
      'Whether the caller has the administrators’ upload controls: skipping the check of the ZIP and simulating a stuck upload.',
    resolve: ({ account }) => mayDebugUploads(account.grant),
  }),
);

builder.objectFields(AccountType, (t) => ({
  uploads: t.field({
    type: UploadConnection,
    nullable: true,
    description: 'The uploads of the account, newest first. Null when the uploads service does not respond.',
    args: {
      ...pageArguments,
      state: t.arg({ type: [UploadState], description: 'Only uploads in one of these states. Omit for all.' }),
    },
    resolve: async (account, args, context) => {
      const input = { ...pageInput(args), states: args.state ?? undefined };
      const page = await read(context, uploadList, input, account.id);
      return asConnection(page, args, (row) => owned(account, row));
    },
  }),
  upload: t.field({
    type: UploadType,
    nullable: true,
    description: 'One upload of the account by its id, or by its reference. Null when the account has none with it.',
    args: { id: t.arg.id({ required: true, description: 'The id of the upload, `upl_…`, or its reference.' }) },
    resolve: async (account, { id }, context) =>
      ownedOrNull(account, await loadUpload(context, account.id, uploadOfReference(id))),
  }),
}));
