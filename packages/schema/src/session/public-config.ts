import { newsletterWording, type NewsletterWording } from '@launchyard/domain/newsletter';
import { MAX_UPLOAD_BYTES, PART_BYTES } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';
import type { Context } from '../kit/context.ts';

export const NewsletterWordingType = builder.objectRef<NewsletterWording>('NewsletterWording').implement({
  description: 'What somebody agrees to who orders the newsletter.',
  fields: (t) => ({
    version: t.exposeInt('version', {
      description:
        'The version of the sentence. Send it along with the consent, so that it is known what was agreed to.',
    }),
    sentence: t.exposeString('sentence', { description: 'The sentence to show next to the tick box, word for word.' }),
  }),
});

const PublicConfig = builder.objectRef<Context['publicConfig']>('PublicConfig').implement({
  description: 'Public settings, for signed-in and anonymous callers.',
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
        'The part size of a new upload when the client’s speed is not known, in bytes. It does not change during an upload.',
      resolve: () => PART_BYTES,
    }),
    filesOrigin: t.expose('filesOrigin', {
      type: 'URL',
      description: 'The origin for sending parts and loading files.',
    }),
    streamOrigin: t.expose('streamOrigin', { type: 'URL', description: 'The origin that streaming links begin with.' }),
    supportUrl: t.expose('supportUrl', { type: 'URL', description: 'The URL for contacting support.' }),
    documentationUrl: t.expose('documentationUrl', { type: 'URL', description: 'The URL of the documentation.' }),
    tutorialUrl: t.expose('tutorialUrl', {
      type: 'URL',
      nullable: true,
      description: 'The URL of the video that shows how to enable the PSX plugin. Null when there is none.',
    }),
    newsletterWording: t.field({
      type: NewsletterWordingType,
      description: 'What somebody agrees to today who orders the newsletter.',
      resolve: () => newsletterWording,
    }),
    isPlugin2Supported: t.exposeBoolean('isPlugin2Supported', {
      description: 'Whether builds that only have the new Pixel Streaming plugin can be streamed.',
    }),
  }),
});

builder.queryField('publicConfig', (t) =>
  t.field({
    type: PublicConfig,
    description: 'Settings for pages before sign-in: limits, origins and URLs.',
    resolve: (_root, _arguments, context) => context.publicConfig,
  }),
);
