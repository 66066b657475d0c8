import type { Pool } from 'pg';

/*
 * Inserts rows by the hundred thousand with SQL, which would take hours through the services. They went through no
 * pipeline and have no files: they serve query plans and benchmarks. Requires the role that owns the tables.
 */

type Database = Pick<Pool, 'query'>;

/**
 * A SQL expression for the UUID of the n-th row of a table. UUIDs increase with n, like those that the services
 * create. `n` is an expression.
 */
const idOf = (table: keyof typeof TABLES, n: string): string =>
  `('01900000-${TABLES[table]}-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;
const TABLES = {
  account: '0001',
  person: '0002',
  app: '0003',
  config: '0004',
  version: '0005',
  upload: '0006',
  link: '0007',
  picture: '0008',
  move: '0009',
  asset: '0010',
} as const;

const THEN = `timestamptz '2026-01-01'`;
/** The hash of a token that nobody has. */
const hashOf = (n: string, kind: string) => `sha256(('${kind}' || ${n})::bytea)`;

/** Accounts, each with an owner, a session, a key, a config, a member and everything else that an account has one of. */
export async function insertAccounts(database: Database, count: number): Promise<void> {
  const each = `from generate_series(1, ${count}) n`;
  const account = idOf('account', 'n');
  const person = idOf('person', 'n');
  await run(
    database,
    `with opened as (insert into accounts (id, owner_id, username, username_key, created_at, updated_at) select ${account}, ${person}, 'owner_' || n, 'owner_' || n, ${THEN}, ${THEN} ${each})
     insert into people (id, account_id, email, password_hash, created_at) select ${person}, ${account}, 'owner_' || n || '@launchyard.example', '', ${THEN} ${each}`,
    `insert into members (account_id, person_id, role, created_at) select ${account}, ${idOf('person', `n % ${count} + 1`)}, 'editor', ${THEN} ${each}`,
    `insert into team_invitations (id, account_id, email, role, invited_by, token_hash, created_at, sent_at, expires_at) select gen_random_uuid(), ${account}, 'invited_' || n || '@launchyard.example', 'viewer', ${person}, ${hashOf('n', 'invitation')}, ${THEN}, ${THEN}, 'infinity' ${each}`,
    `insert into ownership_offers (id, account_id, from_id, to_id, created_at, expires_at) select gen_random_uuid(), ${account}, ${person}, ${idOf('person', `n % ${count} + 1`)}, ${THEN}, 'infinity' ${each}`,
    `insert into sessions (id, person_id, token_hash, created_at, last_used_at, user_agent, expires_at) select gen_random_uuid(), ${person}, ${hashOf('n', 'session')}, ${THEN}, ${THEN}, '', 'infinity' ${each}`,
    `insert into sign_in_codes (id, session_id, token_hash, created_at, expires_at) select gen_random_uuid(), id, token_hash, ${THEN}, ${THEN} from sessions`,
    `insert into known_devices (id, token_hash, person_id, created_at, last_used_at) select gen_random_uuid(), ${hashOf('n', 'device')}, ${person}, ${THEN}, ${THEN} ${each}`,
    `insert into api_keys (id, account_id, person_id, kind, token_hash, last_four, created_at) select gen_random_uuid(), ${account}, ${person}, 'api', ${hashOf('n', 'key')}, '0000', ${THEN} ${each}`,
    `insert into graphiql_tokens (id, account_id, api_key_id, session_id, token_hash, created_at, expires_at) select gen_random_uuid(), api_keys.account_id, api_keys.id, sessions.id, api_keys.token_hash, ${THEN}, ${THEN} from api_keys join sessions on sessions.person_id = api_keys.person_id`,
    `insert into client_tokens (id, account_id, person_id, created_at, expires_at) select gen_random_uuid(), ${account}, ${person}, ${THEN}, ${THEN} ${each}`,
    `insert into password_resets (id, person_id, token_hash, created_at, expires_at) select gen_random_uuid(), ${person}, ${hashOf('n', 'reset')}, ${THEN}, ${THEN} ${each}`,
    `insert into newsletter_consents (id, person_id, at, act, way, sentence, wording_version) select gen_random_uuid(), ${person}, ${THEN}, 'given', 'profile', 'x', 1 ${each}, generate_series(1, 3)`,
    `insert into sign_ups (id, email, username, password_hash, code_hash, created_at, code_sent_at) select gen_random_uuid(), 'new_' || n || '@launchyard.example', 'new_' || n, '', '', ${THEN}, ${THEN} ${each}`,
    `insert into former_usernames (username_key, account_id, ended_at) select 'former_' || n, ${account}, ${THEN} ${each}`,
    `insert into embedding_domains (account_id, domain, created_at, created_by) select ${account}, 'shop-' || n || '.example', ${THEN}, '{"kind":"member","label":"owner"}' ${each}`,
    `insert into attempts (kind, subject, at) select 'sign-in account', 'owner_' || n || '@launchyard.example', ${THEN} ${each}`,
    ...['live', 'ended'].map(
      (state) =>
        `insert into streaming_sessions (id, account_id, link_id, link_name, app_id, app_name, version_id, version, config_name, rules, state, created_at, seen_at, ended_at, end_reason) select gen_random_uuid(), ${account}, ${account}, 'link', ${account}, 'App', ${account}, 1, 'default', '{}', '${state}', ${THEN}, ${state === 'live' ? 'now()' : THEN}, ${state === 'live' ? 'null, null' : `${THEN}, 'visitorLeft'`} ${each}, generate_series(1, 2)`,
    ),
    `insert into streaming_crashes (id, account_id, link_id, link_name, app_name, version_id, version, session_id, last_lines, last_at, told_count, due_at, mailed_at) select gen_random_uuid(), ${account}, gen_random_uuid(), 'link', 'App', ${account}, 1, ${account}, '[]', ${THEN}, 1, ${THEN}, ${THEN} ${each}, generate_series(1, 2)`,
    `insert into usage_quarters (account_id, quarter, sessions, streamed_milliseconds) select ${account}, ${THEN} + q * interval '15 minutes', 1, 60000 ${each}, generate_series(1, 3) q`,
    `insert into billing_customers (account_id, customer_id, card, card_given_at, created_at) select ${account}, 'cus_' || n, '{}', ${THEN}, ${THEN} ${each}`,
    `insert into subscriptions (id, account_id, plan, count, paid_count, anchor_at, period_index, period_ends_at, is_ending, is_unpaid, created_at) select gen_random_uuid(), ${account}, 'concurrentUsers', 3, 3, ${THEN}, 0, 'infinity', false, false, ${THEN} ${each}`,
    `insert into subscription_changes (id, account_id, subscription_id, wish, as_of, due_cents, state, author, created_at) select gen_random_uuid(), account_id, id, '{}', ${THEN}, 0, 'done', '{}', ${THEN} from subscriptions, generate_series(1, 2)`,
    `insert into invoices (id, account_id, subscription_id, number, reason, state, tax_cents, total_cents, buyer, issued_at, due_at) select gen_random_uuid(), account_id, id, row_number() over (), 'renewal', 'paid', 0, 30000, '{}', ${THEN}, ${THEN} from subscriptions, generate_series(1, 3)`,
    `insert into invoice_lines (invoice_id, position, plan, count, unit_cents, starts_at, ends_at, part_seconds, whole_seconds, amount_cents) select id, 1, 'concurrentUsers', 3, 10000, ${THEN}, ${THEN}, 1, 1, 30000 from invoices`,
    `insert into invoice_numbers (seller, last) select 'launchyard', count(*) from invoices`,
    `insert into ledger_transactions (id, account_id, reason, reference, at) select gen_random_uuid(), account_id, 'invoice', id, ${THEN} from invoices`,
    `insert into ledger_entries (id, transaction_id, account_id, ledger, amount_cents) select gen_random_uuid(), id, account_id, ledger, amount from ledger_transactions, (values ('receivable', 30000), ('revenue', -30000)) sides (ledger, amount)`,
    `insert into checkouts (id, account_id, due_cents, state, author, created_at, expires_at) select gen_random_uuid(), ${account}, 30000, 'complete', '{}', ${THEN}, ${THEN} ${each}, generate_series(1, 2)`,
    `insert into provider_events (id, kind, happened_at, received_at, applied_at) select 'evt_' || n, 'checkoutCompleted', ${THEN}, ${THEN}, ${THEN} ${each}`,
    `insert into streaming_samples (id, session_id, at, quality) select gen_random_uuid(), id, ${THEN}, '{}' from streaming_sessions`,
    `insert into configs (id, account_id, name, name_key, created_at, created_by, updated_at) select ${idOf('config', 'n')}, ${account}, 'Default', 'default', ${THEN}, '{"kind":"system","label":"Launchyard"}', ${THEN} ${each}`,
    `insert into bin_items (id, account_id, kind, subject_id, name, deleted_at, deleted_by) select gen_random_uuid(), ${account}, 'streamingLink', gen_random_uuid(), 'Gone', now(), '{"kind":"member","label":"owner"}' ${each}, generate_series(1, 3)`,
    `insert into config_changes (id, config_id, revision, created_at, reason, created_by, document, has_password, is_password_new) select gen_random_uuid(), ${idOf('config', 'n')}, 1, ${THEN}, 'created', '{"kind":"member","label":"x"}', '{}', false, false ${each}`,
    `insert into idempotency_keys (account_id, key, call, input_hash, created_at) select ${account}, 'once', 'uploads.start', '', ${THEN} ${each}`,
    `insert into audit_log (id, at, request_id, person_id, credential_id, credential_kind, who, actor, account_id, call, changes, outcome) select gen_random_uuid(), ${THEN}, 'req', ${person}, ${person}, 'session', 'per_' || n, '{"kind":"member","label":"owner"}', ${account}, 'session.signIn', '[]', 'done' ${each}`,
    `insert into audit_addresses (entry_id, at, address) select id, at, '192.0.2.1' from audit_log where call = 'session.signIn'`,
    `insert into refused_calls (account_id, person_id, credential_kind, call, day, count, first_at, last_at, last_request_id, last_credential_id, last_codes) select ${account}, ${person}, 'key', 'links.rename', '2026-01-01', 1, ${THEN}, ${THEN}, 'req', ${person}, '{}' ${each}`,
    `insert into admin_acts (id, account_id, person_id, created_at, act, reason) select gen_random_uuid(), ${account}, ${person}, ${THEN}, 'payPerLaunchOn', 'x' ${each}`,
    `insert into support_cases (id, account_id, person_id, reason, opened_at, ends_at) select gen_random_uuid(), ${account}, ${person}, 'x', ${THEN}, ${THEN} ${each}`,
    `insert into alerts (id, kind, fingerprint, text, first_at, last_at, count, state, told_count, due_at) select ${person}, 'uploadFailed', 'uploadFailed ' || n, '', ${THEN}, ${THEN}, 1, 'sent', 1, ${THEN} ${each}`,
    `insert into alert_messages (id, alert_id, kind, channel, message, state, created_at) select gen_random_uuid(), ${person}, 'uploadFailed', 'slack', '{}', 'sent', ${THEN} ${each}`,
    `insert into mails (id, kind, recipient, subject, body, created_at, failed_at, problem, tries) select gen_random_uuid(), 'passwordReset', 'owner_' || n || '@launchyard.example', '', '', ${THEN}, ${THEN}, 'unreachable', 1 ${each}`,
    `insert into test_server_mails (incident_id, account_id, at) select ${person}, ${account}, ${THEN} ${each}`,
  );
}

/** The owner of the rows: one account (a UUID), or this many of the accounts from `insertAccounts`, in turn. */
export type Owner = { accountId: string; configId: string } | { accounts: number };

/** Applications `App_1` and on, each with a tested version, a streaming link and a thumbnail, and as many library images. */
export async function insertApps(database: Database, count: number, owner: Owner): Promise<void> {
  const each = `from generate_series(1, ${count}) n`;
  const account = accountOf(owner);
  const config = 'accountId' in owner ? `'${owner.configId}'::uuid` : idOf('config', nth(owner.accounts));
  const app = idOf('app', 'n');
  await run(
    database,
    `insert into apps (id, account_id, name, name_key, created_at, created_by, updated_at) select ${app}, ${account}, 'App_' || n, 'app_' || n, ${THEN}, '{"kind":"member","label":"owner"}', ${THEN} ${each}`,
    `insert into app_versions (id, account_id, app_id, number, build_type, size_bytes, created_at, tested_at) select ${idOf('version', 'n')}, ${account}, ${app}, 1, 'windows', 1024, ${THEN}, ${THEN} ${each}`,
    `insert into latest_moves (id, app_id, created_at, created_by, why, to_number) select ${idOf('move', 'n')}, ${app}, ${THEN}, '{"kind":"member","label":"owner"}', 'tested', 1 ${each}`,
    `update apps set latest_version_id = app_versions.id from app_versions where app_versions.app_id = apps.id`,
    `insert into links (id, account_id, app_id, config_id, kind, name, sealed_id, created_at, created_by, updated_at) select ${idOf('link', 'n')}, ${account}, ${app}, ${config}, 'streaming', 'link-' || n, 'sealed-' || n, ${THEN}, '{"kind":"member","label":"owner"}', ${THEN} ${each}`,
    `insert into signed_links (id, link_id, token_hash, last_four, max_uses, uses, created_at, created_by) select gen_random_uuid(), ${idOf('link', 'n')}, ${hashOf('n', 'signed')}, '0000', 2, 1, ${THEN}, '{"kind":"member","label":"owner"}' ${each}`,
    `insert into transfers (id, account_id, kind, file_name, size_bytes, part_bytes, state, started_by, created_at, last_byte_at) select ${idOf('picture', 'n')}, ${account}, 'thumbnail', 'a.png', 1024, 16777216, 'committed', ${account}, ${THEN}, ${THEN} ${each}`,
    `insert into thumbnails (id, app_id, key, media_type, width, height, shown_at) select ${idOf('picture', 'n')}, ${app}, 'picture-' || n, 'image/png', 8, 8, ${THEN} ${each}`,
    `insert into transfers (id, account_id, kind, file_name, size_bytes, part_bytes, state, started_by, created_at, last_byte_at) select ${idOf('asset', 'n')}, ${account}, 'asset', 'a.png', 1024, 16777216, 'committed', ${account}, ${THEN}, ${THEN} ${each}`,
    `insert into assets (id, account_id, kind, name, created_at, created_by, key, media_type, size_bytes, width, height) select ${idOf('asset', 'n')}, ${account}, 'image', 'a.png', ${THEN}, '{"kind":"member","label":"owner"}', 'asset-' || n, 'image/png', 1024, 8, 8 ${each}`,
  );
}

/**
 * One upload for each application from `insertApps`, with these states in turn. Each has stages, a part, events, and
 * whatever else belongs to its state. None counts as idle or stuck for the first minutes.
 */
export async function insertUploads(
  database: Database,
  count: number,
  owner: Owner,
  states: readonly string[],
): Promise<void> {
  const each = `from generate_series(1, ${count}) n`;
  const account = accountOf(owner);
  const upload = idOf('upload', 'n');
  const state = `(array[${states.map((name) => `'${name}'`).join(',')}])[n % ${states.length} + 1]`;
  const by = `'{"kind":"member","label":"owner"}'::jsonb`;
  await run(
    database,
    `insert into transfers (id, account_id, kind, file_name, size_bytes, part_bytes, received_bytes, state, started_by, created_at, last_byte_at)
     select ${upload}, ${account}, 'build', 'build.zip', 1024, 16777216, 1024, case ${state} when 'uploading' then 'open' else 'committed' end, ${account}, ${THEN}, now() + interval '10 minutes' ${each}`,
    `insert into transfer_parts (transfer_id, number, size_bytes, sha256, storage_provider, location, stored_at) select ${upload}, 1, 1024, sha256('part'), 'default', '1', ${THEN} ${each}`,
    `insert into uploads (id, account_id, app_id, app_name, version_id, version_number, fingerprint, state, created_by, client, is_missing_plugin_accepted, skips_zip_checking, sends_updates_on_email, created_at, progressed_at, turn, queued_at)
     select ${upload}, ${account}, ${idOf('app', 'n')}, 'App_' || n, ${idOf('version', 'n')}, 1, 'print', ${state}, ${by}, 'panel', false, false, false, ${THEN}, now(), n / 100, now() ${each}`,
    `insert into upload_stages (upload_id, stage, state) select ${upload}, stage, 'waiting' ${each}, unnest(array['upload','acquire','scan','prepare','queue','test']) stage`,
    `insert into upload_events (upload_id, number, created_at, kind, created_by) select ${upload}, number, ${THEN}, 'started', ${by} ${each}, generate_series(1, 3) number`,
    `insert into upload_sendings (upload_id, since, until, bytes, parts, retries, storage) select ${upload}, ${THEN}, ${THEN}, 1, 1, 0, 'default' ${each}`,
    `insert into notifications (id, account_id, kind, message, upload_id, created_at) select gen_random_uuid(), ${account}, 'uploadTested', 'It ended.', ${upload}, ${THEN} ${each}`,
    `insert into events (number, account_id, body, at) select n, ${account}, '{}', ${THEN} ${each}`,
    `update event_counter set newest = ${count}`,
  );
}

/**
 * Updates the planner's statistics. Vacuums twice, as autovacuum would over time: the first pass removes old versions
 * of rows, and only the second one marks all of their pages as visible to index-only scans.
 */
export async function analyze(database: Database): Promise<void> {
  await run(database, 'vacuum', 'vacuum analyze');
}

const nth = (count: number) => `n % ${count} + 1`;
const accountOf = (owner: Owner) =>
  'accountId' in owner ? `'${owner.accountId}'::uuid` : idOf('account', nth(owner.accounts));

async function run(database: Database, ...statements: string[]): Promise<void> {
  for (const statement of statements) await database.query(statement);
}
