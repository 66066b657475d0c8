import type { TransferCalls } from '@launchyard/transfer';
import { refuseFirst, type Api } from './api.ts';
import { documents } from './documents.ts';

/** The calls of one upload for the engine, which handles retries. */
export function transferCalls(api: Api, uploadId: string): TransferCalls {
  return {
    async missingParts() {
      const { text, shape } = documents.missingParts;
      const { viewer } = await api.ask(text, { id: uploadId }, shape);
      return viewer.account.upload.missingParts;
    },
    async sign(partNumbers) {
      const { text, shape } = documents.sign;
      const { uploadPartsSign } = await api.ask(text, { input: { uploadId, partNumbers } }, shape);
      refuseFirst(uploadPartsSign.userErrors);
      return uploadPartsSign.links ?? [];
    },
    async useAlternate() {
      const { text, shape } = documents.useAlternate;
      const { uploadContinueOnAlternate } = await api.ask(text, { input: { uploadId } }, shape);
      refuseFirst(uploadContinueOnAlternate.userErrors);
    },
    async finish() {
      const { text, shape } = documents.finish;
      const { uploadFinish } = await api.ask(text, { input: { uploadId } }, shape);
      refuseFirst(uploadFinish.userErrors);
    },
  };
}
