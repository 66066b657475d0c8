import { z } from 'zod';
import { app } from './apps.ts';
import { call } from './kit/call.ts';
import { bytes, fileName, id } from './kit/shapes.ts';
import { partLink } from './uploads.ts';

/** A thumbnail on its way: small enough for one part, so it has one link. */
export const thumbnailUpload = z.object({ id, link: partLink });

export const thumbnailStart = call({
  name: 'assets.thumbnailStart',
  method: 'POST',
  path: '/thumbnail-signed-url',
  access: 'uploads.write',
  changes: true,
  summary:
    'A link to send the picture of an application, at most 1 MB. One that was begun for it before and not finished is given up.',
  input: z.object({ appId: id, fileName, sizeBytes: bytes }),
  reply: z.object({ thumbnail: thumbnailUpload }),
});

export const thumbnailFinish = call({
  name: 'assets.thumbnailFinish',
  method: 'POST',
  path: '/thumbnail-save',
  access: 'uploads.write',
  changes: true,
  summary:
    'Looks into the picture that was sent and shows it from now on instead of the one before. Refuses what is no JPG or PNG by its bytes. Twice answers the same.',
  input: z.object({ thumbnailId: id }),
  reply: z.object({ app }),
});
