import { adminActGet, adminActList, type AdminActRow } from '@launchyard/contract/support';
import type { AdminAct as Act } from '@launchyard/domain/support';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { foundById, Node } from '../kit/node.ts';
import { askableId } from '../kit/ids.ts';
import { batched } from '../kit/batched.ts';
import { read } from '../kit/calls.ts';
import { asConnection, connectionType, pageArguments, pageInput } from '../kit/connection.ts';
import { costs } from '../kit/cost.ts';
import { AccountType } from '../session/account.ts';

const AdminActKind = builder.enumType('AdminActKind', {
  description: 'What an administrator did to an account.',
  values: {
    PAY_PER_LAUNCH_ON: { value: 'payPerLaunchOn', description: 'Switched pay-per-launch on.' },
    PAY_PER_LAUNCH_OFF: { value: 'payPerLaunchOff', description: 'Switched pay-per-launch off.' },
    SESSION_ENDED: { value: 'sessionEnded', description: 'Ended a session of the owner or a member, with consent.' },
    ACCOUNT_RESTORED: { value: 'accountRestored', description: 'Restored the account after its owner deleted it.' },
    UPLOAD_RETRIED: { value: 'uploadRetried', description: 'Retried a failed upload, with consent.' },
  } as const satisfies Record<string, { value: Act; description: string }>,
});

const AdminAct = builder.objectRef<AdminActRow>('AdminAct').implement({
  description: 'An action of an administrator on the account.',
  interfaces: [Node],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who did it.' }),
    kind: t.expose('act', { type: AdminActKind, description: 'What was done.' }),
    reason: t.exposeString('reason', {
      description: 'Why, as the administrator wrote it; of an act with consent, who allowed it and how.',
    }),
  }),
});

const AdminActConnection = connectionType(AdminAct, 'administrator actions');

builder.objectField(AccountType, 'adminActs', (t) =>
  t.field({
    type: AdminActConnection,
    nullable: true,
    description:
      'Changes that administrators made to the account, with their reasons, newest first. Entries cannot be changed. For those who may read the audit log; FORBIDDEN for others. Null when the support service does not respond.',
    args: pageArguments,
    extensions: costs({ call: 10 }),
    resolve: async ({ id }, args, context) =>
      asConnection(await read(context, adminActList, pageInput(args), id), (row) => row),
  }),
);

const loaded = batched<string, AdminActRow>(
  async (context, account, adminActIds) => (await read(context, adminActGet, { adminActIds }, account)).acts,
);

foundById('adminAct', {
  typeName: 'AdminAct',
  load: async (context, scope, id) => loaded(context, scope.id, askableId('adminAct', id)),
});
