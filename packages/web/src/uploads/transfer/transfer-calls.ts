import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import type { PartRange } from '@launchyard/domain/uploads';
import { UploadFinishDocument, UploadMissingPartsDocument, UploadPartsSignDocument } from '../../generated/graphql.ts';
import type { PartLink } from './put-part.ts';

export interface CallRefusal {
  code: string;
  message: string;
}

/** The services refused to go on: the customer's to solve. */
export class TransferRefused extends Error {
  override name = 'TransferRefused';
  readonly refusal: CallRefusal;
  constructor(refusal: CallRefusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** What the engine asks the API for. Each rejects with TransferRefused for a refusal, with anything else for a fault. */
export interface TransferCalls {
  missingParts: () => Promise<readonly PartRange[]>;
  sign: (partNumbers: number[]) => Promise<readonly PartLink[]>;
  finish: () => Promise<void>;
}

/** The calls of one upload, with the connection that it was begun with: switching the account does not move a running upload into the other one. */
export function transferCalls(client: ApolloClient, uploadId: string): TransferCalls {
  return {
    async missingParts() {
      const { data } = await client.query({
        query: UploadMissingPartsDocument,
        variables: { id: uploadId },
        fetchPolicy: 'no-cache',
      });
      const upload = data?.viewer?.account.upload;
      if (!upload?.missingParts) throw new Error('The missing parts are not known');
      return upload.missingParts;
    },
    async sign(partNumbers) {
      const { data } = await client.mutate({
        mutation: UploadPartsSignDocument,
        variables: { input: { uploadId, partNumbers } },
        fetchPolicy: 'no-cache',
      });
      refuse(data?.uploadPartsSign.userErrors);
      return data?.uploadPartsSign.links ?? [];
    },
    async finish() {
      const { data } = await client.mutate({
        mutation: UploadFinishDocument,
        variables: { input: { uploadId } },
      });
      refuse(data?.uploadFinish.userErrors);
    },
  };
}

/** Whether asking again later may help: a lost line, a service that is down; not a session that has ended. */
export function isPassing(error: unknown): boolean {
  if (!CombinedGraphQLErrors.is(error)) return true;
  return !error.errors.some((each) => FINAL_CODES.has(String(each.extensions?.['code'])));
}

const FINAL_CODES = new Set([
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'PANEL_OUTDATED',
  'BAD_USER_INPUT',
  'GRAPHQL_VALIDATION_FAILED',
]);

function refuse(userErrors: readonly CallRefusal[] | undefined): void {
  const first = userErrors?.[0];
  if (first) throw new TransferRefused({ code: first.code, message: first.message });
}
