import { FAULT } from '@launchyard/domain/kit';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { Failed } from '@launchyard/contract/kit';
import { z } from 'zod';
import type { ClaimedCaller } from '../access/caller.ts';
import type { Clearance } from '../access/clearance.ts';
import { codedError } from './error-codes.ts';
import type { PersistedDocuments } from './persisted-documents.ts';

/** A caller’s request: Apollo’s form of persisted operations, or a document of their own. */
export const operationRequest = z.object({
  query: z.string().nullish(),
  operationName: z.string().nullish(),
  variables: z.record(z.string(), z.unknown()).nullish(),
  extensions: z
    .object({ persistedQuery: z.object({ sha256Hash: z.string() }).nullish(), client: z.string().nullish() })
    .nullish(),
});
export type OperationRequest = z.infer<typeof operationRequest>;

export interface ChosenDocument {
  source: string;
  /** Whether it is one of the panel’s persisted documents; others were written by the sender. */
  isPersisted: boolean;
  /** Whether introspection is allowed, and errors may suggest names. */
  isOpen: boolean;
}

interface DocumentChoice {
  persisted: PersistedDocuments;
  isPersistedOnly: boolean;
  findClearance(caller: ClaimedCaller, requestId: string): Promise<Clearance>;
}

/**
 * The document to run, if this caller may run it: the panel and anonymous callers only persisted operations and `{
 * __typename }`; keys and support staff any document. Throws a GraphQLError, or Failed if the credential is refused.
 */
export async function chooseDocument(
  choice: DocumentChoice,
  request: OperationRequest,
  caller: ClaimedCaller,
  scope: { requestId: string; isPanel: boolean },
): Promise<ChosenDocument> {
  const hash = request.extensions?.persistedQuery?.sha256Hash;
  const persisted = hash === undefined ? undefined : choice.persisted.find(hash);
  if (persisted !== undefined) return { source: persisted, isPersisted: true, isOpen: false };
  const source = request.query ?? '';
  if (source === '' && hash !== undefined) throw unknownHash(scope.isPanel || request.extensions?.client === 'panel');
  if (source === '') throw codedError(FAULT.BAD_USER_INPUT, 'Send a document as `query`.', { http: { status: 400 } });
  if (!choice.isPersistedOnly) return { source, isPersisted: false, isOpen: true };
  if (TYPENAME_ONLY.test(source)) return { source, isPersisted: false, isOpen: false };
  refuseUnlessFree(await choice.findClearance(caller, scope.requestId));
  return { source, isPersisted: false, isOpen: true };
}

const TYPENAME_ONLY = /^\s{0,10}(?:query\s{0,10})?\{\s{0,10}__typename\s{0,10}\}\s{0,10}$/;

/**
 * Throws unless the caller may send any document. If a credential cannot be confirmed at the moment, the caller is
 * asked to retry, never told that it is invalid.
 */
function refuseUnlessFree(clearance: Clearance): void {
  if (clearance === 'key' || clearance === 'staff') return;
  if (clearance === 'nobody') {
    throw codedError(
      FAULT.UNAUTHENTICATED,
      'Sign in, or send a valid API key. Without one, only the panel’s operations can be run.',
    );
  }
  if (clearance === 'panel' || clearance === 'unfinished') {
    throw codedError(FAULT.FORBIDDEN, 'A panel session can only run the panel’s operations. Use an API key.');
  }
  throw new Failed(SERVICE_FAULT.UNAVAILABLE, 'session');
}

/** The panel shows a reload prompt; other clients send the document along the next time. */
function unknownHash(isPanel: boolean) {
  return isPanel
    ? codedError(FAULT.PANEL_OUTDATED, 'The panel was updated. Reload it to continue.')
    : codedError(FAULT.PERSISTED_QUERY_NOT_FOUND, 'PersistedQueryNotFound');
}
