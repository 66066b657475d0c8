import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { randomUUID, timingSafeEqual } from 'node:crypto';
import {
  ACCOUNT_HEADER,
  BROWSER_HEADER,
  CLIENT_ADDRESS_HEADER,
  COUNTRY_HEADER,
  DEVICE_HEADER,
  GATEWAY_SECRET_HEADER,
  INTERNAL_MESSAGE,
  REQUEST_ID_HEADER,
  Refused,
  malformedText,
  type Fault,
} from '@launchyard/contract/kit';
import { OPEN_TO_UNFINISHED } from '@launchyard/contract/open-to-unfinished';
import { may, mayForSome, mayLookUpAccounts } from '@launchyard/domain/access';
import { addressSubject, MAX_USER_AGENT, readCountry } from '@launchyard/domain/session';
import { createFolds } from '@launchyard/process/folds';
import type { Caller } from '../access/caller.ts';
import { identify } from '../access/identify.ts';
import { CASE_REQUIRED, NOT_ALLOWED } from '../access/require-may.ts';
import { createAuditedTransaction, type InTransaction } from '../audit/audited-transaction.ts';
import { authorOf, audit } from '../audit/log.ts';
import { noteRefused } from '../audit/refused-calls.ts';
import { isUnavailable } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import type { Route, Visitor } from './routes.ts';

export interface ServerOptions extends Deps {
  gatewaySecret: string;
  /** Also validates replies against the contract: on in development and tests. */
  checksReplies: boolean;
}

/** Calls are limited in size and come from this machine or a neighbour, so they arrive long before this. */
const REQUEST_SECONDS = 30;

/** The HTTP server of the services: routes, authorisation, replies and failures of every call. */
export function buildServer(options: ServerOptions, routes: readonly Route[]): FastifyInstance {
  // Typed as Fastify’s own logger, or every signature would carry pino’s.
  const logger: FastifyBaseLogger = options.log;
  const server = Fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: (request) => readRequestId(request.headers[REQUEST_ID_HEADER]),
    requestIdHeader: false,
    bodyLimit: 256 * 1024,
    requestTimeout: REQUEST_SECONDS * 1000,
    forceCloseConnections: 'idle',
  });
  const strangers = new WeakSet<FastifyRequest>();
  const folds = createFolds((about: { path: string | undefined; status: number }, leftOut) =>
    options.log.info({ ...about, leftOut }, 'requests left out'),
  );
  server.addHook('onResponse', async (request, reply) => {
    const about = { path: request.routeOptions.url, status: reply.statusCode };
    // Anybody can make these: of each address only the first few, and how many more there were.
    if (strangers.has(request) && about.status < 500) {
      const subject = addressSubject(clientAddress(options, request));
      if (folds.isLeftOut(`${about.path} ${about.status} ${subject}`, about)) return;
    }
    options.log.info({ requestId: request.id, ...about, milliseconds: Math.round(reply.elapsedTime) }, 'request');
  });
  server.setErrorHandler((error, request, reply) => {
    if (error instanceof Refused) return reply.status(422).send({ refusals: error.violations });
    const fault = toFault(error, request.id);
    if (fault.code === SERVICE_FAULT.INTERNAL || fault.code === SERVICE_FAULT.UNAVAILABLE)
      options.log.error({ requestId: request.id, err: error }, 'fault');
    return reply.status(STATUS[fault.code]).send({ fault });
  });
  server.setNotFoundHandler((request) => {
    throw new FaultError(SERVICE_FAULT.NOT_FOUND, `There is no call ${request.method} ${request.url.split('?')[0]}.`);
  });
  for (const each of routes) addRoute(server, options, strangers, each);
  return server;
}

/** `strangers`: gets the requests that anybody can make, without a credential that is good for their call. */
function addRoute(
  server: FastifyInstance,
  options: ServerOptions,
  strangers: WeakSet<FastifyRequest>,
  { call, handle }: Route,
): void {
  server.route({
    method: call.method,
    url: call.path,
    handler: async (request) => {
      strangers.add(request);
      const who = await admit(options, call, request);
      if (call.access !== 'public') strangers.delete(request);
      const given = call.method === 'GET' ? request.query : (request.body ?? {});
      const input = call.input.safeParse(given);
      if (!input.success) {
        throw new FaultError(SERVICE_FAULT.INPUT_MALFORMED, malformedText(input.error, given));
      }
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `route` bound it to this call's input and to what `admit` answers
      const answer = handle as (input: unknown, who: Caller | Visitor, change: InTransaction) => Promise<unknown>;
      const reply = await record(options, call, who, (inTransaction) => answer(input.data, who, inTransaction));
      if (!options.checksReplies) return reply;
      if (call.about && !hasAsked(call, who)) throw new Error(`${call.name} never checked access to its application`);
      return call.reply.parse(reply);
    },
  });
}

function visitorOf(options: ServerOptions, request: FastifyRequest, token: string | undefined): Visitor {
  const device = request.headers[DEVICE_HEADER];
  return {
    requestId: request.id,
    clientAddress: clientAddress(options, request),
    token,
    device: typeof device === 'string' ? device : undefined,
    userAgent: userAgentOf(request),
    country: countryOf(options, request),
  };
}

