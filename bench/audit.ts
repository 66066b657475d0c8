import { withLargeWorlds, type LargeWorld } from '@launchyard/testing/growth/large-world';
import { analyze } from '@launchyard/testing/growth/rows';
import { atMost, rowOf, type Outcome, type Row } from './kit/row.ts';
import { scaled } from './kit/scale.ts';

const ENTRIES = scaled(10_000_000);
/** Of the two years that entries are kept, so that all months have some. */
const DAYS = 720;
const ROUNDS = 40;
const WARM_UPS = 5;
const LIMIT_MS = 50;

/** The page of the audit log in an account with ten million entries: p95 of its first page and of one far back. */
export async function benchAudit(): Promise<Outcome> {
  const rows: Row[] = [];
  await withLargeWorlds(async (open) => {
    const world = await open(() => Promise.resolve());
    try {
      const owner = await world.person({ username: 'auditor' });
      await insertEntries(world, owner.uuids.account);
      await analyze(world.tables);
      for (const [what, variables] of questions()) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other: together they would measure each other
        const measured = await p95(() => world.askAsPanel('AuditLog', { first: 50, ...variables }, owner));
        rows.push(
          rowOf({
            what: `audit log, ${what}`,
            unit: 'ms',
            measured,
            against: { name: 'limit', value: LIMIT_MS },
            target: atMost(1),
          }),
        );
      }
      const actors = await p95(() => world.askAsPanel('AuditActors', {}, owner));
      const limit = { name: 'limit', value: LIMIT_MS };
      rows.push(
        rowOf({ what: 'who is in the audit log', unit: 'ms', measured: actors, against: limit, target: atMost(1) }),
      );
    } finally {
      await world.close();
    }
  });
  return { rows, versions: {} };
}

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

function questions(): Array<[string, Record<string, unknown>]> {
  const rarely = { actorId: 'per_49' };
  return [
    ['newest', {}],
    ['of a person', { actorId: 'per_7' }],
    ['of an action', { action: 'LINKS_DELETE' }],
    ['of an action that nobody took', { action: 'APPS_DELETE' }],
    ['of a person and an action that they never took', { ...rarely, action: 'LINKS_DELETE' }],
    ['of a month a year ago', { createdFrom: daysAgo(400), createdBefore: daysAgo(370) }],
    ['of a person, an action and a month', { actorId: 'per_7', action: 'LINKS_RENAME', createdFrom: daysAgo(30) }],
    ['by a name that is there', { search: 'link-00' }],
    ['by a name that is not', { search: 'nowhere' }],
    ['of an action, by a name that is not there', { action: 'LINKS_DELETE', search: 'nowhere' }],
  ];
}

/** Fifty people, each in proportion; the last of them only renamed links. Months that are past are made by hand. */
async function insertEntries({ tables }: LargeWorld, accountId: string): Promise<void> {
  await tables.query(`do $$ declare starts timestamptz; begin
    for starts in select generate_series(date_trunc('month', now()) - interval '25 months', date_trunc('month', now()) - interval '1 month', interval '1 month') loop
      execute format('create table audit_months.%I partition of audit_log for values from (%L) to (%L)',
        'm' || to_char(starts, 'YYYY_MM'), starts, starts + interval '1 month');
    end loop; end $$`);
  await tables.query(
    `insert into audit_log (id, at, request_id, person_id, credential_id, credential_kind, who, actor, account_id, call, subject, label, changes, outcome)
     select gen_random_uuid(), now() - interval '${DAYS} days' * (n::float8 / ${ENTRIES}), 'req', $1::uuid, $1::uuid, 'session',
       'per_' || n % 50, jsonb_build_object('kind', 'member', 'label', 'person ' || n % 50), $1::uuid,
       case when n % 50 = 49 then 'links.rename' else (array['links.rename', 'links.delete', 'links.streamingCreate', 'uploads.start', 'session.signIn'])[n % 5 + 1] end,
       null, 'link-' || lpad(to_hex(n), 6, '0'), '[{"field": "Name", "before": "Lobby", "after": "Trade fair"}]', 'done'
     from generate_series(1, ${ENTRIES}) n`,
    [accountId],
  );
}

async function p95(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const began = performance.now();
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await work();
    if (round >= 0) times.push(performance.now() - began);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0;
}
