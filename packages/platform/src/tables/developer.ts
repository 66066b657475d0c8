import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { instantColumn, primaryId } from '../kit/columns.ts';
import { accounts, people } from './accounts.ts';

/** Keys that sign tokens for clients. The private half never leaves the services. */
export const signingKeys = pgTable('signing_keys', {
  id: primaryId(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  privateKey: jsonb('private_key').$type<JWK>().notNull(),
  createdAt: instantColumn('created_at').notNull(),
});

/** Tokens for clients, to redeem each once. What a token says is in the token alone. */
export const clientTokens = pgTable(
  'client_tokens',
  {
    id: primaryId(),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    /** Who generated it. */
    personId: uuid('person_id')
      .notNull()
      .references(() => people.id),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
    redeemedAt: instantColumn('redeemed_at'),
    /** The request that redeemed it, to find it in the logs. */
    redeemedBy: text('redeemed_by'),
  },
  (table) => [
    index('client_tokens_account').on(table.accountId),
    index('client_tokens_person').on(table.personId),
    index('client_tokens_expiry').on(table.expiresAt),
  ],
);
