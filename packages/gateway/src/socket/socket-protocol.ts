import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { FAULT, isFaultOfOurs } from '@launchyard/domain/kit';
import { REFUSED_UNITS, SUBSCRIBE_UNITS } from '@launchyard/domain/session';
import { CloseCode, makeServer, type Server } from 'graphql-ws';
import type { ExecutionArgs, ExecutionResult } from 'graphql';
import { Failed } from '@launchyard/contract/kit';
import type { Context, LiveEvents } from '@launchyard/schema/context';
import { z } from 'zod';
import { readCaller, type ClaimedCaller } from '../access/caller.ts';
import type { Clearance } from '../access/clearance.ts';
import { createContext } from '../graphql/context.ts';
import { codedError } from '../graphql/error-codes.ts';
import { presentError } from '../graphql/faults.ts';
import type { OperationLog } from '../graphql/operation-log.ts';
import type { OperationScope, Operations, Prepared } from '../graphql/operations.ts';
import type { Hub } from '../live/hub.ts';
import type { Services } from '../upstream/services.ts';
import type { Place } from './admission.ts';
import { createPlaces, MAX_SUBSCRIPTIONS, type Places } from './places.ts';
import { createSharedAnswers } from './shared-answers.ts';
import { subscribe } from './subscription.ts';
import type { Logger } from 'pino';

/** How long a socket may wait before it authenticates. */
export const INIT_MILLISECONDS = 3_000;

/** What the protocol knows about one socket. */
export interface SocketFacts {
  /** From the upgrade; the first message takes precedence, because browsers cannot set a header here. */
  authorization: string | undefined;
  cookieToken: string | undefined;
  clientAddress: string;
  place: Place;
  /** Closes the socket with a reason. */
  cutOff: (code: CloseCode, reason: string) => void;
  /** Takes units of its rate: what it sends next waits for them. Fewer than none are given back. */
  charge: (units: number) => void;
}

/** The state of one socket: its caller, fixed at the start, and the places of its subscriptions. */
interface Extra {
  facts: SocketFacts;
  places: Places;
  caller: ClaimedCaller | null;
  isPanel: boolean;
  /**
   * The running subscriptions. graphql-ws forgets the first of two with one id, so they are ended from here when the
   * socket closes.
   */
  running: Set<AsyncIterator<unknown>>;
}

interface ProtocolOptions {
  operations: Operations;
  services: Services;
  findClearance(caller: ClaimedCaller, requestId: string): Promise<Clearance>;
  hub: Hub;
  publicConfig: Context['publicConfig'];
  logOperation: OperationLog;
  makeRequestId: () => string;
  log: Logger;
}

const connectionParams = z.object({
  authorization: z.string().nullish(),
  account: z.string().nullish(),
  client: z.string().nullish(),
});

const PARAMS_WRONG = 'The payload of connection_init must contain strings: authorization, account.';

interface SubscriptionArgs extends ExecutionArgs {
  run(): Promise<AsyncIterableIterator<ExecutionResult> | ExecutionResult>;
}

/**
 * graphql-ws: subscriptions only. A problem with one is reported to that one; the socket and its other subscriptions
 * continue.
 */