const hasAsked = ({ access }: Route['call'], who: Caller | Visitor): boolean =>
  'asked' in who && [...who.asked].some((action) => action === access);

/** Authenticates the request, or ends it. */
async function admit(options: ServerOptions, call: Route['call'], request: FastifyRequest): Promise<Caller | Visitor> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
  if (call.access === 'public') return visitorOf(options, request, token);
  if (call.access === 'gateway') {
    if (!isGateway(options.gatewaySecret, request.headers[GATEWAY_SECRET_HEADER])) {
      throw new FaultError(SERVICE_FAULT.FORBIDDEN, 'Only a gateway may make this call.');
    }
    return visitorOf(options, request, undefined);
  }
  // Calls for support name the account themselves: a header would need the case that one of them opens.
  const account = call.access === 'support' ? undefined : request.headers[ACCOUNT_HEADER];
  const found = await identify(options.database.sql, options.clock, {
    token,
    account: typeof account === 'string' && account !== '' ? account : undefined,
    requestId: request.id,
    clientAddress: clientAddress(options, request),
  });
  if ('refused' in found) throw new FaultError(found.refused, FAULT_TEXTS[found.refused]);
  const { caller } = found;
  if (caller.isProfileUnfinished && !OPEN_TO_UNFINISHED.has(call.name))
    throw new FaultError(SERVICE_FAULT.PROFILE_UNFINISHED, 'Choose a username first.');
  const isAllowed =
    call.access === 'signedIn' ||
    (call.access === 'support'
      ? mayLookUpAccounts(caller.grant)
      : (call.about ? mayForSome : may)(caller.grant, call.access));
  if (!isAllowed) throw new FaultError(SERVICE_FAULT.FORBIDDEN, FAULT_TEXTS.FORBIDDEN);
  return caller;
}

const FAULT_TEXTS = {
  UNAUTHENTICATED: 'Sign in, or send a valid API key.',
  FORBIDDEN: NOT_ALLOWED,
  CASE_REQUIRED,
};

/**
 * Takes care of the audit log: a read by support is recorded before it happens, and a change writes its row in its own
 * transaction. Refused calls are summed up elsewhere, so that nobody can flood the log with them.
 */
async function record<T>(
  options: ServerOptions,
  call: Route['call'],
  who: Caller | Visitor,
  run: (inTransaction: InTransaction) => Promise<T>,
): Promise<T> {
  const caller = 'person' in who ? who : undefined;
  const change = createAuditedTransaction(options, call.name, caller && authorOf(caller));
  const { sql } = options.database;
  if (!call.changes) {
    if (caller?.supportCase) await audit(sql, options.clock(), authorOf(caller), { call: call.name });
    return run(change.inTransaction);
  }
  try {
    const reply = await run(change.inTransaction);
    if (options.checksReplies && !change.isRecorded()) throw new Error(`${call.name} wrote no audit row`);
    return reply;
  } catch (error) {
    if (error instanceof Refused && caller) {
      const refused = { call: call.name, violations: error.violations, subject: change.noted.subject };
      await noteRefused(sql, options.clock(), caller, refused);
    }
    throw error;
  }
}

/** Only the gateway, authenticated by its secret, may say for whom it calls. */
export function isGateway(secret: string, given: unknown): boolean {
  if (typeof given !== 'string') return false;
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}

const userAgentOf = ({ headers }: FastifyRequest): string => {
  const given = headers[BROWSER_HEADER];
  return typeof given === 'string' ? given.slice(0, MAX_USER_AGENT) : '';
};

function clientAddress(options: ServerOptions, request: FastifyRequest): string {
  const claimed = request.headers[CLIENT_ADDRESS_HEADER];
  return isVouchedFor(options, request) && typeof claimed === 'string' ? claimed : request.ip;
}

function countryOf(options: ServerOptions, request: FastifyRequest): string | null {
  const claimed = request.headers[COUNTRY_HEADER];
  return isVouchedFor(options, request) && typeof claimed === 'string' ? readCountry(claimed) : null;
}

const isVouchedFor = ({ gatewaySecret }: ServerOptions, { headers }: FastifyRequest): boolean =>
  isGateway(gatewaySecret, headers[GATEWAY_SECRET_HEADER]);

const STATUS: Record<Fault['code'], number> = {
  INPUT_MALFORMED: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CASE_REQUIRED: 403,
  PROFILE_UNFINISHED: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  UNAVAILABLE: 503,
  INTERNAL: 500,
};

function toFault(error: unknown, requestId: string): Fault {
  if (error instanceof FaultError) return { code: error.code, message: error.message, requestId };
  // Fastify’s own refusals (malformed JSON, a body that is too large) are the caller’s fault.
  if (
    error instanceof Error &&
    'statusCode' in error &&
    typeof error.statusCode === 'number' &&
    error.statusCode < 500
  ) {
    return { code: SERVICE_FAULT.INPUT_MALFORMED, message: error.message, requestId };
  }
  if (isUnavailable(error))
    return { code: SERVICE_FAULT.UNAVAILABLE, message: 'Not available at the moment. Try again.', requestId };
  return { code: SERVICE_FAULT.INTERNAL, message: INTERNAL_MESSAGE, requestId };
}

function readRequestId(given: unknown): string {
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
}
