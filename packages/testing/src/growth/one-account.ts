import type { Pool } from 'pg';
import { completeDocument } from '@launchyard/domain/configs';
import { formatId, type IdKind } from '@launchyard/domain/kit';

/** Ten applications, links of each kind and configs. Everything else fills exactly one page. */
export const SMALL_ACCOUNT: AccountSize = {
  apps: 10,
  versions: 10,
  links: 20,
  configs: 10,
  changes: 10,
  assets: 24,
  notifications: 10,
  binItems: 21,
};

/** How much of everything an account has. */
export interface AccountSize {
  apps: number;
  /** Versions of the queried application; others have three. */
  versions: number;
  /**
   * Of both kinds together. All belong to the queried application if the account has few applications; otherwise
   * every tenth does.
   */
  links: number;
  configs: number;
  /** Changes of the queried config; others have two. */
  changes: number;
  /** Of each kind. */
  assets: number;
  notifications: number;
  binItems: number;
}

/** The owner of the rows (UUIDs), and a hexadecimal digit that distinguishes their ids from those of other owners. */
export interface RowsOwner {
  accountId: string;
  personId: string;
  defaultConfigId: string;
  digit: string;
}

const TABLES = [
  'app',
  'version',
  'link',
  'config',
  'change',
  'asset',
  'picture',
  'upload',
  'move',
  'bin',
  'note',
] as const;
type Table = (typeof TABLES)[number];

const THEN = `timestamptz '2026-01-01'`;
const BY = `'{"kind":"member","label":"owner"}'::jsonb`;
const KIND = `case when n / 10 % 2 = 0 then 'streaming' else 'meeting' end`;
const FEW = 100;

/** The number of the application with many links and versions: in the middle of the list. */
export const askedApp = ({ apps }: AccountSize): number => Math.ceil(apps / 2);
/** The number of the config with a long history. */
export const askedConfig = ({ configs }: AccountSize): number => Math.ceil(configs / 2);
export const appName = (number: number): string => `Harbour_${String(number).padStart(5, '0')}`;
export const configName = (number: number): string => `showroom${String(number).padStart(4, '0')}`;

/** The public id of the n-th row of a table. Ids increase with n. */
export function idOfRow(kind: IdKind, table: Table, { digit }: Pick<RowsOwner, 'digit'>, n: number): string {
  return formatId(kind, `${beginningOf(table, digit)}${n.toString(16).padStart(12, '0')}`);
}

/**
 * Creates applications with thumbnails, versions and finished uploads, links of both kinds to Latest and to a
 * version, configs with documents and a history, a library, notifications, and a bin. The rows are written with SQL:
 * nothing went through a pipeline, and there are no files.
 */