export function createSocketProtocol(options: ProtocolOptions): Server<Extra> {
  const { operations, services, hub, publicConfig, log } = options;
  const shareAnswers = createSharedAnswers();

  function makeContext(scope: OperationScope, { facts }: Extra): Context {
    const live: LiveEvents = {
      listen(listener) {
        // A subscriber is always authenticated, even if that could not be confirmed when the socket started.
        if (scope.caller.token !== undefined) facts.place.confirm(scope.caller.token);
        return hub.listen(listener, () => facts.cutOff(CloseCode.Forbidden, 'Access ended'));
      },
    };
    return createContext(services, publicConfig, scope, { cookie: null, live });
  }

  /** Logs what an operation came to. One that is refused for what its sender did costs the socket more. */
  function settle(scope: OperationScope, result: Pick<ExecutionResult, 'errors'>, { facts }: Extra): void {
    options.logOperation(scope, result);
    const [error] = result.errors ?? [];
    if (!error || isFaultOfOurs(error.extensions['code'])) facts.charge(-REFUSED_UNITS);
  }

  /** Never throws: an exception here would close the socket. */
  async function start(prepared: Prepared, scope: OperationScope, extra: Extra, release: () => void) {
    try {
      const result = await subscribe(operations, prepared, scope, {
        makeContext: () => makeContext(scope, extra),
        shareAnswers,
      });
      if (Symbol.asyncIterator in result) {
        settle(scope, {}, extra);
        return running(result, extra, release);
      }
      release();
      const presented = operations.present(result, scope);
      settle(scope, presented, extra);
      return presented;
    } catch (error) {
      release();
      const errors = [presentError(error, scope.requestId, log)];
      settle(scope, { errors }, extra);
      return { errors };
    }
  }

  /** Assigns the socket’s place to its credential, if that can be confirmed; returns why the socket is refused. */
  async function confirm(caller: ClaimedCaller, place: Place): Promise<[CloseCode, string] | null> {
    if (caller.token === undefined) return null;
    try {
      const clearance = await options.findClearance(caller, options.makeRequestId());
      if (clearance === 'unconfirmed') return null;
    } catch (error) {
      if (!(error instanceof Failed)) throw error;
      // A page whose session has ended learns it with each subscription, as over HTTP.
      if (caller.isBrowser) return null;
      if (error.code === SERVICE_FAULT.UNAUTHENTICATED) return [CloseCode.Unauthorized, 'This credential is not valid'];
      if (error.code === SERVICE_FAULT.FORBIDDEN) return [CloseCode.Forbidden, 'This credential opens streams only'];
      // A fault of ours says nothing about the credential.
      return null;
    }
    if (place.confirm(caller.token)) return null;
    return [CloseCode.Forbidden, 'This credential has too many sockets open'];
  }

  return makeServer<Record<string, unknown>, Extra>({
    connectionInitWaitTimeout: INIT_MILLISECONDS,

    async onConnect({ connectionParams: given, extra }) {
      const params = connectionParams.safeParse(given ?? {});
      if (!params.success) return refuse(extra, CloseCode.BadRequest, PARAMS_WRONG);
      const { authorization, account, client } = params.data;
      const { cookieToken, clientAddress } = extra.facts;
      const wanted = { authorization: authorization ?? extra.facts.authorization, account: account ?? undefined };
      const caller = readCaller({ ...wanted, cookieToken, clientAddress });
      if (!caller) return refuse(extra, CloseCode.Unauthorized, 'Send the credential as authorization: Bearer …');
      extra.caller = caller;
      extra.isPanel = client === 'panel';
      const refused = await confirm(caller, extra.facts.place);
      return refused === null || refuse(extra, ...refused);
    },

    async onSubscribe({ extra }, _id, payload) {
      const release = extra.places.take();
      if (!release) return [tooMany()];
      // Charged as if it were refused until that is known: many may be on their way.
      extra.facts.charge(SUBSCRIBE_UNITS + REFUSED_UNITS);
      const { caller, isPanel } = extra;
      // Only an acknowledged socket gets here, so onConnect has set it.
      if (!caller) throw new Error('a socket without a caller was acknowledged');
      const requestId = options.makeRequestId();
      const scope: OperationScope = { requestId, transport: 'socket', caller, isPanel, startedAt: performance.now() };
      const prepared = await operations.begin({ params: payload }, scope, (ready) => ready);
      if ('errors' in prepared) {
        release();
        const errors = operations.present(prepared, scope).errors ?? [];
        settle(scope, { errors }, extra);
        return errors;
      }
      const { schema, document, operationName } = prepared;
      const args: SubscriptionArgs = {
        schema,
        document,
        operationName,
        run: () => start(prepared, scope, extra, release),
      };
      return args;
    },

    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- graphql-ws hands over what onSubscribe answered
    subscribe: (args) => (args as SubscriptionArgs).run(),

    async onClose({ extra }) {
      for (const iterator of extra.running) await iterator.return?.();
    },

    onError(_context, _id, _payload, errors) {
      // Errors of the stream itself, which the protocol would pass on unchanged.
      return errors.map((error) => presentError(error, options.makeRequestId(), log).toJSON());
    },
  });
}

function refuse({ facts }: Extra, code: CloseCode, reason: string): false {
  facts.cutOff(code, reason);
  return false;
}

const tooMany = () =>
  codedError(FAULT.RATE_LIMITED, `A socket may have ${MAX_SUBSCRIPTIONS} subscriptions. Complete one first.`, {
    retryAfterSeconds: 1,
  });

/** Tracks a subscription of its socket until it ends in any way. */
function running<T>(source: AsyncIterableIterator<T>, extra: Extra, release: () => void): AsyncIterableIterator<T> {
  const over = () => {
    extra.running.delete(iterator);
    release();
  };
  const iterator: AsyncIterableIterator<T> = {
    [Symbol.asyncIterator]: () => iterator,
    async next() {
      try {
        const result = await source.next();
        if (result.done) over();
        return result;
      } catch (error) {
        over();
        throw error;
      }
    },
    async return() {
      over();
      await source.return?.();
      return { done: true, value: undefined };
    },
  };
  extra.running.add(iterator);
  return iterator;
}

export const newSocket = (facts: SocketFacts): Extra => ({
  facts,
  places: createPlaces(),
  caller: null,
  isPanel: false,
  running: new Set(),
});
