import type { TransferCalls } from '@launchyard/transfer';
import { given, refuseFirst, type Api } from './api.ts';
import {
  CliContinueOnAlternateDocument,
  CliFinishUploadDocument,
  CliMissingPartsDocument,
  CliSignPartsDocument,
} from './generated/graphql.ts';

/** The calls of one upload for the engine, which handles retries. */
export function transferCalls(api: Api, uploadId: string): TransferCalls {
  return {
    async missingParts() {
      const { viewer } = await api.ask(CliMissingPartsDocument, { id: uploadId });
      return given(viewer?.account.upload?.missingParts);
    },
    async sign(partNumbers) {
      const { uploadPartsSign } = await api.ask(CliSignPartsDocument, { input: { uploadId, partNumbers } });
      const { userErrors, links } = given(uploadPartsSign);
      refuseFirst(userErrors);
      return links ?? [];
    },
    async useAlternate() {
      const { uploadContinueOnAlternate } = await api.ask(CliContinueOnAlternateDocument, { input: { uploadId } });
      refuseFirst(given(uploadContinueOnAlternate).userErrors);
    },
    async finish() {
      const { uploadFinish } = await api.ask(CliFinishUploadDocument, { input: { uploadId } });
      refuseFirst(given(uploadFinish).userErrors);
    },
  };
}
