import { addressSubject } from '@launchyard/domain/session';
import { FAULT, isFaultOfOurs } from '@launchyard/domain/kit';
import { createFolds } from '@launchyard/process/folds';
import type { ExecutionResult } from 'graphql';
import type { Logger } from 'pino';
import type { OperationScope } from './operations.ts';

export type OperationLog = (scope: OperationScope, result: Pick<ExecutionResult, 'errors'>) => void;

/**
 * One line for each operation: ids, names, numbers and codes. Never a document, a variable or a header: those contain
 * secrets. Of those that are refused for what an address sends, and of all that it sends without a good credential, only
 * the first few and how many more there were.
 */
export function createOperationLog(log: Logger, isGood: (token: string) => boolean): OperationLog {
  const folds = createFolds((outcome: string, leftOut) => log.info({ outcome, leftOut }, 'operations left out'));
  return ({ requestId, transport, caller, operationName, kind, cost, startedAt }, { errors }) => {
    const code = errors?.[0]?.extensions['code'] ?? 'OK';
    const outcome = typeof code === 'string' ? code : FAULT.INTERNAL;
    const isRefused = outcome !== 'OK' && !isFaultOfOurs(outcome);
    const isStranger = caller.token === undefined || !isGood(caller.token);
    // By address: credentials can be made up.
    if ((isRefused || isStranger) && folds.isLeftOut(`${outcome} ${addressSubject(caller.clientAddress)}`, outcome))
      return;
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
