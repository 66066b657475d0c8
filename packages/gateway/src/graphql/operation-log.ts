import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { OperationScope } from './operations.ts';

export type OperationLog = (scope: OperationScope, result: Pick<ExecutionResult, 'errors'>) => void;

/**
 * One line for each operation: ids, names, numbers and codes. Never a document, a variable or a header: those contain
 * secrets.
 */
export function createOperationLog(log: Logger): OperationLog {
  return ({ requestId, transport, operationName, kind, cost, startedAt }, { errors }) => {
    const outcome = errors?.[0]?.extensions['code'] ?? 'OK';
    const milliseconds = Math.round(performance.now() - startedAt);
    const fields = {
      requestId,
      transport,
      operation: operationName,
      kind,
      milliseconds,
      cost: cost?.requested,
      outcome,
    };
    log.info(fields, 'operation');
  };
}
