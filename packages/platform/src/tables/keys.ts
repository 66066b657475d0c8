import type { KeyKind, KeyScope } from '@launchyard/domain/developer';
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { budgetColumns, bytea, instantColumn, primaryId } from '../kit/columns.ts';
import { accounts, people } from './accounts.ts';

/** Keys for programs. Only the hash is stored; prefix and last four characters help people to recognise a key. */
export const apiKeys = pgTable(
  'api_keys',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    /** The applications that it is limited to, as for a member. */
    appIds: uuid('app_ids').array(),
    kind: text('kind').$type<KeyKind>().notNull(),
    /** Only a named key has one. */
    name: text('name'),
    /** What a named key may do in addition to reading; null: it is not narrowed. */
    scopes: text('scopes').array().$type<KeyScope[]>(),
    tokenHash: bytea('token_hash').notNull().unique(),
    lastFour: text('last_four').notNull(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at'),
    endedAt: instantColumn('ended_at'),
    lastUsedAt: instantColumn('last_used_at'),
    ...budgetColumns(),
  },
  (table) => [index('api_keys_account').on(table.accountId), index('api_keys_person').on(table.personId)],
);
