import { clientTokenRedeem, type RedeemedToken } from '@launchyard/contract/client-tokens';
import type { CallReply } from '@launchyard/contract/kit';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { payloadType } from '../kit/user-errors.ts';

const ClientTokenRedeemInput = builder.inputType('ClientTokenRedeemInput', {
  description: 'The token to redeem.',
  fields: (t) => ({ token: t.string({ required: true, description: 'The token, as its client received it.' }) }),
});

const ClientToken = builder.objectRef<RedeemedToken>('ClientToken').implement({
  description: 'A token for a client that was just redeemed.',
  fields: (t) => ({
    tokenId: t.id({
      description: 'The id of the token, `tok_…`: its claim `jti`.',
      resolve: ({ id }) => id,
    }),
    accountId: t.exposeID('accountId', { description: 'The id of the account that generated it: its claim `aud`.' }),
    clientEmail: t.exposeString('clientEmail', {
      description: 'The e-mail address of its client: its claim `sub`.',
    }),
    object: t.exposeString('object', { description: 'Its JSON object, as text: its claim `object`.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was generated: its claim `iat`.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', description: 'When it would expire: its claim `exp`.' }),
  }),
});

const ClientTokenRedeemPayload = payloadType<CallReply<typeof clientTokenRedeem>>(
  'ClientTokenRedeemPayload',
  'The result of redeeming a token.',
  (t) => ({
    clientToken: t.field({
      type: ClientToken,
      nullable: true,
      description: 'What the token says. Null if refused.',
      resolve: ({ reply }) => reply?.clientToken,
    }),
  }),
);

builder.mutationField('clientTokenRedeem', (t) =>
  t.field({
    nullable: true,
    type: ClientTokenRedeemPayload,
    description:
      'Uses a token up and returns what it says. A token can be redeemed once: of two concurrent requests, one is refused. The token is the only proof that is needed, so any caller may redeem it.',
    args: { input: t.arg({ type: ClientTokenRedeemInput, required: true, description: 'The token.' }) },
    resolve: (_root, { input }, context) => write(context, clientTokenRedeem, input),
  }),
);
