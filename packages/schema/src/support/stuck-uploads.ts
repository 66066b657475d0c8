import { stuckUploadList } from '@launchyard/contract/support';
import { MOST_STUCK } from '@launchyard/domain/support';
import { DEFAULT_PAGE } from '@launchyard/domain/kit';
import { STALL_SECONDS, STUCK_AFTER_SECONDS } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { badUserInput } from '../kit/errors.ts';
import { UploadType } from '../uploads/upload.ts';

builder.queryField('stuckUploads', (t) =>
  t.field({
    type: [UploadType],
    nullable: true,
    description: `The uploads of all accounts that are stuck, those that have been stuck the longest first, for support staff: ${STUCK_AFTER_SECONDS / 60} minutes without a change behind their transfer, ${STALL_SECONDS / 60} without a byte while a client says that it is sending, or waiting for a stream test server that is down; last those whose clients have been silent for ${STUCK_AFTER_SECONDS / 60} minutes. \`Upload.stuck\` says why, \`Upload.account\` whose each is. Null when the service does not respond. Each account shown gets a row in the audit log.`,
    args: {
      first: t.arg.int({
        description: `The maximum number of uploads, 0 to ${MOST_STUCK}. Defaults to ${DEFAULT_PAGE}.`,
      }),
    },
    extensions: costs({ items: MOST_STUCK, call: 10 }),
    resolve: async (_root, { first }, context) => {
      if (typeof first === 'number' && (first < 0 || first > MOST_STUCK)) {
        throw badUserInput(`Ask for 0 to ${MOST_STUCK}: \`first\` is ${first}.`);
      }
      const { uploads } = await read(context, stuckUploadList, { first: first ?? undefined });
      return uploads.map(({ upload, account, stuck }) => ({ ...upload, account, stuck }));
    },
  }),
);
