import { useQuery } from '@apollo/client/react';
import { UploadQueuePlaceDocument, type LiveUpload_UploadFragment } from '../../generated/graphql.ts';

/** Applications §9: how often to poll the queue, since no event reports others leaving it. */
const POLL_MS = 10_000;

/**
 * The place in the test queue, 1 for the next, while the upload is in it; null otherwise, and until
 * known.
 */
export function useQueuePlace({ id, state }: Pick<LiveUpload_UploadFragment, 'id' | 'state'>): number | null {
  const isWaiting = state === 'QUEUED';
  const { data } = useQuery(UploadQueuePlaceDocument, {
    variables: { id },
    skip: !isWaiting,
    pollInterval: POLL_MS,
    skipPollAttempt: () => document.hidden,
    fetchPolicy: 'network-only',
  });
  return isWaiting ? (data?.viewer?.account.upload?.queuePlace ?? null) : null;
}