export async function insertAccountRows(
  database: Pick<Pool, 'query'>,
  owner: RowsOwner,
  size: AccountSize,
): Promise<void> {
  const { accountId, personId, defaultConfigId } = owner;
  const id = (table: Table, n = 'n') => `('${beginningOf(table, owner.digit)}' || lpad(to_hex(${n}), 12, '0'))::uuid`;
  const account = `'${accountId}'::uuid`;
  const asked = askedApp(size);
  const { changes } = size;
  const versionsOf = `case when n = ${asked} then ${size.versions} else 3 end`;
  const versions = `from (select n, number, row_number() over (order by n, number) as v from generate_series(1, ${size.apps}) n, generate_series(1, ${versionsOf}) number) rows`;
  const transfer = (kind: string, table: Table, from: string) =>
    `insert into transfers (id, account_id, kind, file_name, size_bytes, part_bytes, received_bytes, state, started_by, created_at, last_byte_at)
     select ${id(table)}, ${account}, '${kind}', 'a.bin', 1024, 16777216, 1024, 'committed', '${personId}', ${THEN}, ${THEN} ${from}`;
  const key = (kind: string) => `md5('${owner.digit}${kind}' || n)`;
  const app = size.apps <= FEW ? `${asked}` : `case when n % 10 = 0 then ${asked} else n * 7 % ${size.apps} + 1 end`;
  const config = `case when n % 3 = 0 then '${defaultConfigId}'::uuid else ${id('config', `n % ${size.configs - 1} + 1`)} end`;
  const pin = `case when n / 2 % 2 = 0 then null else case when ${app} = ${asked} then ${size.versions} else 3 end - n / 4 % 3 end`;
  const sealed = (kind: string) => `case when ${KIND} = 'meeting' then ${key(kind)} end`;
  const link = `${account}, ${id('app', app)}, ${config}, ${KIND}, 'link-' || n, ${pin}, 1, ${key('sealed')}, ${sealed('host')}, ${sealed('guest')}`;
  const columns = `account_id, app_id, config_id, kind, name, version, revision, sealed_id, host_meeting_id, guest_meeting_id`;
  const image = `md5('${owner.digit}image' || n % ${size.assets} + 1)`;
  const document = `$1::jsonb || jsonb_build_object('Logo', 'http://files.example/assets/' || ${image} || '.png')`;
  const statements: Array<string | [string, unknown[]]> = [
    `insert into apps (id, account_id, name, name_key, created_at, created_by, updated_at) select ${id('app')}, ${account}, 'Harbour_' || lpad(n::text, 5, '0'), 'harbour_' || lpad(n::text, 5, '0'), ${THEN}, ${BY}, ${THEN} ${upTo(size.apps)}`,
    `insert into app_versions (id, account_id, app_id, number, build_type, size_bytes, created_at, tested_at) select ${id('version', 'v')}, ${account}, ${id('app')}, number, 'windows', 1048576, ${THEN}, ${THEN} ${versions}`,
    `update apps set latest_version_id = v.id from app_versions v where v.app_id = apps.id and apps.account_id = ${account} and v.number = (select max(number) from app_versions where app_id = apps.id)`,
    `insert into latest_moves (id, app_id, created_at, created_by, why, to_number) select ${id('move', 'v')}, ${id('app')}, ${THEN}, ${BY}, 'tested', number ${versions}`,
    transfer('thumbnail', 'picture', upTo(size.apps)),
    `insert into thumbnails (id, app_id, key, media_type, width, height, shown_at) select ${id('picture')}, ${id('app')}, ${key('picture')}, 'image/png', 8, 8, ${THEN} ${upTo(size.apps)}`,
    transfer('build', 'upload', upTo(size.apps)),
    `insert into uploads (id, account_id, app_id, app_name, version_id, version_number, fingerprint, state, created_by, client, is_missing_plugin_accepted, skips_zip_checking, sends_updates_on_email, created_at, committed_at, finished_at)
     select ${id('upload')}, ${account}, a.id, a.name, a.latest_version_id, 3, 'print', 'tested', ${BY}, 'panel', false, false, false, ${THEN}, ${THEN}, ${THEN} ${upTo(size.apps)} join apps a on a.id = ${id('app')}`,
    `insert into transfer_parts (transfer_id, number, size_bytes, sha256, storage_provider, location, stored_at) select ${id('upload')}, 1, 1024, sha256('part'), 'default', '1', ${THEN} ${upTo(size.apps)}`,
    `insert into upload_stages (upload_id, stage, state) select ${id('upload')}, stage, 'done' ${upTo(size.apps)}, unnest(array['upload','acquire','scan','prepare','queue','test']) stage`,
    `insert into upload_events (upload_id, number, created_at, kind, created_by) select ${id('upload')}, number, ${THEN}, 'started', ${BY} ${upTo(size.apps)}, generate_series(1, 5) number`,
    [
      `insert into configs (id, account_id, name, name_key, revision, asset_keys, data, created_at, created_by, updated_at) select ${id('config')}, ${account}, 'showroom' || lpad(n::text, 4, '0'), 'showroom' || lpad(n::text, 4, '0'), case when n = ${askedConfig(size)} then ${changes} else 2 end, array[${image}], ${document}, ${THEN}, ${BY}, ${THEN} ${upTo(size.configs - 1)}`,
      [completeDocument({})],
    ],
    [
      `insert into config_changes (id, config_id, revision, created_at, reason, created_by, document, has_password, is_password_new) select ${id('change', `n * 10000 + revision`)}, ${id('config')}, revision, ${THEN}, 'updated', ${BY}, $1::jsonb, false, false ${upTo(size.configs - 1)}, generate_series(1, case when n = ${askedConfig(size)} then ${changes} else 2 end) revision`,
      [completeDocument({})],
    ],
    `insert into links (id, ${columns}, created_at, created_by, updated_at) select ${id('link')}, ${link}, ${THEN}, ${BY}, ${THEN} ${upTo(size.links)}`,
    `insert into bin_items (id, account_id, kind, subject_id, name, deleted_at, deleted_by) select ${id('bin')}, ${account}, case when ${KIND} = 'meeting' then 'meetingLink' else 'streamingLink' end, ${id('link', `${size.links} + n`)}, 'gone-' || n, now(), ${BY} ${upTo(size.binItems)}`,
    `insert into links (id, ${columns}, created_at, created_by, updated_at, bin_item_id) select ${id('link', `${size.links} + n`)}, ${link.replaceAll('md5(', `md5('bin' || `)}, ${THEN}, ${BY}, ${THEN}, ${id('bin')} ${upTo(size.binItems)}`,
    ...(['image', 'video'] as const).flatMap((kind, at) => {
      const each = `from generate_series(${at * size.assets + 1}, ${(at + 1) * size.assets}) n`;
      const type = kind === 'image' ? 'image/png' : 'video/mp4';
      return [
        transfer('asset', 'asset', each),
        `insert into assets (id, account_id, kind, name, created_at, created_by, key, media_type, size_bytes, width, height) select ${id('asset')}, ${account}, '${kind}', 'picture-' || n || '.png', ${THEN}, ${BY}, ${key('image')}, '${type}', 1024, 8, 8 ${each}`,
      ];
    }),
    `insert into notifications (id, account_id, kind, message, created_at, read_at) select ${id('note')}, ${account}, 'uploadTested', 'Version ' || n || ' passed its test.', ${THEN}, case when n % 2 = 0 then ${THEN} end ${upTo(size.notifications)}`,
  ];
  for (const statement of statements) {
    const [text, values] = typeof statement === 'string' ? [statement, []] : statement;
    await database.query(text, values);
  }
}

const upTo = (count: number) => `from generate_series(1, ${count}) n`;

const beginningOf = (table: Table, digit: string) =>
  `019000${digit}${TABLES.indexOf(table).toString(16)}-0000-7000-8000-`;
