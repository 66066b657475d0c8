import { FAULT } from '@launchyard/domain/kit';
import { UNSUBSCRIBE_PATH } from '@launchyard/domain/newsletter';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { operationCost } from '@launchyard/schema/cost';
import { schema } from '@launchyard/schema/schema';
import { createClientAddress, createCountryReader } from '@launchyard/process/client-address';
import { QUESTION_BOUNDS, type ServerBounds } from '@launchyard/process/guarded-server';
import { rejectUpgrade } from '@launchyard/process/reject-upgrade';
import { readToken } from './access/caller.ts';
import { isForeign } from './access/origins.ts';
import { createDeviceCookie, createSessionCookie } from './access/session-cookie.ts';
import { createClearances } from './access/clearance.ts';
import type { GatewaySettings } from './gateway-settings.ts';
import { createBudgets } from './graphql/budget.ts';
import { internalMessage } from './graphql/error-codes.ts';
import { createOperationLog } from './graphql/operation-log.ts';
import { createOperations } from './graphql/operations.ts';
import { readPersistedDocuments } from './graphql/persisted-documents.ts';
import { createBuiltPanel } from './http/built-panel.ts';
import { createDevPanel } from './http/dev-panel.ts';
import { listenEarly } from './http/early-server.ts';
import { createGraphqlEndpoint } from './http/graphql-endpoint.ts';
import { createGraphiqlDoor } from './http/graphiql-door.ts';
import { sendHealth, sendReadiness, type Readiness } from './http/health.ts';
import { cleanAddressFor } from './http/clean-address.ts';
import { addressOfOldHost, addressToLeaveFor } from './http/lead-on.ts';
import { panelAddressFor } from './http/loopback-alias.ts';
import { createKeySet, KEY_SET_PATH } from './http/key-set.ts';
import { createRedeemDoor, REDEEM_PATH } from './http/redeem-door.ts';
import { createUnsubscribeDoor } from './http/unsubscribe-door.ts';
import { refuse } from './http/refuse.ts';
import { securityHeaders, setHeaders } from './http/security-headers.ts';
import { createHub } from './live/hub.ts';
import { createAdmission } from './socket/admission.ts';
import { createSocketProtocol } from './socket/socket-protocol.ts';
import { createSocketServer } from './socket/socket-server.ts';
import { openFaultReports, reportUnavailable } from './upstream/fault-reports.ts';
import { createServices } from './upstream/services.ts';

export type { GatewaySettings } from './gateway-settings.ts';

export interface Gateway {
  port: number;
  url: string;
  /** Stops being ready, finishes running requests, closes sockets with 1001, then ends. */
  close(): Promise<void>;
}

/** How long running requests may take before their connections are closed. */
const FINISH_MILLISECONDS = 10_000;
const SWEEP_MILLISECONDS = 50;

