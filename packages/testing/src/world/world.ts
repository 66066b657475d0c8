import { createClient, type Client } from 'graphql-ws';
import { fileURLToPath } from 'node:url';
import { createGateway } from '@launchyard/gateway/gateway';
import { WebSocket } from 'ws';
import { PROCESS_PATIENCE } from '../waits.ts';
import { publicConfigOf } from './public-config.ts';
import { startPlatform, type PlatformOptions, type PlatformWorld } from './platform.ts';

/** The whole product for one test: the services behind a gateway. */
export interface World extends PlatformWorld {
  /** The gateway's address. */
  url: string;
  graphql(document: string, variables?: Record<string, unknown>, as?: GraphqlAsker): Promise<GraphqlAnswer>;
  /** A socket for that caller. Dispose it. */
  socket(as?: GraphqlAsker): Client;
}

/** A key (or any bearer token), or a session token as in the panel's cookie, and the account to act in. */
export interface GraphqlAsker {
  key?: string;
  session?: string;
  account?: string;
  /** Where the request seems to come from, in a world behind a proxy. */
  address?: string;
}

export interface GraphqlAnswer {
  status: number;
  // The data of any document; tests compare it as it is.
  data: Record<string, never> | null | undefined;
  errors: Array<{ message: string; path?: Array<string | number>; extensions: Record<string, unknown> }> | undefined;
}

export interface WorldOptions extends PlatformOptions {
  /** Restricts panel sessions to persisted operations, like the built panel. */
  isPersistedOnly?: boolean;
  /** Believes the addresses of its callers, who then spend budgets of their own. */
  isBehindProxy?: boolean;
  /** Serves the built panel. */
  withPanel?: boolean;
  /** Serves these files as the panel. */
  panelFolder?: string;
  /** Whether the public configuration says that builds with only the new plugin are supported. */
  isPlugin2Supported?: boolean;
  /** Puts a proxy between the gateway and the services. Returns the proxy's address. */
  upstreamVia?: (url: string) => Promise<string>;
  /** Proxies for individual areas. */
  upstreamUrls?: (url: string) => Promise<Record<string, string>>;
  upstreamTimeoutMilliseconds?: number;
  /** Default: none. */
  trustedProxies?: string[];
}

const PANEL = fileURLToPath(new URL('../../../web/', import.meta.url));

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const platform = await startPlatform(options);
  const { addresses, mode, host, gatewaySecret } = platform.config;
  const upstreamUrl = (await options.upstreamVia?.(addresses.upstream)) ?? addresses.upstream;
  const gateway = await createGateway({
    mode,
    host,
    port: addresses.ports.gateway,
    panelOrigin: addresses.panel,
    filesOrigin: addresses.files,
    publicConfig: { ...publicConfigOf(addresses), isPlugin2Supported: options.isPlugin2Supported ?? false },
    upstream: {
      url: upstreamUrl,
      urls: (await options.upstreamUrls?.(addresses.upstream)) ?? {},
      gatewaySecret,
      timeoutMilliseconds: options.upstreamTimeoutMilliseconds ?? PROCESS_PATIENCE,
    },
    panelFolder: options.panelFolder ?? (options.withPanel ? `${PANEL}dist` : `${PANEL}no-panel`),
    manifests: [`${PANEL}src/generated/persisted-documents.json`],
    isPersistedOnly: options.isPersistedOnly ?? false,
    trustedProxies: options.isBehindProxy ? ['127.0.0.0/8'] : [],
    oldHosts: [],
    uploadHosts: [],
    redirectOrigins: [],
    lingerMilliseconds: 0,
    log: platform.log,
  });
  const url = `http://127.0.0.1:${addresses.ports.gateway}`;
  const cookie = (session: string) => `launchyard_session_${addresses.ports.gateway}=${session}`;
  return {
    ...platform,
    url,
    async graphql(query, variables = {}, as = {}) {
      const response = await fetch(`${url}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-launchyard': 'test',
          ...(as.key ? { authorization: `Bearer ${as.key}` } : {}),
          ...(as.session ? { cookie: cookie(as.session) } : {}),
          ...(as.account ? { 'x-account': as.account } : {}),
          ...(as.address ? { 'x-forwarded-for': as.address } : {}),
        },
        body: JSON.stringify({ query, variables }),
      });
      const { data, errors } = parseAnswer(await response.json());
      return { status: response.status, data, errors };
    },
    socket(as = {}) {
      const headers = {
        ...(as.session ? { cookie: cookie(as.session) } : {}),
        ...(as.address ? { 'x-forwarded-for': as.address } : {}),
      };
      return createClient({
        url: `${url.replace('http', 'ws')}/graphql`,
        webSocketImpl: class extends WebSocket {
          constructor(address: string, protocols: string | string[]) {
            super(address, protocols, { headers, origin: as.session ? addresses.panel : undefined });
          }
        },
        connectionParams: {
          ...(as.key ? { authorization: `Bearer ${as.key}` } : {}),
          ...(as.account ? { account: as.account } : {}),
        },
        retryAttempts: 0,
      });
    },
    async close() {
      await gateway.close();
      await platform.close();
    },
  };
}

function parseAnswer(body: unknown): Omit<GraphqlAnswer, 'status'> {
  if (typeof body !== 'object' || body === null) throw new Error(`no GraphQL answer: ${JSON.stringify(body)}`);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the shape of every GraphQL response; `data` depends on the document
  return body as Omit<GraphqlAnswer, 'status'>;
}
