import type { ApolloClient } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { AccessEnded, isFinalCode, TransferRefused, type CallRefusal, type TransferCalls } from '@launchyard/transfer';
import {
  UploadContinueOnAlternateDocument,
  UploadFinishDocument,
  UploadMissingPartsDocument,
  UploadPartsSignDocument,
} from '../../generated/graphql.ts';

/** The calls of one upload, with the connection that it was begun with: switching the account does not move a running upload into the other one. */
export function transferCalls(client: ApolloClient, uploadId: string): TransferCalls {
  return {
    async missingParts() {
      const { data } = await orEnded(
        client.query({
          query: UploadMissingPartsDocument,
          variables: { id: uploadId },
          fetchPolicy: 'no-cache',
        }),
      );
      const upload = data?.viewer?.account.upload;
      if (!upload?.missingParts) throw new Error('The missing parts are not known');
      return upload.missingParts;
    },
    async sign(partNumbers) {
      const { data } = await orEnded(
        client.mutate({
          mutation: UploadPartsSignDocument,
          variables: { input: { uploadId, partNumbers } },
          fetchPolicy: 'no-cache',
        }),
      );
      refuse(data?.uploadPartsSign.userErrors);
      return data?.uploadPartsSign.links ?? [];
    },
    async useAlternate() {
      const { data } = await orEnded(
        client.mutate({
          mutation: UploadContinueOnAlternateDocument,
          variables: { input: { uploadId } },
        }),
      );
      refuse(data?.uploadContinueOnAlternate.userErrors);
    },
    async finish() {
      const { data } = await orEnded(
        client.mutate({
          mutation: UploadFinishDocument,
          variables: { input: { uploadId } },
        }),
      );
      refuse(data?.uploadFinish.userErrors);
    },
  };
}

/** Tells a session that has ended from what passes by itself: a lost line, a service that is down. */
async function orEnded<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked;
  } catch (error) {
    if (!isFinal(error)) throw error;
    throw new AccessEnded('Asking again would not help', { cause: error });
  }
}

const isFinal = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some((each) => isFinalCode(each.extensions?.['code']));

function refuse(userErrors: readonly CallRefusal[] | undefined): void {
  const first = userErrors?.[0];
  if (first) throw new TransferRefused({ code: first.code, message: first.message });
}
