import {
  execute,
  getOperationAST,
  OperationTypeNode,
  type DocumentNode,
  type ExecutionResult,
  type GraphQLError,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type { Context } from '@launchyard/schema/context';
import type { Logger } from 'pino';
import type { Caller } from '../access/caller.ts';
import type { Standing } from '../access/standing.ts';
import type { Charge, Cost } from './budget.ts';
import { createCompiler } from './compiled.ts';
import { MAX_COST, type OperationCost } from './cost.ts';
import { chooseDocument, operationRequest } from './document-choice.ts';
import { createDocuments } from './documents.ts';
import { codedError } from './error-codes.ts';
import { presentError } from './faults.ts';
import type { PersistedDocuments } from './persisted-documents.ts';
import { checkVariables } from './variables.ts';

/** One operation on its way through the gateway, the same over both transports. What becomes known on the way is written into it. */
export interface OperationScope {
  requestId: string;
  transport: 'http' | 'socket';
  caller: Caller;
  /** Whether the request says that it is the panel: it is told apart when its operations are outdated. */
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
}

export interface Operations {
  /** Chooses, checks and charges an operation. What is wrong with it comes back as errors to show; nothing is thrown. */
  prepare(request: unknown, scope: OperationScope): Promise<Prepared | { errors: readonly GraphQLError[] }>;
  run(prepared: Prepared, contextValue: Context, rootValue?: unknown): Promise<ExecutionResult>;
  /** A result as its caller may see it. */
  present(result: ExecutionResult, scope: OperationScope): ExecutionResult;
}

interface OperationsOptions {
  schema: GraphQLSchema;
  operationCost: OperationCost;
  persisted: PersistedDocuments;
  isPersistedOnly: boolean;
  findStanding(caller: Caller, requestId: string): Promise<Standing>;
  charge: Charge;
  log: Logger;
}

/** The way of every operation: chosen, validated, its variables checked, its cost charged, run. */
export function createOperations(options: OperationsOptions): Operations {
  const { schema, log } = options;
  const checkDocument = createDocuments(schema);
  const compile = createCompiler(schema);

  async function prepareOrThrow(given: unknown, scope: OperationScope): ReturnType<Operations['prepare']> {
    const parsed = operationRequest.safeParse(given);
    if (!parsed.success) throw badRequest('This is not the form of a GraphQL request.');
    const request = parsed.data;
    const chosen = await chooseDocument(options, request, scope.caller, scope);
    const checked = checkDocument(chosen);
    if ('errors' in checked) return checked;

    const { document } = checked;
    const { operationName } = request;
    const operation = getOperationAST(document, operationName);
    if (!operation) throw badRequest('Name one of the operations of the document as `operationName`.');
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
    scope.cost = { requested, remaining: null, resetAt: null };
    if (requested > MAX_COST) throw codedError('QUERY_TOO_COMPLEX', tooCostly(requested));
    const { caller } = scope;
    if (caller.isKey && caller.token !== undefined)
      scope.cost = await options.charge(caller, requested, scope.requestId);
    return { schema, document, operation, operationName, variables };
  }

  return {
    async prepare(request, scope) {
      try {
        return await prepareOrThrow(request, scope);
      } catch (error) {
        return { errors: [presentError(error, scope.requestId, log)] };
      }
    },

    async run({ document, operationName, variables }, contextValue, rootValue) {
      const compiled = compile(document, operationName);
      if (compiled) return compiled.query(rootValue, contextValue, variables);
      return execute({ schema, document, operationName, variableValues: variables, contextValue, rootValue });
    },

    present(result, scope) {
      const { data, errors, extensions } = result;
      return {
        ...(errors && errors.length > 0
          ? { errors: errors.map((error) => presentError(error, scope.requestId, log)) }
          : {}),
        ...(data === undefined ? {} : { data }),
        extensions: { ...extensions, cost: scope.cost ?? { requested: 0, remaining: null, resetAt: null } },
      };
    },
  };
}

const badRequest = (message: string) => codedError('BAD_USER_INPUT', message, { http: { status: 400 } });

const tooCostly = (requested: number) =>
  `This operation may cost ${requested} points, the limit is ${MAX_COST}. Ask for fewer at a time.`;

function refuseWrongTransport(operation: OperationDefinitionNode, transport: OperationScope['transport']): void {
  const isSubscription = operation.operation === OperationTypeNode.SUBSCRIPTION;
  if (isSubscription && transport === 'http') throw badRequest('Subscriptions run over the WebSocket.');
  if (!isSubscription && transport === 'socket') throw badRequest('Queries and mutations run over POST.');
}
