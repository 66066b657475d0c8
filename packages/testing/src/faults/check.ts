import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { parseId } from '@launchyard/domain/kit';
import type { Pool } from 'pg';
import { ENDS, type Case } from './cases.ts';

export interface Findings {
  /** Acknowledged, but not in the expected final state. */
  lost: string[];
  /** Ended, mailed or turned into a version more than once. */
  doubled: string[];
  /** On disk or counted as storage, without an owner. */
  left: string[];
}

/** All findings as sentences. */
export const listFindings = ({ lost, doubled, left }: Findings): string[] => [
  ...lost.map((each) => `lost: ${each}`),
  ...doubled.map((each) => `duplicated: ${each}`),
  ...left.map((each) => `left behind: ${each}`),
];

interface Row {
  id: string;
  state: string;
  code: string | null;
  version: string | null;
  mails: number;
  ends: number;
  versions: number;
}

/** Compares the actual state with the expected one. A stopped upload frees its application's name and leaves no version. */
export async function check(pool: Pool, dataDir: string, cases: readonly Case[]): Promise<Findings> {
  const findings: Findings = { lost: [], doubled: [], left: [] };
  // Include events committed by a process that died before it numbered them.
  await pool.query('select number_events(1000000)');
  const { rows } = await pool.query<Row>(READ);
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<string>();
  const builds = new Set<string>();
  const stored = new Map<string, number>();
  for (const each of cases) {
    const name = `${each.appName} (${each.kind})`;
    const row = byId.get(parseId('upload', each.uploadId) ?? '');
    if (!row || !each.isAcknowledged) {
      findings.lost.push(`${name}: never acknowledged`);
      continue;
    }
    const expected = ENDS[each.kind].find(({ state, code }) => state === row.state && code === row.code);
    if (!expected) findings.lost.push(`${name}: ${row.state} ${row.code ?? ''}`);
    const isTested = row.state === 'tested';
    const ends = (each.kind === 'retry' ? 1 : 0) + 1;
    if (row.ends !== ends) findings.doubled.push(`${name}: ended ${row.ends} times`);
    if (expected && row.mails !== expected.mails) findings.doubled.push(`${name}: ${row.mails} mails`);
    if (row.versions !== (isTested ? 1 : 0)) findings.doubled.push(`${name}: ${row.versions} versions`);
    if (!isTested) continue;
    kept.add(row.id);
    builds.add(row.version ?? '');
    stored.set(each.accountUuid, (stored.get(each.accountUuid) ?? 0) + each.bytes);
  }
  await compareFolder(findings, join(dataDir, 'files', 'objects'), kept);
  await compareFolder(findings, join(dataDir, 'files', 'builds'), builds);
  await compareFolder(findings, join(dataDir, 'work'), new Set());
  for (const accountUuid of new Set(cases.map((each) => each.accountUuid))) {
    const counted = await pool.query<{ used: string; reserved: string }>(STORAGE, [accountUuid]);
    const { used, reserved } = counted.rows[0] ?? { used: '0', reserved: '0' };
    const expected = stored.get(accountUuid) ?? 0;
    if (Number(used) !== expected) findings.left.push(`storage of ${accountUuid}: ${used} instead of ${expected}`);
    if (Number(reserved) !== 0) findings.left.push(`storage of ${accountUuid}: ${reserved} reserved`);
  }
  return findings;
}

async function compareFolder(findings: Findings, folder: string, expected: ReadonlySet<string>): Promise<void> {
  const names: string[] = await readdir(folder).catch(() => []);
  for (const name of names) if (!expected.has(name)) findings.left.push(`${folder}/${name}`);
  for (const name of expected) if (!names.includes(name)) findings.lost.push(`${folder}/${name}`);
}

/** `ends`: how often a final state was published. */
const READ = `
  select u.id, u.state, u.failure->>'code' as code, u.version_id as version,
    (select count(*)::int from mails m join people p on p.email = m.recipient
      where p.id = (select owner_id from accounts where id = u.account_id) and m.subject like u.app_name || ', version %') as mails,
    (select count(*)::int from (
      select e.body->'upload'->>'state' as state, lag(e.body->'upload'->>'state') over (order by e.number) as before
      from events e where e.account_id = u.account_id and e.body->'upload'->>'appName' = u.app_name
    ) told where told.state in ('tested', 'failed', 'cancelled', 'expired')) as ends,
    (select count(*)::int from app_versions v where v.app_id = u.app_id) as versions
  from uploads u`;

const STORAGE = `
  select coalesce((select sum(size_bytes) from app_versions where account_id = $1), 0) as used,
    coalesce((select sum(size_bytes) from transfers where account_id = $1 and state = 'open'), 0) as reserved`;
