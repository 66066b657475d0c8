import { FAULT } from '@launchyard/domain/kit';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createYoga, type GraphQLParams, type Plugin } from 'graphql-yoga';
import type { ExecutionResult } from 'graphql';
import type { Context } from '@launchyard/schema/context';
import { MAX_USER_AGENT, OPERATION_LIMITS } from '@launchyard/domain/session';
import { readCaller, singleHeader } from '../access/caller.ts';
import type { DeviceCookie, SessionCookie } from '../access/session-cookie.ts';
import { createContext, noLiveEvents } from '../graphql/context.ts';
import { badCredential } from '../graphql/error-codes.ts';
import { isUnauthenticated } from '../graphql/faults.ts';
import type { OperationScope, Operations } from '../graphql/operations.ts';
import type { OperationLog } from '../graphql/operation-log.ts';
import type { Services } from '../upstream/services.ts';
import { judgeRequest, PANEL_HEADER, TOO_LARGE } from './graphql-gate.ts';
import { refuse } from './refuse.ts';
import { sendAnswer } from './send-answer.ts';
import { readBody } from './read-body.ts';

interface EndpointOptions {
  operations: Operations;
  services: Services;
  cookie: SessionCookie;
  deviceCookie: DeviceCookie;
  publicConfig: Context['publicConfig'];
  clientAddress: (request: IncomingMessage) => string;
  country: (request: IncomingMessage) => string | null;
  logOperation: OperationLog;
}

interface ServerContext {
  req: IncomingMessage;
  res: ServerResponse;
  scope: OperationScope;
  /** The body of a POST. */
  text: string | null;
}

/**
 * POST /graphql, and GET for programs. Yoga writes answers; what comes before is the same as over the socket, but that
 * a body is parsed in its caller’s turn.
 */
export function createGraphqlEndpoint(options: EndpointOptions) {
  const yoga = createYoga<ServerContext>({
    graphqlEndpoint: '/graphql',
    graphiql: false,
    landingPage: false,
    multipart: false,
    batching: false,
    // Pages of our own origin need no CORS, and no other origin gets permission.
    cors: false,
    maxRequestBodySize: OPERATION_LIMITS.bytes,
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
    if (refusal) return refuse(response, refusal.status, refusal.code, refusal.message, refusal.headers);
    const account = request.headers['x-account']?.toString();
    const caller = readCaller({ authorization, cookieToken, account, clientAddress: options.clientAddress(request) });
    if (!caller) {
      const message = 'Send the credential as `Authorization: Bearer …`.';
      return refuse(response, 401, FAULT.UNAUTHENTICATED, message, { 'www-authenticate': 'Bearer' });
    }
    const isGet = request.method === 'GET';
    const text = isGet ? null : await readBody(request, OPERATION_LIMITS.bytes);
    if (!isGet) {
      if (text === null) return refuse(response, TOO_LARGE.status, TOO_LARGE.code, TOO_LARGE.message);
      // Yoga does not read what it finds here.
      Object.assign(request, { body: ' ' });
    }
    const isPanel = singleHeader(request, PANEL_HEADER) === 'panel';
    if (caller.isBrowser) {
      caller.device = options.deviceCookie.read(request);
      caller.userAgent = singleHeader(request, 'user-agent')
        ?.slice(0, MAX_USER_AGENT)
        .replaceAll(/[^ -~]/g, '');
      caller.country = options.country(request);
    }
    const transport = isGet ? 'get' : 'post';
    const scope: OperationScope = { requestId, transport, caller, isPanel, startedAt: performance.now() };
    response.setHeader('cache-control', 'no-store');
    await yoga(request, response, { scope, text });
  };
}

function useOperations(options: EndpointOptions): Plugin<object, ServerContext> {
  const { operations, services, publicConfig, logOperation } = options;

  async function answer(params: unknown, { scope, res, text }: ServerContext): Promise<ExecutionResult> {
    const cookie = scope.caller.isBrowser ? boundCookie(options, res) : null;
    return operations.begin(text === null ? { params } : { text }, scope, (prepared) =>
      operations.run(prepared, createContext(services, publicConfig, scope, { cookie, live: noLiveEvents })),
    );
  }

  return {
    onRequestParse({ request, setRequestParser }) {
      const isGet = request.method === 'GET';
      setRequestParser(({ url }) => (isGet ? readAddress(new URL(url).searchParams) : { query: '' }));
    },
    onParams(payload) {
      const { params, context } = payload;
      // Yoga insists on a document in the request; Operations.begin judges what was sent.
      payload.setParams({ query: '' });
      payload.setParamsHandler(() => answer(params, context));
    },
    onResultProcess(payload) {
      const { result, serverContext } = payload;
      const { scope } = serverContext;
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- batches and streams of results do not get this far
      const single = result as ExecutionResult;
      const presented = operations.present(toldIfEnded(single, scope), scope);
      logOperation(scope, presented);
      payload.setResultProcessor((_, fetchAPI) => sendAnswer(presented, serverContext.req.headers, fetchAPI), '');
    },
  };
}

/**
 * A credential that has just ended may still be cached here. If the services refused everything for it, its holder gets
 * the same answer as a minute later.
 */
function toldIfEnded(result: ExecutionResult, { caller }: OperationScope): ExecutionResult {
  const isNothing = Object.values(result.data ?? {}).every((each) => each === null);
  return !caller.isBrowser && isNothing && result.errors?.some(isUnauthenticated)
    ? { errors: [badCredential()] }
    : result;
}

/** An operation in a URL. Values that are not JSON stay as they are, and are refused later. */
function readAddress(parameters: URLSearchParams): GraphQLParams {
  const given = (name: string) => parameters.get(name) ?? undefined;
  const json = (name: string) => {
    try {
      return JSON.parse(given(name) ?? 'null');
    } catch {
      return given(name);
    }
  };
  return {
    query: given('query'),
    operationName: given('operationName'),
    variables: json('variables'),
    extensions: json('extensions'),
  };
}

const boundCookie = ({ cookie, deviceCookie }: EndpointOptions, response: ServerResponse) => ({
  set: (token: string, expiresAt: Date) => cookie.set(response, token, expiresAt),
  clear: () => cookie.clear(response),
  setDevice: (token: string, expiresAt: Date) => deviceCookie.set(response, token, expiresAt),
});
