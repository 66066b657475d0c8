import type { ApolloClient } from '@apollo/client';
import type { TransferCalls } from '@launchyard/transfer';
import { AssetFinishDocument, AssetPartsSignDocument } from '../../generated/graphql.ts';
import { transferCall } from '../../kit/transfer-call.ts';

/** The API calls of one file upload, bound to the connection it was started with. */
export function sendCalls(client: ApolloClient, assetUploadId: string): TransferCalls {
  const sign = (partNumbers: number[]) => transferCall(client, AssetPartsSignDocument, { assetUploadId, partNumbers });
  return {
    async missingParts() {
      // The response to signing a part also lists the missing parts.
      const { assetUpload } = await sign([1]);
      if (!assetUpload) throw new Error('The parts that are to be sent are not known');
      return assetUpload.missingParts;
    },
    sign: async (partNumbers) => (await sign(partNumbers)).links ?? [],
    async finish() {
      await transferCall(client, AssetFinishDocument, { assetUploadId }, { shown: true });
    },
  };
}
