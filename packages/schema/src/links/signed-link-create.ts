import { signedLinkCreate } from '@launchyard/contract/signed-links';
import {
  MAX_OPEN_SIGNED_LINKS,
  MAX_SIGNED_LINK_DAYS,
  MAX_SIGNED_LINK_USES,
  SIGNED_LINKS_PER_HOUR,
} from '@launchyard/domain/links';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import { describeIdempotencyKey } from '../kit/idempotency.ts';
import { askableId } from '../kit/ids.ts';
import { owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { SignedLinkType, type SignedLink } from './signed-link.ts';

const SignedLinkCreateInput = builder.inputType('SignedLinkCreateInput', {
  description: 'A new signed link. It ends: `maxUses`, `expiresAt`, or both.',
  fields: (t) => ({
    linkId: t.id({ required: true, description: 'The id of the streaming link that it opens, `lnk_…`.' }),
    maxUses: t.int({
      description: `How many visitors it admits, 1 to ${MAX_SIGNED_LINK_USES}. Omit for as many as want until \`expiresAt\`.`,
    }),
    expiresAt: t.field({
      type: 'DateTime',
      description: `Until when it admits visitors, at most ${MAX_SIGNED_LINK_DAYS} days from now. Omit for a link that ends when it is used up.`,
    }),
    idempotencyKey: t.string({
      required: true,
      description: describeIdempotencyKey('signed link, without its address'),
    }),
  }),
});

interface Made {
  signedLink: SignedLink;
  url: string | null;
}

const SignedLinkCreatePayload = payloadType<Made>(
  'SignedLinkCreatePayload',
  'The result of making a signed link.',
  (t) => ({
    signedLink: t.field({
      type: SignedLinkType,
      nullable: true,
      description: 'The new signed link. Null if refused.',
      resolve: ({ reply }) => reply?.signedLink,
    }),
    url: t.field({
      type: 'URL',
      nullable: true,
      description:
        'Its address. It is shown only here and only once: null if refused, and when the request is repeated with the same idempotency key.',
      resolve: ({ reply }) => reply?.url,
    }),
  }),
);

builder.mutationField('signedLinkCreate', (t) =>
  t.field({
    nullable: true,
    type: SignedLinkCreatePayload,
    description: `Makes a link of a streaming link that ends. It opens what its link opens, and each visitor who is admitted takes one use. A link has at most ${MAX_OPEN_SIGNED_LINKS} open ones, and gets at most ${SIGNED_LINKS_PER_HOUR} within an hour.`,
    args: { input: t.arg({ type: SignedLinkCreateInput, required: true, description: 'The link, and when it ends.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const { linkId, maxUses, expiresAt, idempotencyKey } = input;
      const { reply, refusals } = await write(context, signedLinkCreate, {
        linkId: askableId('streamingLink', linkId),
        maxUses: maxUses ?? undefined,
        expiresAt: expiresAt ?? undefined,
        idempotencyKey,
      });
      return { reply: reply && { ...reply, signedLink: owned(account, reply.signedLink) }, refusals };
    },
  }),
);
