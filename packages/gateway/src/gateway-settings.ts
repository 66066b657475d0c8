import type { GraphQLSchema } from 'graphql';
import type { Context } from '@launchyard/schema/context';
import type { ServerBounds } from '@launchyard/process/guarded-server';
import type { Logger } from 'pino';
import type { OperationCost } from './graphql/cost.ts';

/** The complete configuration of a gateway. `config.ts` reads it from the environment; tests write it by hand. */
export interface GatewaySettings {
  mode: 'development' | 'production';
  host: string;
  /** 0 uses a free port. */
  port: number;
  /** The panel's own origin, the only one that may send cookies. Unset: `http://localhost:<port>`. */
  panelOrigin?: string;
  filesOrigin: string;
  /** Where uploads continue when they fail on the first origin; unset: at the files origin. */
  alternateFilesOrigin?: string;
  /** What the schema publishes about this installation. */
  publicConfig: Context['publicConfig'];
  upstream: UpstreamSettings;
  /** The folder of the built panel. */
  panelFolder: string;
  /** Manifests of persisted operations, one for each release that is still served. */
  manifests: readonly string[];
  /** Whether panel sessions and anonymous callers are restricted to persisted operations and denied introspection. */
  isPersistedOnly: boolean;
  /** The panel's source, served through Vite instead of the built panel. */
  devRoot?: string;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** The header, in lower case, in which they say the visitor’s country. Unset: places are not known. */
  countryHeader?: string | undefined;
  /** Former host names of the panel, and of its upload domain. */
  oldHosts: readonly string[];
  uploadHosts: readonly string[];
  /** Origins besides the panel that `redirect` may lead to. */
  redirectOrigins: readonly string[];
  /** What one client may hold of its port. Unset: the usual. */
  bounds?: ServerBounds;
  /** How long readiness answers 503 before connections are refused, so that a load balancer can react. */
  lingerMilliseconds: number;
  /** Lingers for so many milliseconds. Unset: by the real clock. */
  linger?: (milliseconds: number) => Promise<unknown>;
  log: Logger;
  /** Unset: the product's schema. */
  schema?: GraphQLSchema;
  /** Unset: the product's cost of an operation. */
  operationCost?: OperationCost;
  /** The clock of the budgets, in milliseconds since 1970. Unset: the real one. */
  now?: () => number;
}

export interface UpstreamSettings {
  url: string;
  /** Base addresses of areas in other services: `{ billing: 'https://…' }`. */
  urls: Readonly<Record<string, string>>;
  /** The gateway’s own credential: opens the event stream and vouches for client addresses. */
  gatewaySecret: string;
  timeoutMilliseconds: number;
}
