import type { ApolloClient } from '@apollo/client';
import type { TransferCalls } from '@launchyard/transfer';
import {
  UploadContinueOnAlternateDocument,
  UploadFinishDocument,
  UploadMissingPartsDocument,
  UploadPartsSignDocument,
} from '../../generated/graphql.ts';
import { toRejection, transferCall } from '../../kit/transfer-call.ts';

/**
 * The API calls of one upload, bound to the connection it was started with: switching accounts does
 * not move a running upload.
 */
export function transferCalls(client: ApolloClient, uploadId: string): TransferCalls {
  return {
    async missingParts() {
      const asked = {
        query: UploadMissingPartsDocument,
        variables: { id: uploadId },
        fetchPolicy: 'no-cache',
      } as const;
      const { data } = await client.query(asked).catch((error: unknown) => {
        throw toRejection(error);
      });
      const upload = data?.viewer?.account.upload;
      if (!upload?.missingParts) throw new Error('The missing parts are not known');
      return upload.missingParts;
    },
    sign: async (partNumbers) =>
      (await transferCall(client, UploadPartsSignDocument, { uploadId, partNumbers })).links ?? [],
    async useAlternate() {
      await transferCall(client, UploadContinueOnAlternateDocument, { uploadId }, { shown: true });
    },
    async finish() {
      await transferCall(client, UploadFinishDocument, { uploadId }, { shown: true });
    },
  };
}
