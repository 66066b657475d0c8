import { MOST_STUCK, stuckUploadList, type StuckUpload as StuckUploadRow } from '@launchyard/contract/support';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { badUserInput } from '../kit/errors.ts';
import { owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { UploadStageName } from '../uploads/states.ts';
import { UploadType } from '../uploads/upload.ts';

const StuckUpload = builder.objectRef<StuckUploadRow>('StuckUpload').implement({
  description: 'An upload that does not go on, and where it most likely hangs.',
  fields: (t) => ({
    account: t.expose('account', { type: AccountType, description: 'The account that it belongs to.' }),
    upload: t.field({
      type: UploadType,
      description: 'The upload itself.',
      resolve: ({ account, upload }) => owned(account, upload),
    }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when nothing has moved.' }),
    stage: t.expose('stage', {
      type: UploadStageName,
      description: 'Where it most likely hangs: the stage that it is in.',
    }),
    why: t.exposeString('why', { description: 'Why, in a sentence for support.' }),
    attempts: t.exposeInt('attempts', {
      description: 'How often the stage that it is in was begun. Many without a fault: its workers died.',
    }),
    faults: t.exposeInt('faults', {
      description:
        'How many of these attempts ended in a fault of ours. The log of the worker has each with its cause.',
    }),
  }),
});

builder.queryField('stuckUploads', (t) =>
  t.field({
    type: [StuckUpload],
    nullable: true,
    description:
      'The uploads of all accounts that do not go on, those first that have stood still the longest, for support staff: four minutes without a change behind their transfer, two without a byte while a client says that it is sending, or waiting for a stream test server that is down. Each account shown gets a row in the audit log.',
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
