import type { ApolloClient } from '@apollo/client';
import { TransferRefused, type CallRefusal, type TransferCalls } from '@launchyard/transfer';
import { AssetFinishDocument, AssetPartsSignDocument } from '../../generated/graphql.ts';

/** The calls of one file on its way, with the connection that it was begun with. */
export function sendCalls(client: ApolloClient, assetUploadId: string): TransferCalls {
  const sign = async (partNumbers: number[]) => {
    const input = { assetUploadId, partNumbers };
    const { data } = await client.mutate({
      mutation: AssetPartsSignDocument,
      variables: { input },
      fetchPolicy: 'no-cache',
    });
    refuse(data?.assetPartsSign.userErrors);
    return data?.assetPartsSign;
  };
  return {
    async missingParts() {
      // What is signed says what is missing.
      const signed = await sign([1]);
      if (!signed?.assetUpload) throw new Error('The parts that are to be sent are not known');
      return signed.assetUpload.missingParts;
    },
    sign: async (partNumbers) => (await sign(partNumbers))?.links ?? [],
    async finish() {
      const { data } = await client.mutate({
        mutation: AssetFinishDocument,
        variables: { input: { assetUploadId } },
      });
      refuse(data?.assetFinish.userErrors);
    },
  };
}

function refuse(userErrors: readonly CallRefusal[] | undefined): void {
  const first = userErrors?.[0];
  if (first) throw new TransferRefused({ code: first.code, message: first.message });
}
