import { uploadTimeline } from '@launchyard/contract/upload-timeline';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { UploadEvent } from './upload-event.ts';
import { UploadType } from './upload.ts';

const UploadEventConnection = connectionType(UploadEvent, 'events of an upload');

builder.objectField(UploadType, 'timeline', (t) =>
  t.field({
    type: UploadEventConnection,
    nullable: true,
    description:
      'What happened to it, newest first: sending, stages, checks, its end. Null when the uploads service does not respond. Loaded separately for each upload, so it is expensive inside a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) => {
      const page = await read(context, uploadTimeline, { ...pageInput(args), uploadId: id }, account.id);
      return asConnection(page, (event) => event);
    },
  }),
);
