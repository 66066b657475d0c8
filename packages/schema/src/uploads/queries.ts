import type { CallInput } from '@launchyard/contract/kit';
import { uploadList } from '@launchyard/contract/uploads';
import { mayDebugUploads } from '@launchyard/domain/access';
import { uploadOfReference, type UploadState as UploadStateValue } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput, type PageArguments } from '../kit/connection.ts';
import type { Context } from '../kit/context.ts';
import { orderInput } from '../kit/order.ts';
import { owned, ownedOrNull, type Scope } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { ViewerType } from '../session/viewer.ts';
import { loadUpload } from './loaders.ts';
import { UploadState } from './states.ts';
import { UploadType } from './upload.ts';

export const UploadConnection = connectionType(UploadType, 'uploads');

builder.objectField(ViewerType, 'viewerCanDebugUploads', (t) =>
  t.boolean({
    description:
      'Whether the caller has the administrators’ upload controls: skipping the check of the ZIP and simulating a stuck upload.',
    resolve: ({ account }) => mayDebugUploads(account.grant),
  }),
);

const UploadOrder = orderInput('Upload', 'uploads', {
  CREATED_AT: { value: 'createdAt', description: 'When it was started.' },
} as const);

export const uploadArguments = builder.args((t) => ({
  ...pageArguments,
  state: t.field({ type: [UploadState], description: 'Only uploads in one of these states. Omit for all.' }),
  createdFrom: t.field({ type: 'DateTime', description: 'Only uploads started at this time or later.' }),
  createdBefore: t.field({ type: 'DateTime', description: 'Only uploads started before this time.' }),
  orderBy: t.field({ type: UploadOrder, description: 'How to sort them. Defaults to newest first.' }),
}));

builder.objectFields(AccountType, (t) => ({
  uploads: t.field({
    type: UploadConnection,
    nullable: true,
    description:
      'The uploads of the account, newest first unless `orderBy` says otherwise. Null when the uploads service does not respond.',
    args: uploadArguments,
    resolve: (account, args, context) => listUploads(context, account, undefined, args),
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

type UploadArguments = PageArguments & {
  state?: UploadStateValue[] | null;
  createdFrom?: string | null;
  createdBefore?: string | null;
  orderBy?: CallInput<typeof uploadList>['orderBy'] | null;
};

/** Uploads of an account, or of one of its applications. */
export async function listUploads(context: Context, account: Scope, appId: string | undefined, args: UploadArguments) {
  const input = {
    ...pageInput(args),
    appId,
    states: args.state ?? undefined,
    createdFrom: args.createdFrom ?? undefined,
    createdBefore: args.createdBefore ?? undefined,
    orderBy: args.orderBy ?? undefined,
  };
  return asConnection(await read(context, uploadList, input, account.id), (row) => owned(account, row));
}
