import { useQuery } from '@apollo/client/react';
import { UploadQueuePlaceDocument, type LiveUpload_UploadFragment } from '../../generated/graphql.ts';

/** Applications §9: how often the line is asked about. Others leave it without a word. */
const POLL_MS = 10_000;

/** The place in the line before the tests, 1 for the next, while the upload stands there; null otherwise, and until it is known. */
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
