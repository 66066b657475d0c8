import { signedLinkRevoke } from '@launchyard/contract/signed-links';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { SignedLinkType, type SignedLink } from './signed-link.ts';

const SignedLinkRevokeInput = builder.inputType('SignedLinkRevokeInput', {
  description: 'The signed link to revoke.',
  fields: (t) => ({ signedLinkId: t.id({ required: true, description: 'Its id, `sgl_…`.' }) }),
});

const SignedLinkRevokePayload = payloadType<SignedLink>(
  'SignedLinkRevokePayload',
  'The result of revoking a signed link.',
  (t) => ({
    signedLink: t.field({
      type: SignedLinkType,
      nullable: true,
      description: 'The revoked signed link. Null if refused.',
      resolve: ({ reply }) => reply,
    }),
  }),
);

builder.mutationField('signedLinkRevoke', (t) =>
  t.field({
    nullable: true,
    type: SignedLinkRevokePayload,
    description:
      'Revokes a signed link: it admits nobody any more, and the sessions that it admitted end within seconds. One that is revoked stays as it is.',
    args: { input: t.arg({ type: SignedLinkRevokeInput, required: true, description: 'The signed link.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const asked = { signedLinkId: askableId('signedLink', input.signedLinkId) };
      const { reply, refusals } = await write(context, signedLinkRevoke, asked);
      return { reply: reply && owned(account, reply.signedLink), refusals };
    },
  }),
);
