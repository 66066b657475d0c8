import { randomUUID } from 'node:crypto';
import { openSession } from '@launchyard/platform/access/open-session';
import type { LargeWorld } from '@launchyard/testing/growth/large-world';
import { questions } from '@launchyard/testing/growth/panel-questions';
import { scansOf } from '@launchyard/testing/growth/scans';
import { recordStatements } from '@launchyard/testing/growth/statements';
import { atMost, rowOf, type Row } from '../kit/row.ts';
import { scaled } from '../kit/scale.ts';
import { changes } from './changes.ts';
import { requestsDuring } from './services.ts';
import type { Subject } from './subject.ts';

/** Each batch has ROUNDS runs. The fastest batch counts, because other load disturbed it least. */
const BATCHES = 3;
const ROUNDS = 20;
const WARM_UPS = 5;
/** The large account may take this many times longer, plus this many milliseconds. */
const RATIO = 1.5;
const CONSTANT_MS = 10;
/** Tables with a single row, or with one row per account. */
const WITHOUT_ROWS_OF_ACCOUNTS = new Set(['event_counter', 'test_server', 'accounts', 'people', 'members', 'sessions']);

interface Operation {
  told: string;
  /** Prepares one run of the operation. The preparation is not measured. */
  arrange: (subject: Subject) => Promise<() => Promise<unknown>>;
}

/** How long each panel operation takes in both accounts, how many calls it makes to the services, and which tables it scans. */
export async function operationRows(world: LargeWorld, subjects: Record<'small' | 'large', Subject>): Promise<Row[]> {
  const rows: Row[] = [];
  const calls = { small: 0, large: 0 };
  const uneven: Row[] = [];
  const scans: string[] = [];
  for (const operation of operationsOf(world)) {
    // All operations together would exceed the rate limit of a single session.
    const small = await withNewSession(world, subjects.small);
    const large = await withNewSession(world, subjects.large);
    const p95Of = await timesOf(operation, { small, large });
    rows.push(
      rowOf({
        what: operation.told,
        unit: 'ms',
        measured: p95Of('large'),
        against: { name: `${RATIO} × small + ${CONSTANT_MS}`, value: RATIO * p95Of('small') + CONSTANT_MS },
        target: atMost(1),
      }),
    );
    const asked = { small: await callsOf(world, operation, small), large: await callsOf(world, operation, large) };
    calls.small += asked.small;
    calls.large += asked.large;
    if (asked.small !== asked.large) uneven.push(callsRow(operation.told, asked));
    scans.push(...(await sequentialScans(world, operation, large)));
  }
  for (const scan of scans) process.stderr.write(`${scan}\n`);
  return [
    ...rows,
    callsRow('all of them together', calls),
    ...uneven,
    rowOf({
      what: 'sequential scans of rows of accounts, in the large one',
      unit: '',
      measured: scans.length,
      against: { name: 'operations', value: rows.length },
      target: atMost(0),
    }),
  ];
}

async function withNewSession(world: LargeWorld, subject: Subject): Promise<Subject> {
  const visitor = {
    requestId: randomUUID(),
    clientAddress: '127.0.0.1',
    token: undefined,
    device: undefined,
    userAgent: '',
    country: null,
  };
  const { token } = await world.database.sql.transaction((tx) =>
    openSession(tx, new Date(), subject.owner.uuids.person, visitor),
  );
  return { ...subject, owner: { ...subject.owner, session: token } };
}

function operationsOf(world: LargeWorld): Operation[] {
  const ask = (operation: string, variables: Record<string, unknown>, { owner: { session } }: Subject) => {
    return async () => refuseRefusals(operation, await world.askAsPanel(operation, variables, { session }));
  };
  return [
    ...questions.map(({ operation, what, variables }) => ({
      told: `${operation}: ${what}`,
      arrange: async (subject: Subject) => ask(operation, variables(subject), subject),
    })),
    ...changes.map(({ operation, what, arrange }) => ({
      told: `${operation}: ${what}`,
      arrange: async (subject: Subject) => ask(operation, await arrange(world, subject), subject),
    })),
  ];
}

/** Throws on a refusal, because a refused operation takes no time. */
function refuseRefusals(operation: string, answer: unknown): void {
  const text = JSON.stringify(answer);
  if (/"userErrors":\[\{/.test(text)) throw new Error(`${operation} was refused: ${text.slice(0, 500)}`);
}

/**
 * The p95 of each account in its fastest batch. Within a batch the accounts take turns, so that other load affects
 * both equally.
 */
async function timesOf<Name extends string>({ arrange }: Operation, subjects: Record<Name, Subject>) {
  const least = new Map<string, number>();
  for (let batch = 0; batch < BATCHES; batch++) {
    const times = new Map<string, number[]>();
    for (let round = batch === 0 ? -WARM_UPS : 0; round < scaled(ROUNDS); round++) {
      for (const [name, subject] of Object.entries<Subject>(subjects)) {
        const work = await arrange(subject);
        const began = performance.now();
        await work();
        if (round >= 0) times.set(name, [...(times.get(name) ?? []), performance.now() - began]);
      }
    }
    for (const [name, taken] of times) least.set(name, Math.min(least.get(name) ?? Infinity, p95(taken)));
  }
  return (name: Name): number => least.get(name) ?? NaN;
}

function p95(times: readonly number[]): number {
  const sorted = times.toSorted((a, b) => a - b);
  const value = sorted[Math.ceil(sorted.length * 0.95) - 1];
  if (value === undefined) throw new Error('there are no times');
  return value;
}

async function callsOf(world: LargeWorld, { arrange }: Operation, subject: Subject): Promise<number> {
  return requestsDuring(world.config.addresses.ports.platform, await arrange(subject));
}

const callsRow = (told: string, { small, large }: { small: number; large: number }): Row =>
  rowOf({
    what: `calls of services: ${told}`,
    unit: 'calls',
    measured: large,
    against: { name: 'small', value: small },
    target: atMost(1),
  });

async function sequentialScans(world: LargeWorld, { told, arrange }: Operation, subject: Subject): Promise<string[]> {
  const statements = await recordStatements(await arrange(subject));
  const found: string[] = [];
  for (const statement of statements) {
    for (const { table, isSequential } of await scansOf(world.tables, statement)) {
      if (isSequential && !WITHOUT_ROWS_OF_ACCOUNTS.has(table))
        found.push(`${told}: all of ${table} in ${statement.text}`);
    }
  }
  return found;
}
