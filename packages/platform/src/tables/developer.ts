import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';
import { bytea, instantColumn, primaryId } from '../kit/columns.ts';
import { sessions } from './access.ts';
import { accounts, people } from './accounts.ts';
import { apiKeys } from './keys.ts';

/** Keys that sign tokens for clients. The private half never leaves the services, and is sealed here. */
export const signingKeys = pgTable('signing_keys', {
  id: primaryId(),
  publicKey: jsonb('public_key').$type<JWK>().notNull(),
  /** In PKCS #8; null for a key from before they were sealed, which only verifies. */
  sealedPrivateKey: text('sealed_private_key'),
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

/** Tokens with which a person asks in GraphiQL for an hour, with the rights and the budget of a key. */
export const graphiqlTokens = pgTable(
  'graphiql_tokens',
  {
    id: primaryId(),
    /** That of the key. */
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id),
    apiKeyId: uuid('api_key_id')
      .notNull()
      .references(() => apiKeys.id, { onDelete: 'cascade' }),
    /** The session that made it, and that it ends with. */
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessions.id, { onDelete: 'cascade' }),
    tokenHash: bytea('token_hash').notNull().unique(),
    createdAt: instantColumn('created_at').notNull(),
    expiresAt: instantColumn('expires_at').notNull(),
  },
  (table) => [
    index('graphiql_tokens_account').on(table.accountId, table.expiresAt),
    index('graphiql_tokens_key').on(table.apiKeyId),
    index('graphiql_tokens_session').on(table.sessionId),
    index('graphiql_tokens_expiry').on(table.expiresAt),
  ],
);
