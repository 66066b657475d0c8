import { clientTokenCreate } from '@launchyard/contract/client-tokens';
import type { CallReply } from '@launchyard/contract/kit';
import { MAX_TOKEN_MINUTES, MAX_TOKEN_OBJECT_BYTES } from '@launchyard/domain/developer';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { payloadType } from '../kit/user-errors.ts';

const ClientTokenCreateInput = builder.inputType('ClientTokenCreateInput', {
  description: 'A new token for one client.',
  fields: (t) => ({
    clientEmail: t.string({
      required: true,
      description: 'The e-mail address of the client: the subject of the token.',
    }),
    expiresInMinutes: t.int({
      description: `After how many minutes the token expires, 1 to ${MAX_TOKEN_MINUTES}. Refused if omitted.`,
    }),
    object: t.string({
      required: true,
      description: `A JSON object as text, at most ${MAX_TOKEN_OBJECT_BYTES.toLocaleString('en-US')} bytes: what the token says, in its claim \`object\`. Put no secret into it: whoever holds the token can read it.`,
    }),
    idempotencyKey: t.string({ required: true, description: describeIdempotencyKey('token') }),
  }),
});

const ClientTokenCreatePayload = payloadType<CallReply<typeof clientTokenCreate>>(
  'ClientTokenCreatePayload',
  'The result of generating a token for a client.',
  (t) => ({
    token: t.string({
      nullable: true,
      description:
        'The token, a JSON Web Token signed with EdDSA. The keys that verify it are at `/.well-known/jwks.json`. It is shown only here. Null if refused.',
      resolve: ({ reply }) => reply?.token,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When it expires. Null if refused.',
      resolve: ({ reply }) => reply?.expiresAt,
    }),
  }),
);

builder.mutationField('clientTokenCreate', (t) =>
  t.field({
    nullable: true,
    type: ClientTokenCreatePayload,
    description:
      'Generates a token for one client, which can be redeemed once at `POST /client-tokens/redeem`. Only for the owner of the account, signed in.',
    args: { input: t.arg({ type: ClientTokenCreateInput, required: true, description: 'The token.' }) },
    resolve: (_root, { input: { expiresInMinutes = null, ...input } }, context) =>
      write(context, clientTokenCreate, { ...input, expiresInMinutes }),
  }),
);
