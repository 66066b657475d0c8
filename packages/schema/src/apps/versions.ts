import {
  appLinkableVersions,
  appVersionList,
  latestHistory,
  latestMoveGet,
  type AppVersion as VersionRow,
  type LatestMove as MoveRow,
} from '@launchyard/contract/apps';
import { MAX_LINKABLE_VERSIONS, type LatestReason } from '@launchyard/domain/apps';
import { Actor } from '../kit/actor.ts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import { askableId } from '../kit/ids.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import type { Context } from '../kit/context.ts';
import { costs } from '../kit/cost.ts';
import { orderInput } from '../kit/order.ts';
import { owned, ownedOrNull, type Owned, type Scope } from '../kit/scope.ts';
import { AppVersionType, loadVersion } from './app-version.ts';
import { AppType } from './app.ts';

const LatestMoveReason = builder.enumType('LatestMoveReason', {
  description: 'Why Latest changed.',
  values: {
    TESTED: { value: 'tested', description: 'A new version passed its test.' },
    CHOSEN: { value: 'chosen', description: 'Someone chose the version.' },
  } as const satisfies Record<Uppercase<LatestReason>, { value: LatestReason; description: string }>,
});

const LatestMove = builder.objectRef<Owned<MoveRow>>('LatestMove').implement({
  description: 'A change of the version that Latest serves.',
  interfaces: [Node],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When Latest changed.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who uploaded or chose the version.' }),
    why: t.expose('why', { type: LatestMoveReason, description: 'The reason.' }),
    fromNumber: t.exposeInt('fromNumber', {
      nullable: true,
      description: 'The number of the version that it served before; null for the first.',
    }),
    from: t.field({
      type: AppVersionType,
      nullable: true,
      description:
        'The version that it served before. Null for the first, once that version was deleted, or when the applications service does not respond.',
      resolve: ({ account, fromId }, _arguments, context) => versionOf(context, account, fromId),
    }),
    toNumber: t.exposeInt('toNumber', { description: 'The number of the version that it served from then on.' }),
    to: t.field({
      type: AppVersionType,
      nullable: true,
      description:
        'The version that it served from then on. Null once that version was deleted, or when the applications service does not respond.',
      resolve: ({ account, toId }, _arguments, context) => versionOf(context, account, toId),
    }),
  }),
});

const versionOf = async (context: Context, account: Scope, id: string | null) =>
  id === null ? null : ownedOrNull(account, await loadVersion(context, account.id, id));

const linkable = batched<string, VersionRow[]>(
  async (context, account, appIds) => (await read(context, appLinkableVersions, { appIds }, account)).versions,
);

const AppVersionOrder = orderInput('AppVersion', 'versions', {
  NUMBER: { value: 'number', description: 'Its number: the order in which they were uploaded.' },
  SIZE_BYTES: { value: 'sizeBytes', description: 'The storage it uses.' },
} as const);

const AppVersionConnection = connectionType(AppVersionType, 'versions');
const LatestMoveConnection = connectionType(LatestMove, 'changes of Latest');

builder.objectFields(AppType, (t) => ({
  versions: t.field({
    type: AppVersionConnection,
    nullable: true,
    description:
      'Its versions, newest first unless `orderBy` says otherwise, without those in the bin. Null when the applications service does not respond. Loaded separately for each application, so it is expensive inside a list.',
    args: {
      ...pageArguments,
      orderBy: t.arg({ type: AppVersionOrder, description: 'How to sort them. Defaults to the highest number first.' }),
    },
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) => {
      const input = { ...pageInput(args), appId: id, orderBy: args.orderBy ?? undefined };
      const page = await read(context, appVersionList, input, account.id);
      return asConnection(page, (row) => owned(account, row));
    },
  }),
  linkableVersions: t.field({
    type: [AppVersionType],
    nullable: true,
    description: `The versions that a link can be pinned to, highest number first: those that passed their test, without those in the bin. At most the newest ${MAX_LINKABLE_VERSIONS}; links can be pinned to older ones as well, which \`versions\` lists. Null when the applications service does not respond.`,
    extensions: costs({ items: MAX_LINKABLE_VERSIONS }),
    resolve: async ({ account, id }, _arguments, context) =>
      (await linkable(context, account.id, id))?.map((row) => owned(account, row)),
  }),
  latestHistory: t.field({
    type: LatestMoveConnection,
    nullable: true,
    description:
      'Which versions Latest has served, newest first. Entries cannot be changed. Null when the applications service does not respond. Loaded separately for each application, so it is expensive inside a list.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ account, id }, args, context) =>
      asConnection(await read(context, latestHistory, { ...pageInput(args), appId: id }, account.id), (row) =>
        owned(account, row),
      ),
  }),
}));

const loaded = batched<string, MoveRow>(
  async (context, account, latestMoveIds) => (await read(context, latestMoveGet, { latestMoveIds }, account)).moves,
);

foundById('latestMove', {
  typeName: 'LatestMove',
  load: async (context, scope, id) => ownedOrNull(scope, await loaded(context, scope.id, askableId('latestMove', id))),
});
