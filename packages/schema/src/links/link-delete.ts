import { linkDelete, type AnyLink } from '@launchyard/contract/links';
import type { BinItem } from '@launchyard/contract/bin';
import { BinItemType } from '../bin/bin-item.ts';
import { builder } from '../kit/builder.ts';
import { write } from '../kit/calls.ts';
import type { Owned } from '../kit/scope.ts';
import { payloadType } from '../kit/user-errors.ts';
import { actingAccount } from '../session/account.ts';
import { asItIsNow, describeLinkId } from './changed-link.ts';
import { Link } from './link.ts';
import { askableLinkId } from './load.ts';

const LinkDeleteInput = builder.inputType('LinkDeleteInput', {
  description: 'The link to delete.',
  fields: (t) => ({
    linkId: t.id({ required: true, description: describeLinkId }),
    revision: t.int({
      description:
        'The expected revision. The deletion is refused as LINK_CHANGED when the link has changed since. Omit to delete any revision.',
    }),
  }),
});

interface Deleted {
  id: string | null;
  binItem: BinItem | null;
  /** The current link, on a conflict. */
  current: Owned<AnyLink> | null;
}

const LinkDeletePayload = payloadType<Deleted>('LinkDeletePayload', 'The result of deleting a link.', (t) => ({
  deletedLinkId: t.id({
    nullable: true,
    description: 'The id of the deleted link. Null if refused.',
    resolve: ({ reply }) => reply?.id,
  }),
  binItem: t.field({
    type: BinItemType,
    nullable: true,
    description: 'The item in the bin, by which it can be restored; null when the deletion was refused.',
    resolve: ({ reply }) => reply?.binItem,
  }),
  link: t.field({
    type: Link,
    nullable: true,
    description: 'The current link if refused as LINK_CHANGED. Null otherwise.',
    resolve: ({ reply }) => reply?.current,
  }),
}));

builder.mutationField('linkDelete', (t) =>
  t.field({
    nullable: true,
    type: LinkDeletePayload,
    description: 'Deletes a link. Its URLs stop working immediately, unless another streaming link has the same one.',
    args: { input: t.arg({ type: LinkDeleteInput, required: true, description: 'The link.' }) },
    resolve: async (_root, { input }, context) => {
      const account = await actingAccount(context);
      const linkId = askableLinkId(input.linkId);
      const { reply, refusals } = await write(context, linkDelete, { linkId, revision: input.revision ?? undefined });
      if (reply) return { reply: { id: reply.linkId, binItem: reply.binItem, current: null }, refusals };
      return {
        reply: { id: null, binItem: null, current: await asItIsNow(context, account, linkId, refusals) },
        refusals,
      };
    },
  }),
);
