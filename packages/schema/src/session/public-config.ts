import { MAX_UPLOAD_BYTES, PART_BYTES } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import type { Context } from '../kit/context.ts';

const PublicConfig = builder.objectRef<Context['publicConfig']>('PublicConfig').implement({
  description: 'What is true for everybody, signed in or not.',
  fields: (t) => ({
    productName: t.exposeString('productName', { description: 'The name of the product.' }),
    maxUploadBytes: t.field({
      type: 'Bytes',
      description: 'The largest ZIP of a build that can be uploaded, in bytes.',
      resolve: () => MAX_UPLOAD_BYTES,
    }),
    partBytes: t.field({
      type: 'Bytes',
      description:
        'The size of one part of a new upload where nothing is known of the client’s line, in bytes. An upload keeps the size that it began with.',
      resolve: () => PART_BYTES,
    }),
    filesOrigin: t.exposeString('filesOrigin', {
      description: 'The origin that parts are sent to and files come from.',
    }),
    streamOrigin: t.exposeString('streamOrigin', { description: 'The origin that streaming links begin with.' }),
    supportUrl: t.exposeString('supportUrl', { description: 'Where Contact Support leads.' }),
    documentationUrl: t.exposeString('documentationUrl', { description: 'Where Documentation leads.' }),
    tutorialUrl: t.exposeString('tutorialUrl', {
      nullable: true,
      description: 'The video that shows how to enable the PSX plugin; null where there is none.',
    }),
    isPlugin2Supported: t.exposeBoolean('isPlugin2Supported', {
      description: 'Whether builds that have the new Pixel Streaming plugin alone can be streamed.',
    }),
  }),
});

builder.queryField('publicConfig', (t) =>
  t.field({
    type: PublicConfig,
    description: 'What a sign-in page must know before anyone is signed in: limits, hosts and addresses.',
    resolve: (_root, _arguments, context) => context.publicConfig,
  }),
);
