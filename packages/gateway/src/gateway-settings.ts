import type { GraphQLSchema } from 'graphql';
import type { Context } from '@launchyard/schema/context';
import type { Logger } from 'pino';
import type { OperationCost } from './graphql/cost.ts';

/** Everything that a gateway must be told. `config.ts` reads it from the environment; tests write it by hand. */
export interface GatewaySettings {
  mode: 'development' | 'production';
  host: string;
  /** 0 takes a free port. */
  port: number;
  /** The panel's own origin, the only one that may send cookies. Unset: `http://localhost:<port>`. */
  panelOrigin?: string;
  filesOrigin: string;
  /** Where uploads go on when they fail on the first; unset: at the files origin. */
  alternateFilesOrigin?: string;
  /** What the schema tells everybody about this installation. */
  publicConfig: Context['publicConfig'];
  upstream: UpstreamSettings;
  /** The folder of the built panel. */
  panelFolder: string;
  /** Manifests of persisted operations, one for each release that is still served. */
  manifests: readonly string[];
  /** Whether panel sessions and callers without a credential are held to persisted operations and denied introspection. */
  isPersistedOnly: boolean;
  /** The panel's source, served through Vite instead of the built panel. */
  devRoot?: string;
  /** Addresses and CIDR ranges of proxies whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[];
  /** How long readiness says 503 before connections are refused, so that a load balancer can look away first. */
  lingerMilliseconds: number;
  log: Logger;
  /** Unset: the product's schema. */
  schema?: GraphQLSchema;
  /** Unset: the product's cost of an operation. */
  operationCost?: OperationCost;
}

export interface UpstreamSettings {
  url: string;
  /** Base addresses of areas that other services answer, by area: `{ billing: 'https://…' }`. */
  urls: Readonly<Record<string, string>>;
  /** The gateway's own credential: opens the event stream and vouches for client addresses. */
  gatewaySecret: string;
  timeoutMilliseconds: number;
}
