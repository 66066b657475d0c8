import { useCallback } from 'react';
import { useMutation } from '@apollo/client/react';
import { UploadRetryDocument } from '../generated/graphql.ts';
import { faultText } from '../kit/faultText.ts';
import { toastDone, toastFault } from '../kit/toasts.ts';
import { uploadMessages } from './messages.ts';

/** Lets a failed upload go on from the stage that failed; what came of it is told. */
export function useUploadRetry(): { retry: (upload: { id: string; appName: string }) => void; isRetrying: boolean } {
  const [ask, { loading }] = useMutation(UploadRetryDocument);
  const retry = useCallback(
    async ({ id, appName }: { id: string; appName: string }) => {
      const { data, error } = await ask({ variables: { input: { uploadId: id } }, errorPolicy: 'all' });
      const refusal = data?.uploadRetry.userErrors[0];
      if (!data || refusal) return toastFault(refusal?.message ?? faultText(error));
      toastDone(uploadMessages.retried(appName));
    },
    [ask],
  );
  return { retry: useCallback((upload) => void retry(upload), [retry]), isRetrying: loading };
}
