import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { FAULT } from '@launchyard/domain/kit';
import { setTimeout } from 'node:timers/promises';
import {
  execute,
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import { Failed } from '@launchyard/contract/kit';
import type { Context } from '@launchyard/schema/context';
import { OPERATION_LIMITS, pointsOfText } from '@launchyard/domain/session';
import type { Logger } from 'pino';
import type { ClaimedCaller } from '../access/caller.ts';
import type { Clearance } from '../access/clearance.ts';
import type { Budgets, Cost } from './budget.ts';
import type { OperationCost } from './cost.ts';
import { createCallerTurns } from './caller-turns.ts';
import { chooseDocument, operationRequest, type OperationRequest } from './document-choice.ts';
import { createDocuments } from './documents.ts';
import { badCredential, codedError } from './error-codes.ts';
import { presentError, withoutStatus } from './faults.ts';
import type { PersistedDocuments } from './persisted-documents.ts';
import { checkVariables } from './variables.ts';

/**
 * One operation’s way through the gateway, the same over both transports. What becomes known on the way is added to it.
 */
export interface OperationScope {
  requestId: string;
  transport: 'get' | 'post' | 'socket';
  caller: ClaimedCaller;
  /** Whether the request claims to be the panel, which is told separately when its operations are outdated. */
  isPanel: boolean;
  startedAt: number;
  operationName?: string;
  kind?: OperationTypeNode;
  cost?: Cost;
}

export interface Prepared {
  schema: GraphQLSchema;
  document: DocumentNode;
  operation: OperationDefinitionNode;
  operationName: string | null | undefined;
  variables: Readonly<Record<string, unknown>>;
  /** The maximum cost of each answer, in points. */
  points: number;
}

/** Why an operation does not run. */
export interface Unprepared {
  errors: readonly GraphQLError[];
}

/** What was sent: a text of JSON, or what it says. */
export type Sent = { text: string } | { params: unknown };

export interface Operations {
  /**
   * Selects, validates and charges an operation in its caller’s turn, and starts it. Problems are returned as errors to
   * show; nothing is thrown.
   */
  begin<Result>(
    sent: Sent,
    scope: OperationScope,
    start: (prepared: Prepared) => Result | Promise<Result>,
  ): Promise<Result | Unprepared>;
  /**
   * Charges for one more answer of a subscription. While the budget is spent it waits for the next one, or until
   * `signal`.
   */
  chargeAgain(prepared: Prepared, scope: OperationScope, signal: AbortSignal): Promise<void>;
  run(prepared: Prepared, contextValue: Context): Promise<ExecutionResult>;
  /** A result as its caller may see it. */
  present(result: ExecutionResult, scope: OperationScope): ExecutionResult;
}

interface OperationsOptions {
  schema: GraphQLSchema;
  operationCost: OperationCost;
  persisted: PersistedDocuments;
  isPersistedOnly: boolean;
  findClearance(caller: ClaimedCaller, requestId: string): Promise<Clearance>;
  budgets: Budgets;
  log: Logger;
}

/** The charge for an operation that would cost more than one may: to work that out takes time, too. */
const POINTS_OF_TOO_COMPLEX = 100;

/** The charge for what is no request of GraphQL: it says nothing else of what it may cost. */
const POINTS_OF_MALFORMED = 20;

/** The pipeline of every operation: select, validate, check variables, charge, run. */
export function createOperations(options: OperationsOptions): Operations {
  const { schema, log, budgets } = options;
  const readDocument = createDocuments(schema);
  const inTurn = createCallerTurns(budgets.isGood);

  async function prepare(sent: Sent, scope: OperationScope): Promise<Prepared | Unprepared> {
    // Before anything is parsed: an invalid credential gets no further, and a caller without budget waits.
    await chargeFor('text' in sent ? pointsOfText(sent.text) : 0, scope);
    const request = readRequest(sent);
    if (!request) {
      await chargeFor(POINTS_OF_MALFORMED, scope);
      throw badRequest('This is not a valid GraphQL request.');
    }
    const chosen = await chooseDocument(options, request, scope.caller, scope);
    const read = readDocument(chosen);
    await chargeFor(read.points, scope);
    const checked = read.check();
    if ('errors' in checked) return checked;

    const { document } = checked;
    const { operationName } = request;
    const operation = getOperationAST(document, operationName);
    if (!operation) throw badRequest('Send the name of one of the document’s operations as `operationName`.');
    scope.operationName = operation.name?.value.slice(0, 100);
    scope.kind = operation.operation;
    refuseWrongTransport(operation, scope.transport);

    const variables = request.variables ?? {};
    const wrong = checkVariables(schema, operation, variables, !chosen.isOpen);
    if (wrong) return { errors: wrong };
    const requested = Math.min(
      options.operationCost(schema, document, variables, operationName),
      Number.MAX_SAFE_INTEGER,
    );
    if (requested > OPERATION_LIMITS.points) {
      await chargeFor(POINTS_OF_TOO_COMPLEX, scope);
      throw codedError(FAULT.QUERY_TOO_COMPLEX, tooCostly(requested));
    }
    await chargeFor(requested, scope);
    return { schema, document, operation, operationName, variables, points: requested };
  }

  async function chargeFor(points: number, scope: OperationScope): Promise<void> {
    const charged = await budgets.charge(scope.caller, points, scope.requestId);
    scope.cost = { ...charged, requested: (scope.cost?.requested ?? 0) + points };
  }

  return {
    async begin(sent, scope, start) {
      try {
        return await inTurn(scope.caller, async () => {
          const prepared = await prepare(sent, scope);
          return () => ('errors' in prepared ? prepared : start(prepared));
        });
      } catch (error) {
        return { errors: [presentError(told(error, scope), scope.requestId, log)] };
      }
    },

    async chargeAgain({ points }, { caller, requestId }, signal) {
      while (!signal.aborted) {
        const seconds = await budgets.charge(caller, points, requestId).then(() => null, retryAfter);
        if (seconds === null) return;
        await setTimeout(seconds * 1000, undefined, { signal }).catch(() => undefined);
      }
    },

    async run({ document, operationName, variables }, contextValue) {
      return execute({ schema, document, operationName, variableValues: variables, contextValue });
    },

    present(result, scope) {
      const { data, extensions } = result;
      const errors = result.errors?.map((error) => presentError(error, scope.requestId, log)) ?? [];
      return {
        ...(errors.length > 0 ? { errors: scope.transport === 'socket' ? errors.map(withoutStatus) : errors } : {}),
        ...(data === undefined ? {} : { data }),
        extensions: { ...extensions, cost: scope.cost ?? { requested: 0, remaining: null, resetAt: null } },
      };
    },
  };
}

/** Null for what is no request of GraphQL. */
function readRequest(sent: Sent): OperationRequest | null {
  try {
    return operationRequest.safeParse('text' in sent ? JSON.parse(sent.text) : sent.params).data ?? null;
  } catch {
    return null;
  }
}

/** Programs with an invalid credential also get the status; a page whose session has ended shows the sign-in. */
const told = (error: unknown, { caller }: OperationScope): unknown =>
  error instanceof Failed && error.code === SERVICE_FAULT.UNAUTHENTICATED && !caller.isBrowser
    ? badCredential()
    : error;

const badRequest = (message: string) => codedError(FAULT.BAD_USER_INPUT, message, { http: { status: 400 } });

/** How long until a spent budget is full again. Throws any other fault. */
function retryAfter(error: unknown): number {
  const seconds = error instanceof GraphQLError ? error.extensions['retryAfterSeconds'] : undefined;
  if (typeof seconds !== 'number') throw error;
  return seconds;
}

const tooCostly = (requested: number) =>
  `This operation may cost ${requested} points; the limit is ${OPERATION_LIMITS.points}. Request less at a time.`;

function refuseWrongTransport(operation: OperationDefinitionNode, transport: OperationScope['transport']): void {
  const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
  if (isSubscription && transport !== 'socket') throw badRequest('Subscriptions run over the WebSocket.');
  if (!isSubscription && transport === 'socket') throw badRequest('Queries and mutations run over POST.');
  if (operation.operation === OperationTypeNode.MUTATION && transport === 'get') {
    const http = { status: 405, headers: { allow: 'POST' } };
    throw codedError(FAULT.BAD_USER_INPUT, 'Mutations run over POST.', { http });
  }
}
