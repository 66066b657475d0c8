import { apiKeyCreate } from '@launchyard/contract/developer';
import { MAX_KEY_APPS, MAX_KEY_DAYS, MAX_KEY_NAME_LENGTH, MAX_KEYS } from '@launchyard/domain/developer';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { askableId } from '../kit/ids.ts';
import { actingAccount } from '../session/account.ts';
import { ApiKeyScope } from './api-key.ts';
import { madeKey, madeKeyPayload } from './made-key-payload.ts';

const ApiKeyCreateInput = builder.inputType('ApiKeyCreateInput', {
  description: 'A new key for one program.',
  fields: (t) => ({
    name: t.string({
      required: true,
      description: `What the key is for, such as "ci-upload": 1 to ${MAX_KEY_NAME_LENGTH} characters.`,
    }),
    scopes: t.field({
      type: [ApiKeyScope],
      required: true,
      description: 'What it may do in addition to reading the account. Empty for a key that only reads.',
    }),
    appIds: t.idList({
      description: `The ids of the applications to limit it to, \`app_…\`, 1 to ${MAX_KEY_APPS}. Omit for a key that is not limited.`,
    }),
    expiresInDays: t.int({
      description: `After how many days it stops working, 1 to ${MAX_KEY_DAYS}. Omit for a key that does not expire.`,
    }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('key, without its secret') }),
  }),
});

const ApiKeyCreatePayload = madeKeyPayload('ApiKeyCreatePayload', 'The result of creating an API key.');

builder.mutationField('apiKeyCreate', (t) =>
  t.field({
    nullable: true,
    type: ApiKeyCreatePayload,
    description: `Creates an API key for one program, with a name and scopes. Only for the owner of the account, signed in. An account has at most ${MAX_KEYS} active keys.`,
    args: { input: t.arg({ type: ApiKeyCreateInput, required: true, description: 'The key.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const { name, scopes, appIds, expiresInDays, idempotencyKey } = input;
      const asked = {
        name,
        scopes: [...scopes],
        appIds: appIds?.map((id) => askableId('app', id)),
        expiresInDays: expiresInDays ?? undefined,
        idempotencyKey,
      };
      return madeKey(account, await write(context, apiKeyCreate, asked));
    },
  }),
);
