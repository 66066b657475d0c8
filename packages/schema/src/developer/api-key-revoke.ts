import { apiKeyRevoke } from '@launchyard/contract/developer';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { payloadType } from '../kit/user-errors.ts';

const ApiKeyRevokeInput = builder.inputType('ApiKeyRevokeInput', {
  description: 'The key to revoke.',
  fields: (t) => ({ apiKeyId: t.id({ required: true, description: 'The id of the key, `key_…`, of any kind.' }) }),
});

const ApiKeyRevokePayload = payloadType<CallReply<typeof apiKeyRevoke>>(
  'ApiKeyRevokePayload',
  'The result of revoking an API key.',
  (t) => ({
    revokedApiKeyId: t.id({
      nullable: true,
      description: 'The id of the revoked key. Null if refused.',
      resolve: ({ reply }) => reply?.apiKeyId,
    }),
  }),
);

builder.mutationField('apiKeyRevoke', (t) =>
  t.field({
    nullable: true,
    type: ApiKeyRevokePayload,
    description:
      'Revokes an API key at once and disconnects the programs that use it. Cannot be undone. Only for the owner of the account, signed in.',
    args: { input: t.arg({ type: ApiKeyRevokeInput, required: true, description: 'The key.' }) },
    resolve: (_root, { input }, context) =>
      write(context, apiKeyRevoke, { apiKeyId: askableId('apiKey', input.apiKeyId) }),
  }),
);
