import { FAULT, HTTP_CODE } from '@launchyard/domain/kit/codes';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { INTERNAL_MESSAGE } from '@launchyard/contract/kit';
import { addressSubject } from '@launchyard/domain/session';
import { createClientAddress } from '@launchyard/process/client-address';
import { createGuardedServer, PUBLIC_BOUNDS, type ServerBounds } from '@launchyard/process/guarded-server';
import { countStrangers, type Strangers } from '@launchyard/process/strangers';
import type { Deps } from '../kit/deps.ts';
import { HttpRefusal, sendJson, sendRefusal } from '../providers/files/http-reply.ts';
import { readBody } from './body.ts';
import type { Hook } from './hook.ts';

/** Messages are small and senders well connected: they get less time and fewer connections than browsers. */
export const HOOK_BOUNDS: ServerBounds = {
  ...PUBLIC_BOUNDS,
  arrival: { seconds: 10, bytes: 16 * 1024 },
  perAddress: 64,
};

/** Over all addresses: with a body in each, these take 128 MiB. */
const MOST_CONNECTIONS = 512;
const STRANGER_LIMITS = { most: 120, windowSeconds: 60, addresses: 10_000 };

export interface HooksOptions extends Pick<Deps, 'clock' | 'log'> {
  hooks: readonly Hook[];
  bounds?: ServerBounds;
  trustedProxies: readonly string[];
  /** Throws while nothing can be served. */
  checkReady: () => Promise<unknown>;
}

interface Doorway extends Pick<HooksOptions, 'clock' | 'log' | 'checkReady'> {
  hooks: ReadonlyMap<string, Hook>;
  strangers: Strangers;
  clientOf: (request: IncomingMessage) => string;
}

/** Answers external machines. It knows only the hooks that it is given, and nothing else of the services. */
export function buildHooksServer(options: HooksOptions): Server {
  const { clock, log, checkReady, hooks, bounds = HOOK_BOUNDS, trustedProxies } = options;
  const addressOf = createClientAddress(trustedProxies);
  const doorway: Doorway = {
    clock,
    log,
    checkReady,
    hooks: new Map(hooks.map((hook) => [hook.path, hook])),
    strangers: countStrangers(STRANGER_LIMITS, clock),
    clientOf: (request) => addressSubject(addressOf(request)),
  };
  const handle: RequestListener = (request, response) => void answer(doorway, request, response);
  const server = createGuardedServer(handle, bounds, trustedProxies);
  makeRoom(server, MOST_CONNECTIONS);
  return server;
}

/** The oldest connection gives way to a new one: a real sender is done in a moment, so the oldest is likely idle. */
function makeRoom(server: Server, most: number): void {
  const held = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    // It was already rejected and must not drive out others.
    if (socket.writableEnded) return;
    held.add(socket);
    socket.once('close', () => held.delete(socket));
    const [oldest] = held;
    if (held.size <= most || !oldest) return;
    held.delete(oldest);
    oldest.destroy();
  });
}

/** Sets the origin’s headers and turns anything thrown into an answer. */
async function answer(doorway: Doorway, request: IncomingMessage, response: ServerResponse): Promise<void> {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  try {
    const said = await answerPath(doorway, request);
    if (said) sendJson(response, 200, said);
    else response.writeHead(204).end();
  } catch (error) {
    // Nobody reads the rest of the body.
    if (!request.complete) response.setHeader('connection', 'close');
    sendRefusal(response, toRefusal(doorway, response, error));
  }
}

/** The headers of every answer of the origin. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
};

async function answerPath(doorway: Doorway, request: IncomingMessage): Promise<object | void> {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  if (path === '/health') return { status: 'ok' };
  if (path === '/ready') {
    await doorway.checkReady();
    return { status: 'ready' };
  }
  const hook = doorway.hooks.get(path);
  if (!hook) throw new HttpRefusal(404, HTTP_CODE.NOT_FOUND, 'No hook has this address.');
  return answerHook(doorway, hook, request);
}

/**
 * Everything in the headers is checked before the body is read; the body is parsed once the sender is authenticated.
 */
async function answerHook(
  { clock, strangers, clientOf }: Doorway,
  hook: Hook,
  request: IncomingMessage,
): Promise<object | void> {
  if (request.method !== 'POST') throw new HttpRefusal(405, HTTP_CODE.METHOD_NOT_ALLOWED, 'Send it with POST.');
  const type = request.headers['content-type']?.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/json') throw new HttpRefusal(415, HTTP_CODE.UNSUPPORTED, 'Send it as application/json.');
  const giveBack = strangers.enter(clientOf(request));
  if (!giveBack)
    throw new HttpRefusal(429, FAULT.RATE_LIMITED, 'Try again in a minute.', STRANGER_LIMITS.windowSeconds);
  let isStranger = false;
  try {
    const admission = await hook.admit(request.headers, clock());
    return await admission(await readBody(request, hook.mostBytes));
  } catch (error) {
    isStranger = error instanceof HttpRefusal && error.status === 401;
    throw error;
  } finally {
    if (!isStranger) giveBack();
  }
}

/** The sender only learns that a fault is ours, and retries. */
function toRefusal({ log }: Doorway, response: ServerResponse, error: unknown): HttpRefusal {
  if (error instanceof HttpRefusal) {
    if (error.status === 405) response.setHeader('allow', 'POST');
    return error;
  }
  log.error({ err: error }, 'hooks: fault');
  return new HttpRefusal(500, FAULT.INTERNAL, INTERNAL_MESSAGE);
}
