import type { Event } from '@launchyard/contract/events';
import { Failed, type Call, type CallInput, type CallReply } from '@launchyard/contract/kit';
import { GIB } from '@launchyard/domain/kit';
import { storageUsage } from '@launchyard/domain/plans';
import { lookingIn, may, mayLookUpAccounts, staffRoleOf, workOutGrant, type Grant } from '@launchyard/domain/access';
import { execute, parse, subscribe, validate, type ExecutionResult } from 'graphql';
import type { Context, Upstream } from '../kit/context.ts';
import { schema } from '../schema.ts';
import { Live } from './live.ts';
import {
  aConfig,
  aLink,
  aMeeting,
  aNotification,
  anAccount,
  anApp,
  anUpload,
  aPerson,
  aVersion,
  idOf,
  stagesAt,
} from './rows.ts';
import { answer, type Rows } from './services.ts';

export type Who = 'nobody' | 'ada' | 'bob' | 'key' | 'support' | 'expired';
type Variables = Record<string, unknown>;

/** A world of two customers and a support colleague in memory, asked with GraphQL documents. Each test makes its own. */
export class World {
  readonly ada = adasRows();
  readonly bob = rowsOf(2, 'bob');
  readonly support = { ...rowsOf(3, 'sue'), owner: aPerson(3, 'sue', 'support') };
  readonly live = new Live();
  readonly events: Event[] = [];
  /** Every call that was made. */
  readonly calls: { name: string; input: unknown; account: string }[] = [];
  /** Calls that fail, by name. */
  readonly failing = new Map<string, Failed>();
  readonly cookies: string[] = [];
  /** Runs around each call: what happens elsewhere at the same time. */
  around: (call: string, when: 'before' | 'after') => void = () => undefined;

  /** Runs a query or mutation and answers as plain JSON. Throws when the document is not valid. */
  async run(document: string, who: Who = 'ada', variables: Variables = {}): Promise<Answer> {
    const result = await execute({
      schema,
      document: valid(document),
      variableValues: variables,
      contextValue: this.context(who),
    });
    return json(result);
  }

  /** Begins a subscription: the stream of its answers, or the answer that refused it. */
  async subscribe(document: string, who: Who = 'ada', variables: Variables = {}): Promise<Answers | Answer> {
    const result = await subscribe({
      schema,
      document: valid(document),
      variableValues: variables,
      contextValue: this.context(who),
    });
    return Symbol.asyncIterator in result ? result : json(result);
  }

  /** Commits a change of an upload: its row, its numbered event, and the word to whoever listens. Answers with the number. */
  change(rows: Rows, index: number, over: Partial<Rows['uploads'][number]>): number {
    const number = (this.events.at(-1)?.number ?? 0) + 1;
    const upload = rows.uploads[index];
    if (!upload) throw new Error(`no upload ${index}`);
    Object.assign(upload, over);
    this.#commit({ type: 'upload.changed', number, accountId: rows.account.id, upload: structuredClone(upload) });
    return number;
  }

  /** Tells an account something; without a notification, that its list changed otherwise. Answers with the number. */
  notify(rows: Rows, notification?: Rows['notifications'][number]): number {
    const number = (this.events.at(-1)?.number ?? 0) + 1;
    if (notification) rows.notifications.unshift(notification);
    const about = { number, accountId: rows.account.id };
    this.#commit(
      notification
        ? { ...about, type: 'notification.added', appId: null, notification }
        : { ...about, type: 'notifications.changed' },
    );
    return number;
  }

  #commit(event: Event): void {
    this.events.push(event);
    this.live.commit(event);
  }

  context(who: Who): Context {
    const upstream = this.#upstream(who);
    return {
      requestId: 'request-1',
      upstream,
      live: this.live,
      browser: {
        isThere: who !== 'key',
        begin: ({ token }) => {
          if (who === 'key') throw new Failed('FORBIDDEN', 'session');
          this.cookies.push(token);
          upstream.become('ada');
        },
        end: () => {
          if (who === 'key') throw new Failed('FORBIDDEN', 'session');
          this.cookies.push('');
          upstream.become('nobody');
        },
      },
      publicConfig: {
        productName: 'Launchyard',
        filesOrigin: 'http://127.0.0.1:4002',
        streamOrigin: 'http://127.0.0.1:4003',
        supportUrl: 'mailto:support@localhost',
        documentationUrl: 'https://docs.example',
        helpUrl: 'https://panel.example/help',
        tutorialUrl: null,
        isPlugin2Supported: false,
      },
    };
  }

  #upstream(first: Who): Upstream & { become(who: Who): void } {
    let who = first;
    const call = <C extends Call>(entry: C, input: CallInput<C>, { account }: { account?: string } = {}) =>
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- #answer parses the reply by the call's own shape
      this.#answer(entry, input, who, account) as Promise<CallReply<C>>;
    return {
      get hasCredential() {
        return who !== 'nobody';
      },
      call,
      become(next) {
        who = next;
      },
    };
  }

  async #answer(call: Call, input: unknown, who: Who, account: string | undefined): Promise<unknown> {
    const own = who === 'bob' ? this.bob : who === 'support' ? this.support : this.ada;
    const accounts = [this.ada, this.bob, this.support];
    const rows = accounts.find((each) => each.account.id === (account ?? own.account.id));
    this.calls.push({ name: call.name, input, account: account ?? own.account.id });
    this.around(call.name, 'before');
    // As over a network: nothing is answered in the same turn.
    await Promise.resolve();
    const area = call.name.split('.')[0] ?? '';
    const failed = this.failing.get(call.name);
    if (failed) throw failed;
    if (call.access !== 'public' && (who === 'nobody' || who === 'expired')) throw new Failed('UNAUTHENTICATED', area);
    const grant = grantOf(who, rows === own, own.owner.role);
    if (call.access === 'support' && !(grant && mayLookUpAccounts(grant))) throw new Failed('FORBIDDEN', area);
    if (isAction(call.access) && !(rows && grant && may(grant, call.access))) throw new Failed('FORBIDDEN', area);
    const parsed = call.input.safeParse(input);
    if (!parsed.success) throw new Failed('INPUT_MALFORMED', area);
    const reply = call.reply.parse(
      structuredClone(
        answer(call, parsed.data, {
          person: own.owner,
          credential: who === 'key' ? 'key' : 'session',
          grant: grant ?? workOutGrant({ role: 'owner', way: 'session', staff: null }),
          rows: rows ?? own,
          accounts,
          events: this.events,
        }),
      ),
    );
    this.around(call.name, 'after');
    return reply;
  }
}

