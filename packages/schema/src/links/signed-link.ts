import { signedLinkGet, signedLinkList, type SignedLink as SignedLinkRow } from '@launchyard/contract/signed-links';
import { mayForSome } from '@launchyard/domain/access';
import {
  MOST_SIGNED_LINKS_COUNTED,
  SIGNED_LINK_KEPT_DAYS,
  signedLinkStateLabel,
  type SignedLinkState,
} from '@launchyard/domain/links';
import { Actor } from '../kit/actor.ts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { foundById, Node } from '../kit/node.ts';
import { owned, ownedOrNull, type Owned } from '../kit/scope.ts';
import { loadLink } from './load.ts';
import { StreamingLinkType } from './streaming-link.ts';

const SignedLinkState = builder.enumType('SignedLinkState', {
  description: 'Whether a signed link admits visitors.',
  values: {
    OPEN: { value: 'open', description: 'It admits visitors.' },
    USED_UP: { value: 'usedUp', description: 'It has admitted as many visitors as it was made for.' },
    EXPIRED: { value: 'expired', description: 'Its time is over.' },
    REVOKED: { value: 'revoked', description: 'Somebody of the account revoked it.' },
  } as const satisfies Record<string, { value: SignedLinkState; description: string }>,
});

export type SignedLink = Owned<SignedLinkRow>;

export const SignedLinkType = builder.objectRef<SignedLink>('SignedLink').implement({
  description:
    'A link of a streaming link that ends: after so many visitors, at a time, or at whichever comes first. Its address is shown once, by the mutation that made it.',
  interfaces: [Node],
  fields: (t) => ({
    streamingLink: t.field({
      type: StreamingLinkType,
      nullable: true,
      description: 'The link that it opens. Null when the links service does not respond.',
      resolve: async ({ account, linkId }, _arguments, context) => {
        const link = await loadLink(context, account, linkId);
        return link?.kind === 'streaming' ? link : null;
      },
    }),
    lastFour: t.exposeString('lastFour', { description: 'The last four characters of its address.' }),
    state: t.expose('state', { type: SignedLinkState, description: 'Whether it admits visitors.' }),
    stateLabel: t.string({
      description: 'The same as a word, as the panel shows it.',
      resolve: ({ state }) => signedLinkStateLabel(state),
    }),
    maxUses: t.exposeInt('maxUses', {
      nullable: true,
      description: 'How many visitors it was made for. Null for as many as want.',
    }),
    useCount: t.exposeInt('uses', {
      description: 'How many visitors it has admitted. One who comes back into their session is not counted again.',
    }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it stops admitting visitors. Null when it has no such time.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who made it.' }),
    lastUsedAt: t.expose('lastUsedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it admitted its latest visitor. Null when it has admitted none.',
    }),
    viewerCanRevoke: t.boolean({
      description: 'Whether the caller may revoke it.',
      resolve: ({ account }) => mayForSome(account.grant, 'links.write'),
    }),
  }),
});

const SignedLinkConnection = connectionType<SignedLink, { hasMoreThanCounted: boolean }>(
  SignedLinkType,
  'signed links',
);

builder.objectField(SignedLinkConnection, 'hasMoreThanCounted', (t) =>
  t.exposeBoolean('hasMoreThanCounted', {
    description: `Whether there are more signed links than \`totalCount\` says: counting stops at ${MOST_SIGNED_LINKS_COUNTED}.`,
  }),
);

builder.objectField(StreamingLinkType, 'signedLinks', (t) =>
  t.field({
    type: SignedLinkConnection,
    nullable: true,
    description: `Its signed links, newest first. One that ended leaves the list after ${SIGNED_LINK_KEPT_DAYS} days. Null when the links service does not respond. Loaded separately for each link, so it is expensive inside a list.`,
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) => {
      const page = await read(context, signedLinkList, { ...pageInput(args), linkId: id }, account.id);
      return { ...asConnection(page, (row) => owned(account, row)), hasMoreThanCounted: page.hasMoreThanCounted };
    },
  }),
);

const signedLinks = batched<string, SignedLinkRow>(
  async (context, account, signedLinkIds) =>
    (await read(context, signedLinkGet, { signedLinkIds }, account)).signedLinks,
);

foundById('signedLink', {
  typeName: 'SignedLink',
  load: async (context, scope, id) =>
    ownedOrNull(scope, await signedLinks(context, scope.id, askableId('signedLink', id))),
});
