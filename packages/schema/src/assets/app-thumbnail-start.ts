import { formatLimit } from '@launchyard/domain/kit';
import { MAX_THUMBNAIL_BYTES } from '@launchyard/domain/assets';
import { thumbnailStart } from '@launchyard/contract/assets';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';
import { PartLink } from '../uploads/part-link.ts';

type Reply = CallReply<typeof thumbnailStart>;

const AppThumbnailStartInput = builder.inputType('AppThumbnailStartInput', {
  description: 'A picture to upload for an application.',
  fields: (t) => ({
    appId: t.id({ required: true, description: 'The id of the application, `app_…`.' }),
    fileName: t.string({ required: true, description: 'The file name of the picture.' }),
    sizeBytes: t.field({
      type: 'Bytes',
      required: true,
      description: `Its size in bytes, at most ${formatLimit(MAX_THUMBNAIL_BYTES)}.`,
    }),
  }),
});

const ThumbnailUpload = builder.objectRef<Reply['thumbnail']>('ThumbnailUpload').implement({
  description: 'An upload of a thumbnail.',
  fields: (t) => ({
    thumbnailId: t.exposeID('id', {
      description:
        'Names the picture for `appThumbnailFinish`, `trf_…`. Nothing else finds it, and it is given up when another is started.',
    }),
    link: t.expose('link', { type: PartLink, description: 'The signed link for sending it, in one piece.' }),
  }),
});

builder.mutationField('appThumbnailStart', (t) =>
  t.field({
    nullable: true,
    type: payloadType<Reply>('AppThumbnailStartPayload', 'The result of starting to upload a picture.', (fields) => ({
      thumbnailUpload: fields.field({
        type: ThumbnailUpload,
        nullable: true,
        description: 'The upload of the picture, with the link to send it to. Null if refused.',
        resolve: ({ reply }) => reply?.thumbnail,
      }),
    })),
    description: `Starts the upload of a thumbnail: JPG or PNG, at most ${formatLimit(MAX_THUMBNAIL_BYTES)}. An earlier unfinished upload is cancelled.`,
    args: { input: t.arg({ type: AppThumbnailStartInput, required: true, description: 'The picture.' }) },
    resolve: (_root, { input }, context) =>
      write(context, thumbnailStart, { ...input, appId: askableId('app', input.appId) }),
  }),
);
