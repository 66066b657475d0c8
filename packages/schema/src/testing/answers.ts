import type { App, AppVersionDetails, LatestMove } from '@launchyard/contract/apps';
import type { Asset } from '@launchyard/contract/assets';
import type { BinItem } from '@launchyard/contract/bin';
import type { Event } from '@launchyard/contract/events';
import { Refused, type Call, type CallReply } from '@launchyard/contract/kit';
import type { MeetingLink, StreamingLink } from '@launchyard/contract/links';
import type { Notification } from '@launchyard/contract/notifications';
import type { planGet } from '@launchyard/contract/plans';
import type { Upload } from '@launchyard/contract/uploads';
import { badCursor, type Violation } from '@launchyard/domain/kit';
import type { StorageUsage } from '@launchyard/domain/plans';
import type { Grant } from '@launchyard/domain/access';
import type { Account, Config, Person } from './rows.ts';

/** What one account owns. */
export interface Rows {
  account: Account;
  owner: Person;
  apps: App[];
  demo: { name: string; url: string } | null;
  /** The newest first, of all applications. */
  versions: AppVersionDetails[];
  latestMoves: LatestMove[];
  uploads: Upload[];
  configs: Config[];
  links: StreamingLink[];
  meetings: MeetingLink[];
  bin: BinItem[];
  assets: Asset[];
  storage: StorageUsage;
  plan: CallReply<typeof planGet>['plan'];
  notifications: Notification[];
}

/** Who makes a call, and the rows of the account that it is made in. */
export interface Asking {
  person: Person;
  credential: 'session' | 'key';
  grant: Grant;
  rows: Rows;
  accounts: readonly Rows[];
  events: readonly Event[];
}

const answers = new Map<string, (input: unknown, asking: Asking) => unknown>();

/** Answers a call from rows in memory: what the services do in earnest, for a handful of rows. The input must be well-formed. Throws Refused. */
export function answer(call: Call, input: unknown, asking: Asking): unknown {
  const found = answers.get(call.name);
  if (!found) throw new Error(`nothing answers ${call.name}`);
  return found(input, asking);
}

/** Says what answers a call. */
export function on<C extends Call>(call: C, handle: (input: Parsed<C>, asking: Asking) => CallReply<C>): void {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- parsed by the very shape that the type is inferred from
  answers.set(call.name, (input, asking) => handle(call.input.parse(input) as Parsed<C>, asking));
}

type Parsed<C extends Call> = ReturnType<C['input']['parse']>;

export function byId<Row extends { id: string }>(rows: readonly Row[], id: string): Row | null {
  return rows.find((each) => each.id === id) ?? null;
}

/** A cursor is `row-` and the number of rows up to there. */
export function pageOf<Row>(rows: readonly Row[], { first, after }: { first: number; after?: string }) {
  const start = after === undefined ? 0 : Number(/^row-(\d+)$/.exec(after)?.[1] ?? throwing(badCursor));
  const edges = rows.slice(start, start + first).map((node, index) => ({ cursor: `row-${start + index + 1}`, node }));
  return { edges, hasNextPage: start + first < rows.length, totalCount: rows.length };
}

export const refusal = (violation: Violation) => new Refused([violation]);

export function throwing(violation: Violation): never {
  throw refusal(violation);
}
