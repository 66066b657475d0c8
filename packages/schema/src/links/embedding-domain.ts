import { embeddingDomainList, type EmbeddingDomain } from '@launchyard/contract/embedding';
import { may } from '@launchyard/domain/access';
import { MAX_EMBEDDING_DOMAINS } from '@launchyard/domain/links';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { costs } from '../kit/cost.ts';
import { AccountType } from '../session/account.ts';

export const EmbeddingDomainType = builder.objectRef<EmbeddingDomain>('EmbeddingDomain').implement({
  description: 'A website that may embed the streams of an account in its pages.',
  fields: (t) => ({
    domain: t.exposeString('domain', {
      description:
        'Its domain, in lower case and without a scheme or a port: `shop.example.com`. Its subdomains are not included. Reached by https.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was allowed.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who allowed it.' }),
  }),
});

builder.objectFields(AccountType, (t) => ({
  embeddingDomains: t.field({
    type: [EmbeddingDomainType],
    nullable: true,
    description: `The websites that may embed the streams of the account, by name, at most ${MAX_EMBEDDING_DOMAINS}. While it is empty no website may. Null when the links service does not respond.`,
    extensions: costs({ items: MAX_EMBEDDING_DOMAINS }),
    resolve: async ({ id }, _arguments, context) => (await read(context, embeddingDomainList, {}, id)).domains,
  }),
  viewerCanSetEmbeddingDomains: t.boolean({
    description: 'Whether the caller may choose which websites embed the streams of the account.',
    resolve: ({ grant }) => may(grant, 'embedding.set'),
  }),
}));