export type Answers = AsyncGenerator<ExecutionResult, void, void>;

/** What an answer is over the wire: its data, and what its errors say. */
export interface Answer {
  // The data of any document.
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into it by hand
  data: any;
  errors: { code: unknown; path: string | undefined; message: string; extensions: Record<string, unknown> }[];
}

export function json({ data, errors = [] }: ExecutionResult): Answer {
  return {
    data: JSON.parse(JSON.stringify(data ?? null)),
    errors: errors.map(({ message, path, extensions }) => ({
      code: extensions['code'],
      path: path?.join('.'),
      message,
      extensions,
    })),
  };
}

function valid(document: string) {
  const parsed = parse(document);
  const [wrong] = validate(schema, parsed);
  if (wrong) throw wrong;
  return parsed;
}

function grantOf(who: Who, isOwn: boolean, role: Rows['owner']['role']): Grant | null {
  const kind = who === 'key' ? 'key' : 'session';
  const staff = staffRoleOf(role, { kind, isOwn: true });
  if (isOwn) return workOutGrant({ role: 'owner', way: kind, staff });
  return staff && lookingIn(staff);
}

const isAction = (access: Call['access']): access is Parameters<typeof may>[1] => access.includes('.');

function rowsOf(n: number, username: string): Rows {
  return {
    account: anAccount(n, username),
    owner: aPerson(n, username),
    apps: [],
    demo: { name: 'Demo Application', url: 'https://launchyard.example/demo' },
    versions: [],
    latestMoves: [],
    uploads: [],
    configs: [aConfig(n * 100, 'default', true)],
    links: [],
    meetings: [],
    bin: [],
    assets: [],
    notifications: [],
    storage: storageUsage(0, 0, 0),
    plan: { kind: 'trial', trialDays: 14, daysLeft: 9, endsAt: '2026-03-29T00:00:00.000Z', progressPercent: 36 },
  };
}

/** Ada has two applications, three uploads, two configs and two links; half of her 10 GB is used. */
function adasRows(): Rows {
  const rows = rowsOf(1, 'ada');
  const running = anUpload(1, idOf('app', 1), 'Harbour');
  const failed = anUpload(2, idOf('app', 2), 'Museum', {
    state: 'failed',
    stages: stagesAt('prepare', 30),
    failure: {
      code: 'EXECUTABLE_MISSING',
      stage: 'prepare',
      message: 'No exe found in the zip',
      evidence: null,
      advice: null,
    },
    finishedAt: '2026-03-01T10:00:00.000Z',
  });
  const tested = anUpload(3, idOf('app', 1), 'Harbour', { state: 'tested', finishedAt: '2026-02-01T10:00:00.000Z' });
  rows.apps = [
    anApp(1, 'Harbour', { latestUpload: running, streamingLinkCount: 2 }),
    anApp(2, 'Museum', { latestVersion: null, latestUpload: { ...failed, buildType: 'linux' }, streamingLinkCount: 0 }),
  ];
  rows.versions = [
    aVersion(1, idOf('app', 1), { number: 2, isLatest: true }),
    aVersion(3, idOf('app', 1), { pinnedLinkCount: 1, pinnedLinks: [{ id: idOf('streamingLink', 9), name: 'Old' }] }),
  ];
  rows.uploads = [running, failed, tested];
  rows.configs.push(aConfig(101, 'kiosk'));
  const [harbour] = rows.apps;
  if (harbour) rows.links = rows.configs.map((config, index) => aLink(index + 1, harbour, config));
  const [first] = rows.configs;
  if (harbour && first) rows.meetings = [aMeeting(1, harbour, first)];
  rows.notifications = [aNotification(1, 'Harbour v1 is Ready To Stream')];
  rows.storage = storageUsage(5 * GIB, GIB, 0);
  return rows;
}
