import type { IncomingMessage, ServerResponse } from 'node:http';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { ExecutionResult, GraphQLError, GraphQLFormattedError } from 'graphql';
import type { Context } from '@launchyard/schema/context';
import { readCaller, singleHeader } from '../access/caller.ts';
import type { DeviceCookie, SessionCookie } from '../access/session-cookie.ts';
import { createContext, noLiveEvents } from '../graphql/context.ts';
import type { OperationScope, Operations } from '../graphql/operations.ts';
import type { OperationLog } from '../graphql/operation-log.ts';
import type { Services } from '../upstream/services.ts';
import { judgeRequest, MAX_BODY_BYTES, PANEL_HEADER, TOO_LARGE } from './graphql-gate.ts';
import { refuse } from './refuse.ts';
import { readUndeclaredBody } from './undeclared-body.ts';

interface EndpointOptions {
  operations: Operations;
  services: Services;
  cookie: SessionCookie;
  deviceCookie: DeviceCookie;
  publicConfig: Context['publicConfig'];
  clientAddress: (request: IncomingMessage) => string;
  logOperation: OperationLog;
}

interface ServerContext {
  req: IncomingMessage;
  res: ServerResponse;
  scope: OperationScope;
}

/** POST /graphql. Yoga reads requests and writes answers; what happens between is the same as over the socket. */
export function createGraphqlEndpoint(options: EndpointOptions) {
  const yoga = createYoga<ServerContext>({
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    // Pages of our own origin need no permission, and no other origin gets any.
    cors: false,
    maxRequestBodySize: MAX_BODY_BYTES,
    parserAndValidationCache: false,
    // Errors are masked by Operations.present, once for both transports.
    maskedErrors: false,
    logging: false,
    plugins: [useOperations(options)],
  });

  return async function handle(request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const { cookie } = options;
    const authorization = request.headers.authorization;
    const cookieToken = authorization === undefined ? cookie.read(request) : undefined;
    const refusal = judgeRequest(request, cookieToken !== undefined);
    if (refusal) return refuse(response, refusal.status, refusal.code, refusal.message);
    const account = singleHeader(request, 'x-account');
    const caller = readCaller({ authorization, cookieToken, account, clientAddress: options.clientAddress(request) });
    if (!caller) return refuse(response, 401, 'UNAUTHENTICATED', 'Send the credential as `Authorization: Bearer …`.');
    if (request.headers['content-length'] === undefined) {
      const body = await readUndeclaredBody(request, MAX_BODY_BYTES);
      if (body === null) return refuse(response, TOO_LARGE.status, TOO_LARGE.code, TOO_LARGE.message);
      // Where Yoga finds what somebody before it has read; an empty text it would take for nothing read.
      Object.assign(request, { body: body || ' ' });
    }
    const isPanel = singleHeader(request, PANEL_HEADER) === 'panel';
    if (caller.isBrowser) caller.device = options.deviceCookie.read(request);
    const scope: OperationScope = { requestId, transport: 'http', caller, isPanel, startedAt: performance.now() };
    response.setHeader('cache-control', 'no-store');
    await yoga(request, response, { scope });
  };
}

function useOperations(options: EndpointOptions): Plugin<object, ServerContext> {
  const { operations, services, publicConfig, logOperation } = options;

  async function answer(request: unknown, { scope, res }: ServerContext): Promise<ExecutionResult> {
    const prepared = await operations.prepare(request, scope);
    if ('errors' in prepared) return prepared;
    const cookie = scope.caller.isBrowser ? boundCookie(options, res) : null;
    const context = createContext(services, publicConfig, scope, { cookie, live: noLiveEvents });
    return operations.run(prepared, context);
  }

  return {
    onParams(payload) {
      const { params, context } = payload;
      // Yoga insists on a document of the request's own; what was sent is judged by Operations.prepare.
      payload.setParams({ query: '' });
      payload.setParamsHandler(() => answer(params, context));
    },
    onResultProcess(payload) {
      const { result, serverContext } = payload;
      const { scope } = serverContext;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- batches and streams of results do not get this far
      const single = result as ExecutionResult;
      const presented = operations.present(single, scope);
      logOperation(scope, presented);
      payload.setResult(asAnswer(presented, serverContext.req.headers.accept));
    },
  };
}

const boundCookie = ({ cookie, deviceCookie }: EndpointOptions, response: ServerResponse) => ({
  set: (token: string, expiresAt: Date) => cookie.set(response, token, expiresAt),
  clear: () => cookie.clear(response),
  setDevice: (token: string, expiresAt: Date) => deviceCookie.set(response, token, expiresAt),
});

/**
 * The answer with its status. What could be run is 200 whatever came of it; what could not says so by its status where the status was
 * given with the error, where the fault is ours, or where the caller takes application/graphql-response+json.
 */
function asAnswer(result: ExecutionResult, accept: string | undefined): ExecutionResult {
  // Errors as plain data: Yoga would make errors of its own out of ours and lose where they stand.
  const errors = result.errors?.map((error) => toPlain(error));
  const status = 'data' in result ? 200 : statusOf(result.errors?.[0], accept);
  // Yoga reads `http` and takes it out.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- GraphQLError is what the type knows, its plain form is what is sent
  return { ...result, errors, extensions: { ...result.extensions, http: { status } } } as ExecutionResult;
}

function toPlain(error: GraphQLError): GraphQLFormattedError {
  const { extensions, ...rest } = error.toJSON();
  const { http: _, ...shown } = extensions ?? {};
  return { ...rest, extensions: shown };
}

function statusOf(error: GraphQLError | undefined, accept = ''): number {
  const given = error?.extensions['http'];
  if (typeof given === 'object' && given !== null && 'status' in given) return Number(given.status);
  if (error?.extensions['code'] === 'INTERNAL') return 500;
  return accept.includes('application/graphql-response+json') ? 400 : 200;
}
