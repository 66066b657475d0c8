import { embeddingDomainAdd } from '@launchyard/contract/embedding';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';
import { EmbeddingDomainType } from './embedding-domain.ts';

const EmbeddingDomainAddInput = builder.inputType('EmbeddingDomainAddInput', {
  description: 'The website to allow.',
  fields: (t) => ({
    domain: t.string({
      required: true,
      description: 'Its domain alone: `shop.example.com`. Without a scheme, a port, a path or a wildcard.',
    }),
  }),
});

const EmbeddingDomainAddPayload = payloadType<CallReply<typeof embeddingDomainAdd>>(
  'EmbeddingDomainAddPayload',
  'The result of allowing a website to embed streams.',
  (t) => ({
    embeddingDomain: t.field({
      type: EmbeddingDomainType,
      nullable: true,
      description: 'The website. Null if refused.',
      resolve: ({ reply }) => reply?.domain,
    }),
  }),
);

builder.mutationField('embeddingDomainAdd', (t) =>
  t.field({
    nullable: true,
    type: EmbeddingDomainAddPayload,
    description:
      'Allows a website to embed the streams of the account in its pages. Adding it again changes nothing. Only for the owner of the account, by a session or a key of theirs.',
    args: { input: t.arg({ type: EmbeddingDomainAddInput, required: true, description: 'The website.' }) },
    resolve: (_root, { input }, context) => write(context, embeddingDomainAdd, input),
  }),
);
