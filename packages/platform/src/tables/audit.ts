import { date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { AuditChange } from '@launchyard/domain/audit';
import type { Actor } from '@launchyard/domain/kit';
import { instantColumn, newId } from '../kit/columns.ts';

/** What somebody proved themselves with. */
export type CredentialKind = 'session' | 'key' | 'passwordReset' | 'clientToken' | 'newsletterLink';

/** Who did it, and in which account. Ids are UUIDs; `accountId` is null if a look-up found no account. */
export interface Author {
  requestId: string;
  personId: string;
  credentialId: string;
  credentialKind: CredentialKind;
  accountId: string | null;
  /** What the customer may know of them: a public id of a person or key, or `support`. */
  who: string;
  actor: Actor;
  /** Null for support. */
  networkAddress: string | null;
  /** The case in which support acts; null for everybody else, and for staff who act without one. */
  caseId: string | null;
}

/**
 * Every change by anybody and every read by support. Refused calls are summed up in another table. The migration
 * partitions it by month (`audit/months.ts`).
 */
export const auditLog = pgTable(
  'audit_log',
  {
    id: uuid('id').notNull().$defaultFn(newId),
    at: instantColumn('at').notNull(),
    requestId: text('request_id').notNull(),
    personId: uuid('person_id').notNull(),
    credentialId: uuid('credential_id').notNull(),
    credentialKind: text('credential_kind').$type<CredentialKind>().notNull(),
    /** The public id of the person or key, as the customer may know it, or `support`. */
    who: text('who').notNull(),
    actor: jsonb('actor').$type<Actor>().notNull(),
    /** Null if a look-up found no account. */
    accountId: uuid('account_id'),
    /** The support case (a UUID) that it was done in. Null for everybody else. */
    caseId: uuid('case_id'),
    call: text('call').notNull(),
    /** The public id of what it was done to, if there is one, and its name at that time. */
    subject: text('subject'),
    label: text('label'),
    changes: jsonb('changes').$type<AuditChange[]>().notNull(),
    outcome: text('outcome').$type<'done'>().notNull(),
  },
  (table) => [
    // A unique key of a partitioned table contains what it is partitioned by.
    primaryKey({ columns: [table.id, table.at] }),
    index('audit_log_account').on(table.accountId, table.at, table.id),
    index('audit_log_who').on(table.accountId, table.who, table.at, table.id),
    // Without it, an action that a busy person never took is looked for in all that they did.
    index('audit_log_who_call').on(table.accountId, table.who, table.call, table.at, table.id),
    index('audit_log_call').on(table.accountId, table.call, table.at, table.id),
  ],
);

/** The network address that an entry came from. Apart from the log, because it is deleted much sooner. */
export const auditAddresses = pgTable(
  'audit_addresses',
  {
    entryId: uuid('entry_id').primaryKey(),
    at: instantColumn('at').notNull(),
    address: text('address').notNull(),
  },
  (table) => [index('audit_addresses_at').on(table.at)],
);

/**
 * Refused changes, summed up: one row a day for each call that somebody makes in an account, however often they make
 * it. No process can delete any; `prune_refused_calls()` removes old ones.
 */
export const refusedCalls = pgTable(
  'refused_calls',
  {
    accountId: uuid('account_id').notNull(),
    personId: uuid('person_id').notNull(),
    credentialKind: text('credential_kind').$type<'session' | 'key'>().notNull(),
    call: text('call').notNull(),
    /** In UTC. */
    day: date('day').notNull(),
    count: integer('count').notNull(),
    firstAt: instantColumn('first_at').notNull(),
    lastAt: instantColumn('last_at').notNull(),
    /** About the last one: the request, the credential, the refusal codes, and the public id of its subject. */
    lastRequestId: text('last_request_id').notNull(),
    lastCredentialId: uuid('last_credential_id').notNull(),
    lastCodes: text('last_codes').array().notNull(),
    lastSubject: text('last_subject'),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.personId, table.credentialKind, table.call, table.day] }),
    index('refused_calls_day').on(table.day),
  ],
);
