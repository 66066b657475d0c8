import {
  auditActors,
  auditGet,
  auditList,
  MOST_AUDIT_ACTORS,
  type AuditEntry as Entry,
} from '@launchyard/contract/audit';
import type { CallReply } from '@launchyard/contract/kit';
import { may } from '@launchyard/domain/access';
import { AUDIT_MONTHS, MOST_AUDIT_ENTRIES_COUNTED } from '@launchyard/domain/audit';
import { Actor } from '../kit/actor.ts';
import { batched } from '../kit/batched.ts';
import { builder } from '../kit/builder.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { askableId } from '../kit/ids.ts';
import { foundById } from '../kit/node.ts';
import { owned, ownedOrNull, type Owned } from '../kit/scope.ts';
import { AccountType } from '../session/account.ts';
import { AuditAction, AuditEntry } from './audit-entry.ts';

const MOST = MOST_AUDIT_ENTRIES_COUNTED.toLocaleString('en-US');

const AuditEntryConnection = connectionType<Owned<Entry>, { hasMoreThanCounted: boolean }>(
  AuditEntry,
  'audit log entries',
);

builder.objectField(AuditEntryConnection, 'hasMoreThanCounted', (t) =>
  t.exposeBoolean('hasMoreThanCounted', {
    description: `Whether there are older entries than \`totalCount\` includes: counting stops at ${MOST}, and \`search\` looks through the newest ${MOST} entries that meet the other conditions. Narrow the dates to reach older ones.`,
  }),
);

const AuditActor = builder.objectRef<CallReply<typeof auditActors>['actors'][number]>('AuditActor').implement({
  description: 'Somebody in the audit log.',
  fields: (t) => ({
    actorId: t.exposeID('actorId', {
      description: 'The value for `AuditFilter.actorId`: the id of a person or an API key, or `support`.',
    }),
    actor: t.expose('actor', { type: Actor, description: 'Who it is, by their newest name.' }),
  }),
});

const filterArguments = builder.args((t) => ({
  actorId: t.id({ description: 'Only what this person or API key did, by their id, or `support`. Omit for all.' }),
  action: t.field({ type: AuditAction, description: 'Only this action. Omit for all.' }),
  createdFrom: t.field({ type: 'DateTime', description: 'Only entries from this time on. Omit for no limit.' }),
  createdBefore: t.field({ type: 'DateTime', description: 'Only entries before this time. Omit for no limit.' }),
  search: t.string({
    description:
      'Only entries with this text in the name of who did it or of what it was done to, in any case. Omit for all.',
  }),
}));

builder.objectFields(AccountType, (t) => ({
  viewerCanReadAuditLog: t.boolean({
    description: 'Whether the caller may read the audit log.',
    resolve: ({ grant }) => may(grant, 'audit.read'),
  }),
  auditEntries: t.field({
    type: AuditEntryConnection,
    nullable: true,
    description: `The audit log: who did what in the account, newest first. Kept for ${AUDIT_MONTHS} months. For owners, finance members and support; FORBIDDEN for others. Null when the service does not respond.`,
    args: { ...pageArguments, ...filterArguments },
    resolve: async (account, args, context) => {
      const { actorId, action, createdFrom, createdBefore, search } = args;
      const filter = {
        actorId: actorId ?? undefined,
        action: action ?? undefined,
        createdFrom: createdFrom ?? undefined,
        createdBefore: createdBefore ?? undefined,
        search: search ?? undefined,
      };
      const page = await read(context, auditList, { ...pageInput(args), ...filter }, account.id);
      return { ...asConnection(page, (row) => owned(account, row)), hasMoreThanCounted: page.hasMoreThanCounted };
    },
  }),
  auditActors: t.field({
    type: [AuditActor],
    nullable: true,
    description: `Everybody in the audit log, by name; at most ${MOST_AUDIT_ACTORS}. For those who may read the log. Null when the service does not respond.`,
    extensions: costs({ items: 20, call: 10 }),
    resolve: async ({ id }, _args, context) => (await read(context, auditActors, {}, id)).actors,
  }),
}));

const loaded = batched<string, Entry>(
  async (context, account, entryIds) => (await read(context, auditGet, { entryIds }, account)).entries,
);

foundById('auditEntry', {
  typeName: 'AuditEntry',
  load: async (context, scope, id) => ownedOrNull(scope, await loaded(context, scope.id, askableId('auditEntry', id))),
});
