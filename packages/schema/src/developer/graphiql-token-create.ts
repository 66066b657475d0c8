import { graphiqlTokenCreate } from '@launchyard/contract/developer';
import type { CallReply } from '@launchyard/contract/kit';
import { MAX_GRAPHIQL_TOKENS } from '@launchyard/domain/developer';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const GraphiqlTokenCreateInput = builder.inputType('GraphiqlTokenCreateInput', {
  description: 'The key to try in GraphiQL.',
  fields: (t) => ({
    apiKeyId: t.id({
      required: true,
      description: 'The id of the key, `key_…`: the `apiKey`, or a key with a name.',
    }),
  }),
});

const GraphiqlTokenCreatePayload = payloadType<CallReply<typeof graphiqlTokenCreate>>(
  'GraphiqlTokenCreatePayload',
  'The result of making a token for GraphiQL.',
  (t) => ({
    token: t.string({
      nullable: true,
      description:
        'The token, `lyg_…`, sent like a key as `Authorization: Bearer`. It is shown only here. Null if refused.',
      resolve: ({ reply }) => reply?.token,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it expires: after an hour. Null if refused.',
      resolve: ({ reply }) => reply?.expiresAt,
    }),
  }),
);

builder.mutationField('graphiqlTokenCreate', (t) =>
  t.field({
    nullable: true,
    type: GraphiqlTokenCreatePayload,
    description: `Makes a token that asks for an hour with the rights and the budget of an API key. It ends earlier with the key, or when the session that made it ends. An account has at most ${MAX_GRAPHIQL_TOKENS} at a time. Only for the owner of the account, signed in.`,
    args: { input: t.arg({ type: GraphiqlTokenCreateInput, required: true, description: 'The key.' }) },
    resolve: (_root, { input }, context) =>
      write(context, graphiqlTokenCreate, { apiKeyId: askableId('apiKey', input.apiKeyId) }),
  }),
);
