import type { AuditEntry as Entry } from '@launchyard/contract/audit';
import { AUDIT_ACTIONS, AUDIT_ADDRESS_DAYS, auditActionName, auditActionText } from '@launchyard/domain/audit';
import { Actor } from '../kit/actor.ts';
import { builder } from '../kit/builder.ts';
import { costs } from '../kit/cost.ts';
import { Node, nodeKind } from '../kit/node.ts';
import type { Owned } from '../kit/scope.ts';

export const AuditAction = builder.enumType('AuditAction', {
  description: 'What somebody did. Actions that view something were done by support.',
  values: Object.fromEntries(
    AUDIT_ACTIONS.map((action) => [
      auditActionName(action),
      { value: action, description: `Shown as “${auditActionText(action)}”.` },
    ]),
  ),
});

const AuditChange = builder.objectRef<Entry['changes'][number]>('AuditChange').implement({
  description: 'A field that an action changed.',
  fields: (t) => ({
    field: t.exposeString('field', { description: 'The name of the field, or how many more there are.' }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'The value before. Null when there was none. Long values are cut.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'The value after. Null when there is none. Long values are cut.',
    }),
  }),
});

export const AuditEntry = builder.objectRef<Owned<Entry>>('AuditEntry').implement({
  description: 'Something that somebody did in the account, or that support viewed. Entries never change.',
  interfaces: [Node],
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was done.' }),
    createdBy: t.expose('createdBy', { type: Actor, description: 'Who did it.' }),
    actorId: t.exposeID('actorId', {
      nullable: true,
      description: 'The id of the person, `per_…`, or of the API key, `key_…`, that did it. Null for support.',
    }),
    action: t.expose('action', { type: AuditAction, description: 'What was done.' }),
    actionText: t.string({
      description: 'What was done, in words: `Deleted a link`.',
      resolve: ({ action }) => auditActionText(action),
    }),
    credentialId: t.exposeID('credentialId', {
      nullable: true,
      description:
        'The id of the session, `ses_…`, the API key, `key_…`, or the password reset, `pwr_…`, that was used. Null for support.',
    }),
    subjectId: t.exposeID('subjectId', {
      nullable: true,
      description: 'The id of what it was done to. Null when it concerns nothing in particular.',
    }),
    subjectLabel: t.exposeString('subjectLabel', {
      nullable: true,
      description: 'The name of what it was done to, as it was at that time. Null when it has no name.',
    }),
    subject: t.field({
      type: Node,
      nullable: true,
      description: 'What it was done to. Null when it is deleted or concerns nothing in particular.',
      extensions: costs({ call: 5 }),
      resolve: async ({ account, subjectId }, _args, context) =>
        subjectId === null ? null : ((await nodeKind(subjectId)?.load(context, account, subjectId)) ?? null),
    }),
    networkAddress: t.exposeString('networkAddress', {
      nullable: true,
      description: `The network address that it was done from. Null after ${AUDIT_ADDRESS_DAYS} days, and for support.`,
    }),
    changes: t.field({
      type: [AuditChange],
      description: 'The fields that it changed, before and after. Secrets are never included.',
      extensions: costs({ items: 1 }),
      resolve: ({ changes }) => changes,
    }),
  }),
});
