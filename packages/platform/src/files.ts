import { FAULT, HTTP_CODE } from '@launchyard/domain/kit/codes';
import { METHODS } from 'node:http';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type RawReplyDefaultExpression,
  type RawRequestDefaultExpression,
  type RawServerDefault,
  type RouteHandlerMethod,
} from 'fastify';
import type { Logger } from 'pino';
import { INTERNAL_MESSAGE } from '@launchyard/contract/kit';
import { createGuardedServer, PUBLIC_BOUNDS, type ServerBounds } from '@launchyard/process/guarded-server';
import { createLog } from '@launchyard/process/log';
import { openFaultReports } from './alerts/fault-reports.ts';
import { sendPicture } from './apps/thumbnails/send.ts';
import { sendAsset } from './assets/send.ts';
import type { PublicConfig } from './config.ts';
import { listenPublicly, type PublicServer } from './http/public-server.ts';
import { systemClock, type Clock } from './kit/clock.ts';
import { openDatabase } from './kit/database.ts';
import { createReadyCheck } from './kit/ready.ts';
import { allowPanel } from './providers/files/cors.ts';
import { HttpRefusal } from './providers/files/http-reply.ts';
import { openStores } from './providers/files/open-stores.ts';
import { createBodies } from './transfers/bodies.ts';
import { takePart, type PartServer } from './transfers/part-request.ts';
import { openProgressTeller } from './uploads/parts/progress-teller.ts';
import { uploadNotes } from './uploads/timeline/sending.ts';

/** Receives parts of files and serves pictures and videos, on a separate origin that never sees the panel’s cookie. */
export async function createFilesServer(
  config: PublicConfig,
  options: { clock?: Clock; log?: Logger; bounds?: ServerBounds } = {},
): Promise<PublicServer> {
  const { clock = systemClock, bounds = PUBLIC_BOUNDS } = options;
  const plainLog = options.log ?? createLog('files', config.logLevel);
  const database = openDatabase(config.databaseUrl, {
    connections: 10,
    onError: (error) => plainLog.warn({ err: error }, error.message),
  });
  const faults = openFaultReports({ database, clock, log: plainLog }, 'files');
  const { log } = faults;
  const deps = { database, clock, log };
  const teller = openProgressTeller(deps);
  const parts: PartServer = {
    ...deps,
    stores: openStores(config),
    signingSecret: config.signingSecret,
    bodies: createBodies(clock),
    notes: { build: uploadNotes, thumbnail: null, asset: null },
    tell: (kind, transferId) => {
      if (kind === 'build') teller.tell(transferId);
    },
  };
  const server = buildServer(config, bounds, log);
  addRoutes(server, parts);
  await server.ready();
  const listening = await listenPublicly(server.server, config.host, config.addresses.ports.files);
  return {
    port: listening.port,
    async close() {
      await listening.close();
      await server.close();
      await teller.close();
      await faults.close();
      await database.close();
    },
  };
}

function addRoutes(server: FastifyInstance, parts: PartServer): void {
  for (const [place, provider] of [
    ['', 'default'],
    ['/alternate', 'alternate'],
  ] as const) {
    only<{ transfer: string }>(server, ['PUT'], `${place}/parts/:transfer(^.+$)`, 'Send a part with PUT.', (request) =>
      takePart(parts, { provider, publicId: request.params.transfer }, request.raw),
    );
  }
  const looking = ['GET', 'HEAD'];
  only<{ key: string }>(
    server,
    looking,
    String.raw`/pictures/:key(^[\w-]+$)`,
    'Read a picture with GET.',
    async (request, reply) => {
      await sendPicture(parts, request.params.key, request.raw, reply.raw);
      reply.hijack();
    },
  );
  only<{ key: string; ending: string }>(
    server,
    looking,
    String.raw`/assets/:key(^[\w-]+).:ending(^[a-z0-9]+$)`,
    'Read a file with GET.',
    async (request, reply) => {
      await sendAsset(parts, request.params, request.raw, reply.raw);
      reply.hijack();
    },
  );
  server.all('/health', () => ({ status: 'ok' }));
  const checkReady = createReadyCheck(parts.database);
  server.all('/ready', async () => {
    await checkReady();
    return { status: 'ready' };
  });
}

type Handler<Params> = RouteHandlerMethod<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  { Params: Params }
>;

/** Handles these methods at an address; any other is refused with a sentence. */
function only<Params>(
  server: FastifyInstance,
  methods: string[],
  url: string,
  sentence: string,
  handler: Handler<Params>,
) {
  server.route<{ Params: Params }>({ method: methods, url, handler });
  server.route({
    method: server.supportedMethods.filter((method) => !methods.includes(method)),
    url,
    handler: () => {
      throw new HttpRefusal(405, HTTP_CODE.METHOD_NOT_ALLOWED, sentence);
    },
  });
}

/** The headers of every answer of the origin. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
};

/** Longer than any request line that Node reads: a wrong name is answered with that name, however long it is. */
const MAX_NAME_LENGTH = 64 * 1024;

function buildServer(config: PublicConfig, bounds: ServerBounds, log: Logger): FastifyInstance {
  // Typed as Fastify’s own logger, or every signature would carry pino’s.
  const logger: FastifyBaseLogger = log;
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    serverFactory: (handle) => createGuardedServer(handle, bounds, config.trustedProxies),
    // Names are compared as they are in the address. Decoding could produce another one.
    rewriteUrl: ({ url = '/' }) => url.replaceAll(/%|#/g, encodeURIComponent),
    routerOptions: { maxParamLength: MAX_NAME_LENGTH },
    exposeHeadRoutes: false,
    return503OnClosing: false,
  });
  // Requests that are not HTTP get Node’s own short answer.
  server.server.removeAllListeners('clientError');
  // Fastify parses no body, whatever its type: a part is streamed. Any method gets an answer.
  for (const method of METHODS) server.addHttpMethod(method, { hasBody: false, overrideExisting: true });
  server.addHook('onRequest', async (request, reply) => {
    for (const [name, value] of Object.entries(HEADERS)) reply.raw.setHeader(name, value);
    if (allowPanel(config.addresses.panel, request.raw, reply.raw)) reply.hijack();
  });
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof HttpRefusal) return sendRefused(reply, error);
    // A sender that disconnects is not a fault; it sends the part again.
    log[request.raw.socket.destroyed ? 'debug' : 'error']({ err: error, method: request.method }, 'files: fault');
    if (reply.raw.headersSent) return void reply.raw.destroy();
    return sendRefused(reply, new HttpRefusal(500, FAULT.INTERNAL, INTERNAL_MESSAGE));
  });
  server.setNotFoundHandler(() => {
    throw new HttpRefusal(404, HTTP_CODE.NOT_FOUND, 'There is nothing at this address.');
  });
  return server;
}

function sendRefused(reply: FastifyReply, { status, code, message, retryAfterSeconds }: HttpRefusal): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header('retry-after', String(retryAfterSeconds));
  return reply.status(status).send({ error: { code, message } });
}
