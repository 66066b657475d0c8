import { randomUUID } from 'node:crypto';
import { eventsSince, type Event } from '@launchyard/contract/events';
import type { Call, CallInput, CallReply, Failed } from '@launchyard/contract/kit';
import { createContext } from '@launchyard/gateway/graphql/context';
import { MAX_WAITING } from '@launchyard/gateway/live/event-queue';
import { createHub, type Hub } from '@launchyard/gateway/live/hub';
import { createServices, type Services } from '@launchyard/gateway/upstream/services';
import type { Context } from '@launchyard/schema/context';
import { schema } from '@launchyard/schema/schema';
import { execute, parse, subscribe, validate, type ExecutionResult } from 'graphql';
import { PROCESS_PATIENCE } from '../waits.ts';
import { startPlatform, type PlatformOptions, type PlatformWorld } from './platform.ts';
import { publicConfigOf } from './public-config.ts';
import { openLine, type RoughLine } from './rough-line.ts';

/**
 * The services for one test file, queried by GraphQL documents through the gateway's own REST client and live hub,
 * but without its server.
 */
export interface SchemaWorld extends PlatformWorld {
  /** Returns a caller with its own record of calls. A test person uses their session; `{}` is an anonymous browser. */
  as(who: Credentials): SchemaCaller;
  /** The proxy that carries events, but not calls. Freezing it delays events. */
  line: RoughLine;
}

/** An API key, or a session token as in the panel's cookie, and the account to act in. A test person fits too. */
interface Credentials {
  key?: string;
  session?: string;
  account?: string;
}

export async function startSchemaWorld(options: PlatformOptions = {}): Promise<SchemaWorld> {
  const platform = await startPlatform(options);
  const { addresses, gatewaySecret } = platform.config;
  const settings = { url: addresses.upstream, urls: {}, gatewaySecret, timeoutMilliseconds: PROCESS_PATIENCE };
  const services = createServices(settings, platform.log);
  const line = await openLine(addresses.ports.platform);
  const overLine = createServices({ ...settings, url: line.url }, platform.log);
  const hub = createHub({ pool: overLine.pool('events'), gatewaySecret, log: platform.log });
  await connected(hub);
  const publicConfig = publicConfigOf(addresses);
  return {
    ...platform,
    line,
    as: (who) => new SchemaCaller(who, { services, hub, publicConfig }),
    async close() {
      await hub.close();
      await Promise.all([services.close(), overLine.close(), line.close()]);
      await platform.close();
    },
  };
}

async function connected(hub: Hub): Promise<void> {
  if (hub.isConnected()) return;
  await new Promise<void>((resolve) => {
    const stop = hub.watch(() => {
      stop();
      resolve();
    });
  });
}

type Variables = Record<string, unknown>;
type Listening = ReturnType<Hub['listen']>;

/** A caller, with a record of what happened. */
export class SchemaCaller {
  /** Every call that the schema requested, including repeated ones. `account` is the account that it named. */
  readonly calls: { name: string; input: unknown; account: string | undefined }[] = [];
  /** Calls that fail with an error instead of being made, by name. */
  readonly failing = new Map<string, Failed>();
  /** The session token of each cookie that was set, or '' if it was cleared. */
  readonly cookies: string[] = [];
  /** The open event queues of the subscriptions. */
  readonly listening = new Set<Listening>();
  /** Awaited around each call, to make something happen meanwhile. */
  around: (call: string, when: 'before' | 'after') => void | Promise<void> = () => undefined;
  /** Makes identical calls only once, across operations. For many operations while nothing changes. */
  remembers = false;
  readonly #remembered = new Map<string, Promise<unknown>>();
  #waiting = 0;
  readonly #who: Credentials;
  readonly #world: { services: Services; hub: Hub; publicConfig: Context['publicConfig'] };

  constructor(who: Credentials, world: { services: Services; hub: Hub; publicConfig: Context['publicConfig'] }) {
    this.#who = who;
    this.#world = world;
  }

  /** Runs a query or mutation and returns the result as plain JSON. Throws if the document is invalid. */
  async run(document: string, variableValues: Variables = {}): Promise<Answer> {
    return json(await execute({ schema, document: valid(document), variableValues, contextValue: this.context() }));
  }

  /** Starts a subscription. Returns the stream of results, or the result that refused it. */
  async subscribe(document: string, variableValues: Variables = {}): Promise<Answers | Answer> {
    const contextValue = this.context('socket');
    const result = await subscribe({ schema, document: valid(document), variableValues, contextValue });
    return Symbol.asyncIterator in result ? result : json(result);
  }

  /** The number of the newest event. All events committed before have their numbers. */
  async newestEvent(): Promise<number> {
    return (await this.context().upstream.call(eventsSince, {})).newest;
  }

  /** The context of one operation. */
  context(transport: 'post' | 'socket' = 'post'): Context {
    const { key, session, account } = this.#who;
    const { services, hub, publicConfig } = this.#world;
    const isBrowser = key === undefined;
    const caller = { token: key ?? session, account, isBrowser, clientAddress: '127.0.0.1' };
    const scope = { requestId: randomUUID(), transport, caller, isPanel: false, startedAt: 0 };
    const cookie = {
      set: (token: string) => void this.cookies.push(token),
      clear: () => void this.cookies.push(''),
      setDevice: () => undefined,
    };
    const live = { listen: (...listener: Parameters<Hub['listen']>) => this.#listen(hub.listen(...listener)) };
    const powers = { cookie: isBrowser && transport === 'post' ? cookie : null, live };
    const context = createContext(services, publicConfig, scope, powers);
    return { ...context, upstream: this.#watched(context.upstream) };
  }

  #watched(upstream: Context['upstream']): Context['upstream'] {
    const call = async <C extends Call>(entry: C, input: CallInput<C>, options: { account?: string } = {}) => {
      this.calls.push({ name: entry.name, input, account: options.account });
      await this.around(entry.name, 'before');
      const failed = this.failing.get(entry.name);
      if (failed) throw failed;
      const key = JSON.stringify([entry.name, input, options.account]);
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- stored below under the name of the same call
      const known = this.#remembered.get(key) as Promise<CallReply<C>> | undefined;
      const replying = known ?? upstream.call(entry, input, options);
      if (this.remembers) this.#remembered.set(key, replying);
      const reply = await replying;
      await this.around(entry.name, 'after');
      return reply;
    };
    return {
      get hasCredential() {
        return upstream.hasCredential;
      },
      call,
    };
  }

  #listen(queue: Listening): Listening {
    this.listening.add(queue);
    const [leave, next] = [queue.return.bind(queue), queue.next.bind(queue)];
    queue.return = () => {
      this.listening.delete(queue);
      return leave();
    };
    queue.next = async () => {
      this.#waiting += 1;
      return next().finally(() => (this.#waiting -= 1));
    };
    return queue;
  }

  /** Whether each subscription has delivered everything and is waiting for the next event. */
  get isWaiting(): boolean {
    return this.#waiting === this.listening.size;
  }

  /** Overflows the queue of each subscription, like a subscriber that is too slow: queued events are lost. */
  overflow(event: Event): void {
    for (const queue of this.listening) for (let told = 0; told < MAX_WAITING + 2; told++) queue.push(event);
  }
}

export type Answers = AsyncGenerator<ExecutionResult, void, void>;

/** A result as sent to clients: its data, and its errors. */
export interface Answer {
  // The data of any document.
  // oxlint-disable-next-line typescript/no-explicit-any -- tests inspect it directly
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
