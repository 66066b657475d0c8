import { apiKeyGenerate } from '@launchyard/contract/developer';
import { MAX_OVERLAP_HOURS, type GeneratedKeyKind } from '@launchyard/domain/developer';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { actingAccount } from '../session/account.ts';
import { madeKey, madeKeyPayload } from './made-key-payload.ts';

const GeneratedApiKeyKind = builder.enumType('GeneratedApiKeyKind', {
  description: 'The two keys that every account may have once.',
  values: {
    API: { value: 'api', description: 'The `apiKey`: it may do what the owner may, except managing keys.' },
    STREAMING: { value: 'streaming', description: 'The `streamingApiKey`: it is for streams and cannot use this API.' },
  } as const satisfies Record<string, { value: GeneratedKeyKind; description: string }>,
});

const ApiKeyGenerateInput = builder.inputType('ApiKeyGenerateInput', {
  description: 'The key to generate anew.',
  fields: (t) => ({
    kind: t.field({ type: GeneratedApiKeyKind, required: true, description: 'Which of the two.' }),
    overlapHours: t.int({
      required: true,
      description: `For how many hours the previous key keeps working beside the new one, 0 to ${MAX_OVERLAP_HOURS}. With 0 it stops at once.`,
    }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('key, without its secret') }),
  }),
});

const ApiKeyGeneratePayload = madeKeyPayload('ApiKeyGeneratePayload', 'The result of generating a key anew.');

builder.mutationField('apiKeyGenerate', (t) =>
  t.field({
    nullable: true,
    type: ApiKeyGeneratePayload,
    description:
      'Generates the `apiKey` or the `streamingApiKey` of the account anew and replaces the previous one, if there is one. Only for the owner of the account, signed in.',
    args: { input: t.arg({ type: ApiKeyGenerateInput, required: true, description: 'The key and the overlap.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      return madeKey(account, await write(context, apiKeyGenerate, input));
    },
  }),
);
