import { useQuery } from '@apollo/client/react';
import { QUEUE_POLL_SECONDS } from '@launchyard/domain/uploads';
import { UploadQueuePlaceDocument, type LiveUpload_UploadFragment } from '../../generated/graphql.ts';

/**
 * The place in the test queue, 1 for the next, while the upload is in it; null otherwise, and until
 * known.
 */
export function useQueuePlace({ id, state }: Pick<LiveUpload_UploadFragment, 'id' | 'state'>): number | null {
  const isWaiting = state === 'QUEUED';
  const { data } = useQuery(UploadQueuePlaceDocument, {
    variables: { id },
    skip: !isWaiting,
    pollInterval: 1_000 * QUEUE_POLL_SECONDS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'network-only',
  });
  return isWaiting ? (data?.viewer?.account.upload?.queuePlace ?? null) : null;
}
