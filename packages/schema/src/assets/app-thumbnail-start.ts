import { thumbnailStart } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { PartLink } from '../uploads/upload-parts-sign.ts';

type Reply = CallReply<typeof thumbnailStart>;

const AppThumbnailStartInput = builder.inputType('AppThumbnailStartInput', {
  description: 'Which picture is to be sent, and for which application.',
  fields: (t) => ({
    appId: t.id({ required: true, description: 'The id of the application, `app_…`.' }),
    fileName: t.string({ required: true, description: 'The name of the picture on the customer’s disk.' }),
    sizeBytes: t.field({ type: 'Bytes', required: true, description: 'Its size in bytes, at most 1 MB.' }),
  }),
});

const ThumbnailUpload = builder.objectRef<Reply['thumbnail']>('ThumbnailUpload').implement({
  description: 'A picture on its way from a disk to an application.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'What `appThumbnailFinish` asks for, `trf_…`.' }),
    link: t.expose('link', { type: PartLink, description: 'Leave to send it, in one piece.' }),
  }),
});

builder.mutationField('appThumbnailStart', (t) =>
  t.field({
    type: payloadType<Reply>('AppThumbnailStartPayload', 'What came of starting to send a picture.', (fields) => ({
      thumbnailUpload: fields.field({
        type: ThumbnailUpload,
        nullable: true,
        description: 'The picture’s way, with the link to send it to; null when it was refused.',
        resolve: ({ reply }) => reply?.thumbnail,
      }),
    })),
    description:
      'Begins to send the picture of an application: JPG or PNG, at most 1 MB. One that was begun before and not finished is given up.',
    args: { input: t.arg({ type: AppThumbnailStartInput, required: true, description: 'The picture.' }) },
    resolve: (_root, { input }, context) =>
      write(context, thumbnailStart, { ...input, appId: askableId('app', input.appId) }),
  }),
);
