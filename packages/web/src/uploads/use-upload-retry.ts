import { useCallback } from 'react';
import { UploadRetryDocument } from '../generated/graphql.ts';
import { useChange } from '../kit/mutate.ts';
import { toastDone } from '../kit/toasts.ts';
import { uploadMessages } from './messages.ts';

/** Retries a failed upload from the failed stage, and reports the result. */
export function useUploadRetry(): { retry: (upload: { id: string; appName: string }) => void; isRetrying: boolean } {
  const { run, isBusy } = useChange(UploadRetryDocument);
  const retry = useCallback(
    async ({ id, appName }: { id: string; appName: string }) => {
      if (await run({ uploadId: id })) toastDone(uploadMessages.retried(appName));
    },
    [run],
  );
  return { retry: useCallback((upload) => void retry(upload), [retry]), isRetrying: isBusy };
}
