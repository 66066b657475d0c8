import { closedFor, errorCode, openSocket, type TestSocket } from '@launchyard/gateway/test-kit/test-socket';
import type { FormattedExecutionResult } from 'graphql';
import type { World } from '../world/world.ts';

export const WAYS_IN = ['POST', 'WebSocket'] as const;
export type WayIn = (typeof WAYS_IN)[number];

/** The attacker's credentials: a test person's key or session, the account to act in, and additional headers. */
export interface Attacker {
  key?: string;
  session?: string;
  account?: string;
  headers?: Record<string, string>;
}

/** The outcome of an attack: the full response text, and the code of its first error. */
export interface Got {
  code: unknown;
  text: string;
}

/** Starts with `subscription`, otherwise it is a query. Its root field must exist on that root type. */
export interface Documents {
  query: string;
  subscription: string;
}

/** The two transports of a gateway, HTTP and WebSocket, spoken without a client library. */
export function waysInto(world: World) {
  const port = world.config.addresses.ports.gateway;

  /** The headers that the panel's own page sends. */
  const panelHeaders = (session: string): Record<string, string> => ({
    cookie: `launchyard_session_${port}=${session}`,
    'x-launchyard': 'panel',
    origin: world.config.addresses.panel,
  });

  const headersOf = ({ key, session, account, headers }: Attacker): Record<string, string> => ({
    ...(session === undefined ? {} : panelHeaders(session)),
    ...(key === undefined ? {} : { authorization: `Bearer ${key}` }),
    ...(account === undefined ? {} : { 'x-account': account }),
    ...headers,
  });

  /** Sends a request to `/graphql` with exactly these headers. */
  function send(init: RequestInit, path = '/graphql'): Promise<Response> {
    return fetch(world.url + path, { redirect: 'manual', ...init });
  }

  async function post(body: unknown, as: Attacker = {}): Promise<Got & { status: number }> {
    const headers = { 'content-type': 'application/json', ...headersOf(as) };
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await send({ method: 'POST', headers, body: text });
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of every GraphQL response
    const answer = (await response.json()) as FormattedExecutionResult;
    const code = answer.errors?.[0]?.extensions?.['code'];
    return { status: response.status, code, text: JSON.stringify({ data: answer.data, errors: answer.errors }) };
  }

  /** A socket that has authenticated. */
  async function socket(as: Attacker = {}): Promise<TestSocket> {
    const opened = await openSocket(port, headersOf(as));
    await opened.init(as.account === undefined ? {} : { account: as.account });
    return opened;
  }

  /** The first response to a subscription, and the code if it or its socket was refused. */
  async function subscribe(query: string, as: Attacker = {}, variables: object = {}): Promise<Got> {
    const opened = await openSocket(port, headersOf(as));
    const isIn = await opened.init(as.account === undefined ? {} : { account: as.account });
    if (!isIn) return { code: closedFor(opened.closed()), text: opened.reason() };
    opened.subscribe('1', query, { variables });
    const message = await Promise.race([opened.wait('1', 'next'), opened.wait('1', 'error')]);
    opened.close();
    return { code: errorCode(message), text: JSON.stringify(message.payload) };
  }

  return {
    port,
    panelHeaders,
    send,
    post,
    socket,
    /** Opens a socket with exactly these headers. Rejects with the status code if refused. */
    openSocket: (headers: Record<string, string>) => openSocket(port, headers),
    subscribe,
    /** The same attack by either transport. */
    ask(way: WayIn, { query, subscription }: Documents, as: Attacker = {}, variables: object = {}): Promise<Got> {
      return way === 'POST' ? post({ query, variables }, as) : subscribe(subscription, as, variables);
    },
    /** True if the server still answers, as it must after every attack. */
    async stillAnswers(): Promise<boolean> {
      return (await post({ query: '{ __typename }' })).text === '{"data":{"__typename":"Query"}}';
    },
  };
}

export type WaysIn = ReturnType<typeof waysInto>;
