/**
 * Instants are milliseconds, amounts are cents. Of a card, only brand, last four digits and expiry are kept, and how it
 * behaves later. `later` and `reason` are outcomes of `domain/payments`.
 */
export const TABLES = `
CREATE TABLE IF NOT EXISTS customers (
  id TEXT PRIMARY KEY,
  account_id TEXT NOT NULL,
  email TEXT NOT NULL,
  payment_method_id TEXT,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS payment_methods (
  id TEXT PRIMARY KEY,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  brand TEXT NOT NULL,
  last4 TEXT NOT NULL CHECK (length(last4) = 4),
  exp_month INTEGER NOT NULL,
  exp_year INTEGER NOT NULL,
  later TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS payment_intents (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  reference TEXT NOT NULL,
  description TEXT NOT NULL,
  amount INTEGER NOT NULL CHECK (amount > 0),
  refunded INTEGER NOT NULL DEFAULT 0 CHECK (refunded BETWEEN 0 AND amount),
  /* Null: it succeeded. */
  reason TEXT,
  payment_method_id TEXT REFERENCES payment_methods (id),
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS payment_intents_by_time ON payment_intents (created_at, number);

CREATE TABLE IF NOT EXISTS refunds (
  id TEXT PRIMARY KEY,
  payment_intent_id TEXT NOT NULL REFERENCES payment_intents (id),
  amount INTEGER NOT NULL CHECK (amount > 0),
  reason TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;

CREATE TABLE IF NOT EXISTS sessions (
  id TEXT PRIMARY KEY,
  /* In the address of its page: whoever has it may pay. */
  page_key TEXT NOT NULL UNIQUE,
  customer_id TEXT NOT NULL REFERENCES customers (id),
  mode TEXT NOT NULL,
  reference TEXT NOT NULL,
  lines TEXT NOT NULL,
  next_bill TEXT,
  amount INTEGER NOT NULL,
  email TEXT NOT NULL,
  success_url TEXT NOT NULL,
  cancel_url TEXT NOT NULL,
  status TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  /* The card that waits for its holder’s confirmation. */
  pending TEXT,
  payment_intent_id TEXT REFERENCES payment_intents (id),
  payment_method_id TEXT REFERENCES payment_methods (id),
  expires_at INTEGER NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS sessions_of_customers ON sessions (customer_id, created_at);
CREATE INDEX IF NOT EXISTS open_sessions ON sessions (expires_at) WHERE status = 'open';

CREATE TABLE IF NOT EXISTS events (
  number INTEGER PRIMARY KEY AUTOINCREMENT,
  id TEXT NOT NULL UNIQUE,
  body TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  /* Null: it was delivered, or given up. */
  next_try_at INTEGER,
  delivered_at INTEGER,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX IF NOT EXISTS waiting_events ON events (next_try_at) WHERE next_try_at IS NOT NULL;
CREATE INDEX IF NOT EXISTS events_by_time ON events (created_at);

CREATE TABLE IF NOT EXISTS keys (
  key TEXT PRIMARY KEY,
  digest TEXT NOT NULL,
  answer TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
`;
