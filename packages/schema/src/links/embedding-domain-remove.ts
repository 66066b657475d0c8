import { embeddingDomainRemove } from '@launchyard/contract/embedding';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const EmbeddingDomainRemoveInput = builder.inputType('EmbeddingDomainRemoveInput', {
  description: 'The website to allow no longer.',
  fields: (t) => ({ domain: t.string({ required: true, description: 'Its domain: `shop.example.com`.' }) }),
});

const EmbeddingDomainRemovePayload = payloadType<CallReply<typeof embeddingDomainRemove>>(
  'EmbeddingDomainRemovePayload',
  'The result of no longer allowing a website to embed streams.',
  (t) => ({
    removedDomain: t.string({
      nullable: true,
      description: 'The domain that was removed. Null if refused.',
      resolve: ({ reply }) => reply?.domain,
    }),
  }),
);

builder.mutationField('embeddingDomainRemove', (t) =>
  t.field({
    nullable: true,
    type: EmbeddingDomainRemovePayload,
    description:
      'No longer allows a website to embed the streams of the account. Streams that are open there go on. Only for the owner of the account, by a session or a key of theirs.',
    args: { input: t.arg({ type: EmbeddingDomainRemoveInput, required: true, description: 'The website.' }) },
    resolve: (_root, { input }, context) => write(context, embeddingDomainRemove, input),
  }),
);
