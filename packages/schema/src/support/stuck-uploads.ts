import { MOST_STUCK, stuckUploadList, type StuckUpload as StuckUploadRow } from '@launchyard/contract/support';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { badUserInput } from '../kit/errors.ts';
import { owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { Standstill } from '../uploads/standstill.ts';
import { UploadType } from '../uploads/upload.ts';

const StuckUpload = builder.objectRef<StuckUploadRow>('StuckUpload').implement({
  description: 'An upload that is not progressing, and where it is most likely stuck.',
  interfaces: [Standstill],
  fields: (t) => ({
    account: t.expose('account', { type: AccountType, description: 'The account that it belongs to.' }),
    upload: t.field({
      type: UploadType,
      description: 'The upload itself.',
      resolve: ({ account, upload }) => owned(account, upload),
    }),
  }),
});

builder.queryField('stuckUploads', (t) =>
  t.field({
    type: [StuckUpload],
    nullable: true,
    description:
      'The uploads of all accounts that do not go on, those that have been stuck the longest first, for support staff: four minutes without a change behind their transfer, two without a byte while a client says that it is sending, or waiting for a stream test server that is down; last those whose clients have been silent for four minutes. Each account shown gets a row in the audit log; for one account, ask `Upload.standstill`.',
    args: { first: t.arg.int({ description: `How many at most, 0 to ${MOST_STUCK}; 20 when left out.` }) },
    extensions: costs({ items: MOST_STUCK, call: 10 }),
    resolve: async (_root, { first }, context) => {
      if (typeof first === 'number' && (first < 0 || first > MOST_STUCK)) {
        throw badUserInput(`Ask for 0 to ${MOST_STUCK}: \`first\` is ${first}.`);
      }
      return (await read(context, stuckUploadList, { first: first ?? undefined })).uploads;
    },
  }),
);
