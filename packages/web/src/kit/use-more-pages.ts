import { useCallback, useEffect, useRef, useState, useTransition } from 'react';
import { faultText } from './fault-text.ts';
import { toastFault } from './toasts.ts';
import { useLastKnown } from './use-last-known.ts';

interface Page {
  nodes: readonly unknown[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}

interface More<P extends Page> {
  /** The list so far, from the cache. */
  list: P | null | undefined;
  /** Changes with whatever else the list is read by, such as a search. */
  of: string;
  pageSize: number;
  /** Replaces the message of a fault. */
  words?: string;
  /** Apollo Client's, of a list whose pages the cache joins. */
  fetchMore: (next: { variables: { after: string | null }; errorPolicy: 'all' }) => Promise<{ error?: unknown }>;
}

/**
 * A list that shows its next page on request, below the others. Refetching it, such as after a
 * change elsewhere, brings its first page: as many pages as before are read, and until then the list
 * stays as it was.
 */
export function useMorePages<P extends Page>({ list, of, pageSize, words, fetchMore }: More<P>) {
  const count = list?.nodes.length ?? 0;
  const [wanted, setWanted] = useState({ of, count });
  if (wanted.of !== of) setWanted({ of, count });
  const hasMore = list?.pageInfo.hasNextPage ?? false;
  // A deleted row is no reason to read a page.
  const lacksPage = hasMore && wanted.of === of && count + pageSize <= wanted.count;
  const whole = useLastKnown(lacksPage ? null : list);

  // Keep the current list until there is more.
  const [isReading, startReading] = useTransition();
  // Neither a failed nor an empty page is requested again, unless the list has changed.
  const readFor = useRef<P | null | undefined>(null);
  const read = useCallback(() => {
    readFor.current = list;
    startReading(async () => {
      const after = list?.pageInfo.endCursor ?? null;
      // A rejection would replace the whole page.
      const { error } = await fetchMore({ variables: { after }, errorPolicy: 'all' });
      if (error) toastFault(words ?? faultText(error));
    });
  }, [list, words, fetchMore]);
  useEffect(() => {
    if (lacksPage && !isReading && readFor.current !== list) read();
  }, [lacksPage, isReading, list, read]);
  const more = useCallback(() => {
    if (isReading) return;
    if (!lacksPage) setWanted({ of, count: count + pageSize });
    read();
  }, [isReading, lacksPage, of, count, pageSize, read]);
  return { shown: lacksPage ? whole : list, hasMore, isReading, more };
}
