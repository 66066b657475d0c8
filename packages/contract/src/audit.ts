import { z } from 'zod';
import { AUDIT_ACTIONS, MOST_AUDIT_ENTRIES_COUNTED } from '@launchyard/domain/audit';
import { call } from './kit/call.ts';
import { actor, id, instant, page, pageInput, someIds, text } from './kit/shapes.ts';
import { supportCase } from './support-case.ts';

/** Something that somebody did in the account, or that support read. */
export const auditEntry = z.object({
  id,
  createdAt: instant,
  /** Who did it, with their name at that time. */
  createdBy: actor,
  /** The public id of the person or key; null for support. */
  actorId: id.nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /** The session, key or password reset by which they proved who they are; null for support. */
  credentialId: id.nullable(),
  /** The support case that it was done in. Null unless support did it. */
  supportCase: supportCase.nullable(),
  subjectId: id.nullable(),
  /** The name of the subject at that time. */
  subjectLabel: z.string().nullable(),
  /** Null once it is deleted, and for support. */
  networkAddress: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
});
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = call({
  name: 'audit.list',
  method: 'POST',
  path: '/audit-list',
  access: 'audit.read',
  changes: false,
  summary: `The audit log of the account, newest first. The count stops at ${MOST_AUDIT_ENTRIES_COUNTED}, and a search by name looks through as many of the newest entries that match the rest.`,
  input: z.object({
    ...pageInput.shape,
    /** A person or key by its id, or `support`. */
    actorId: id.optional(),
    action: z.enum(AUDIT_ACTIONS).optional(),
    createdFrom: instant.optional(),
    createdBefore: instant.optional(),
    /** A part of the name of what it was done to, or of who did it, in any case. */
    search: text(100).optional(),
  }),
  reply: z.object({ ...page(auditEntry).shape, hasMoreThanCounted: z.boolean() }),
});

export const auditGet = call({
  name: 'audit.get',
  method: 'POST',
  path: '/audit-get',
  access: 'audit.read',
  changes: false,
  summary: 'Entries of the audit log by id, in the order of the request; null for ids that do not exist.',
  input: z.object({ entryIds: someIds }),
  reply: z.object({ entries: z.array(auditEntry.nullable()) }),
});

/** Nobody looks through a longer list of people and keys. */
export const MOST_AUDIT_ACTORS = 200;

export const auditActors = call({
  name: 'audit.actors',
  method: 'POST',
  path: '/audit-actors',
  access: 'audit.read',
  changes: false,
  summary: `Everybody who is in the audit log of the account, with their newest name; at most ${MOST_AUDIT_ACTORS}.`,
  input: z.object({}),
  reply: z.object({ actors: z.array(z.object({ actorId: id, actor })) }),
});
