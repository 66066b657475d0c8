import { FAULT } from '@launchyard/domain/kit';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Event, EventLine } from '@launchyard/contract/events';
import { staffRoleOf, workOutGrant, type Grant, type PersonRole } from '@launchyard/domain/access';

/** A fake of the services behind the gateway: a real server with configurable answers. */
export interface FakeServices {
  url: string;
  /** Every call that arrived, in order. */
  received: ReceivedCall[];
  people: Map<string, Person>;
  /** Answers by path; they override the server’s defaults. */
  answers: Map<string, Answer>;
  /** Commits an event and sends it to every open stream. */
  publish(event: WithoutNumber<Event>): number;
  /** Prunes everything committed until now, like the services after some days. */
  prune(): void;
  /** Restores a backup without the newest events: their numbers are given again. */
  loseNewest(count: number): void;
  /** Ends every open event stream, like a restart. */
  cutStreams(): void;
  openStreams(): number;
  close(): Promise<void>;
}

export interface ReceivedCall {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

export type Answer = (
  call: ReceivedCall,
) => { status: number; body: unknown } | Promise<{ status: number; body: unknown }>;

/** The owner of a token. */
export interface Person {
  id: string;
  credential: 'session' | 'key';
  role: PersonRole;
  accountId: string;
}

type WithoutNumber<E> = E extends unknown ? Omit<E, 'number'> : never;

export async function startFakeServices(): Promise<FakeServices> {
  const received: ReceivedCall[] = [];
  const people = new Map<string, Person>();
  const answers = new Map<string, Answer>();
  const committed: Event[] = [];
  let pruned = 0;
  const streams = new Set<ServerResponse>();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://services');
    if (url.pathname === '/events') return openStream(url, response);
    if (url.pathname === '/ready') return send(response, 200, {});
    const text = await readText(request);
    const call: ReceivedCall = {
      method: request.method ?? '',
      path: url.pathname,
      headers: request.headers,
      body: text === '' ? Object.fromEntries(url.searchParams) : JSON.parse(text),
    };
    received.push(call);
    const { status, body } = await (answers.get(url.pathname) ?? answerByItself)(call);
    send(response, status, body);
  }

  function openStream(url: URL, response: ServerResponse): void {
    const after = url.searchParams.get('after');
    response.writeHead(200, { 'content-type': 'application/x-ndjson' });
    const isKept = after !== null && Number(after) <= committed.length && Number(after) >= pruned;
    const start = isKept ? Number(after) : committed.length;
    write(response, { type: 'heartbeat', number: start });
    for (const event of committed.slice(start)) write(response, event);
    // Node holds back headers until there is something to send.
    response.flushHeaders();
    streams.add(response);
    response.on('close', () => streams.delete(response));
  }

  function answerByItself({ path, headers }: ReceivedCall) {
    const person = people.get(headers.authorization?.replace('Bearer ', '') ?? '');
    if (path === '/sign-in') return { status: 200, body: SIGNED_IN };
    if (path === '/alert-report') return { status: 200, body: {} };
    if (!person) return fault(401, FAULT.UNAUTHENTICATED);
    if (path === '/session/state') return { status: 200, body: stateOf(person) };
    if (path === '/budget-take') return { status: 200, body: { taken: 60_000, left: 0, secondsLeft: 60 } };
    if (path === '/sign-out') return { status: 200, body: { signedOut: true } };
    if (path === '/events-since') {
      const listener = {
        credentialId: `cred_${person.id}`,
        personId: person.id,
        accountId: String(headers['x-account'] ?? person.accountId),
        grant: grantOf(person, headers['x-account'] !== undefined),
        expiresAt: null,
        supportCase: null,
      };
      return { status: 200, body: { listener, newest: committed.length, missed: [], resync: false } };
    }
    return fault(404, 'NOT_FOUND');
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.destroy(error instanceof Error ? error : undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a server that listens on a port has an address of this form
  const { port } = server.address() as AddressInfo;

  return {
    url: `http://127.0.0.1:${port}`,
    received,
    people,
    answers,
    publish(event) {
      const number = committed.length + 1;
      const whole: Event = { ...event, number };
      committed.push(whole);
      for (const stream of streams) write(stream, whole);
      return number;
    },
    prune() {
      pruned = committed.length;
    },
    loseNewest(count) {
      committed.length -= count;
    },
    cutStreams() {
      for (const stream of streams) stream.destroy();
    },
    openStreams: () => streams.size,
    async close() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

export const fault = (status: number, code: string) => ({
  status,
  body: { fault: { code, message: 'a sentence of the services', requestId: 'request-1' } },
});

/** The token that sign-in returns. */
export const NEW_DEVICE_TOKEN = 'lyd_newTokenOfTheDeviceOfThePersonWhoSignsIn';
export const NEW_SESSION_TOKEN = 'lys_newSessionTokenOfThePersonWhoSignsIn';

const SIGNED_IN = {
  token: NEW_SESSION_TOKEN,
  device: { token: NEW_DEVICE_TOKEN, expiresAt: '2031-01-01T00:00:00.000Z' },
  expiresAt: '2030-01-01T00:00:00.000Z',
  person: { id: 'per_1', email: 'ann@example.com', username: 'ann', role: 'customer' },
};

function grantOf({ credential, role }: Person, isElsewhere: boolean): Grant {
  const staff = staffRoleOf(role, { kind: credential, isOwn: true });
  return workOutGrant({ role: isElsewhere ? 'editor' : 'owner', way: credential, staff });
}

function stateOf(person: Person) {
  const { id, credential, role, accountId } = person;
  const account = {
    id: accountId,
    username: id,
    label: id,
    ownerId: id,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    hasVersionControl: true,
    grant: grantOf(person, false),
    isPayPerLaunch: false,
    deletedAt: null,
  };
  return { credential, person: { id, email: `${id}@example.com`, username: id, role }, account, accounts: [account] };
}

const write = (response: ServerResponse, line: EventLine) => void response.write(`${JSON.stringify(line)}\n`);

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