/** Starts the gateway: it accepts requests once this resolves. */
export async function createGateway(settings: GatewaySettings): Promise<Gateway> {
  const { upstream, linger = delay } = settings;
  const { server, port, serve } = await listenEarly(
    settings.port,
    settings.host,
    settings.trustedProxies,
    boundsOf(settings),
  );
  const url = `http://${settings.host === '127.0.0.1' ? 'localhost' : settings.host}:${port}`;
  const panelOrigin = settings.panelOrigin ?? `http://localhost:${port}`;
  const { tutorialUrl } = settings.publicConfig;
  const video = tutorialUrl === null ? undefined : new URL(tutorialUrl).origin;
  const { filesOrigin: files, alternateFilesOrigin: alternateFiles } = settings;
  const origins = { panel: panelOrigin, files, alternateFiles, video };

  const faults = openFaultReports(settings.log, () => services);
  const { log } = faults;
  const services = createServices(upstream, settings.log, undefined, reportUnavailable(faults));
  const hub = createHub({ pool: services.pool('events'), gatewaySecret: upstream.gatewaySecret, log });
  const cookie = createSessionCookie(settings.mode, panelOrigin);
  const deviceCookie = createDeviceCookie(settings.mode, panelOrigin);
  const clientAddress = createClientAddress(settings.trustedProxies);
  const country = createCountryReader(settings.trustedProxies, settings.countryHeader);
  const findClearance = createClearances(services);
  const budgets = createBudgets(services, settings.now);
  const operations = createOperations({
    schema: settings.schema ?? schema,
    operationCost: settings.operationCost ?? operationCost,
    persisted: readPersistedDocuments(settings.manifests),
    isPersistedOnly: settings.isPersistedOnly,
    findClearance,
    budgets,
    log,
  });
  const logOperation = createOperationLog(log, budgets.isGood);
  const shared = { operations, services, publicConfig: settings.publicConfig, logOperation };
  const endpoint = createGraphqlEndpoint({ ...shared, cookie, deviceCookie, clientAddress, country });
  const protocol = createSocketProtocol({ ...shared, findClearance, hub, log, makeRequestId: randomUUID });
  const sockets = createSocketServer({
    protocol,
    hub,
    cookie,
    panelOrigin,
    clientAddress,
    admission: createAdmission(),
    log,
  });
  const pages =
    settings.devRoot === undefined
      ? await createBuiltPanel(settings.panelFolder, cookie, origins)
      : await createDevPanel(settings.devRoot, server, cookie, origins);
  const openGraphiql = createGraphiqlDoor({ pages, cookie, clientAddress, findClearance });
  const sendKeySet = createKeySet({ services, clientAddress });
  const redeem = createRedeemDoor({ services, clientAddress });
  const unsubscribe = createUnsubscribeDoor({ services, clientAddress });
  const readiness: Readiness = {
    isDraining: false,
    isStreamConnected: hub.isConnected,
    upstream: services.pool('session'),
  };
  const headers = securityHeaders(panelOrigin);

  async function answer(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    setHeaders(response, { ...headers, 'x-request-id': requestId });
    if (readiness.isDraining) response.setHeader('connection', 'close');
    const pathname = readPath(request);
    if (pathname === '/health') return sendHealth(response);
    if (pathname === '/ready') return sendReadiness(response, readiness);
    // Before the check of origins: its page has no referrer, so browsers send its form with the origin `null`.
    if (pathname === UNSUBSCRIBE_PATH) return unsubscribe(request, response, requestId);
    if (isForeign(request, panelOrigin)) {
      return refuse(response, 403, FAULT.FORBIDDEN, 'Pages of other origins may not call this API.');
    }
    if (pathname === '/graphql') return endpoint(request, response, requestId);
    if (pathname === REDEEM_PATH) return redeem(request, response, requestId);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('allow', 'GET, HEAD');
      return refuse(response, 405, FAULT.BAD_USER_INPUT, 'Pages can only be read.');
    }
    const panelAddress =
      addressOfOldHost(request, { ...settings, panelOrigin }) ??
      cleanAddressFor(request, panelOrigin) ??
      panelAddressFor(request, panelOrigin) ??
      addressToLeaveFor(request, { ...settings, panelOrigin });
    if (panelAddress !== null) {
      return void response.writeHead(307, { location: panelAddress, 'cache-control': 'no-store' }).end();
    }
    if (pathname === KEY_SET_PATH) return sendKeySet(request, response, requestId);
    if (pathname === '/graphiql') return openGraphiql(request, response, requestId);
    return pages.panel(request, response, pathname);
  }

  serve({
    isKnown(request) {
      const { authorization } = request.headers;
      const cookieToken = authorization === undefined ? cookie.read(request) : undefined;
      const token = readToken(authorization, cookieToken);
      return token !== undefined && token !== null && budgets.isGood(token);
    },
    request(request, response) {
      const requestId = randomUUID();
      answer(request, response, requestId).catch((error: unknown) => {
        // A client that goes before it has sent everything is not a fault.
        log[request.destroyed && !request.complete ? 'debug' : 'error']({ requestId, err: error }, 'fault');
        if (response.headersSent) response.destroy();
        else refuse(response, 500, FAULT.INTERNAL, internalMessage(requestId));
      });
    },
    upgrade(request, socket, head) {
      if (readPath(request) === '/graphql' && !readiness.isDraining) return sockets.upgrade(request, socket, head);
      // Vite handles its own upgrades on the same server.
      const isVite = settings.devRoot !== undefined && request.headers['sec-websocket-protocol'] === 'vite-hmr';
      if (!isVite) rejectUpgrade(socket, '404 Not Found');
    },
  });

  return {
    port,
    url,
    async close() {
      readiness.isDraining = true;
      await linger(settings.lingerMilliseconds);
      await Promise.all([sockets.close(), stopServer(server)]);
      await pages.close();
      await hub.close();
      await faults.close();
      await services.close();
    },
  };
}

/** In development Vite serves each module of the panel by itself: a page is more than a thousand requests. */
const boundsOf = ({ bounds = QUESTION_BOUNDS, devRoot }: GatewaySettings): ServerBounds =>
  devRoot === undefined ? bounds : { ...bounds, requests: { burst: Number.POSITIVE_INFINITY, perSecond: 1 } };

async function stopServer(server: Server): Promise<void> {
  const stopped = new Promise<void>((resolve) => server.close(() => resolve()));
  // A connection whose last answer promised keep-alive stays open after that answer.
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MILLISECONDS);
  const impatience = setTimeout(() => server.closeAllConnections(), FINISH_MILLISECONDS);
  await stopped;
  clearInterval(sweep);
  clearTimeout(impatience);
}

/** The path without its query; an invalid path is answered like a missing one. */
function readPath(request: IncomingMessage): string {
  const path = (request.url ?? '').split('?', 1)[0] ?? '';
  return path.startsWith('/') ? path : '/missing.txt';
}
