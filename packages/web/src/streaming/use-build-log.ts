import { useEffect, useState } from 'react';
import { useApolloClient } from '@apollo/client/react';
import { BuildLogDocument } from '../generated/graphql.ts';

const ASK_AGAIN_MS = 3_000;
/** A build that prints for hours must not fill the browser. */
const MOST_CHARACTERS = 2_000_000;

/** What a build has printed so far, and goes on to print: only what is new is read. Null if there is no log. */
export function useBuildLog(id: string): string | null {
  const client = useApolloClient();
  const [log, setLog] = useState<string | null>('');
  useEffect(() => {
    let after = 0;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const read = async () => {
      // A fault is no end of the log: it is asked again.
      const answer = await client
        .query({ query: BuildLogDocument, variables: { id, after }, fetchPolicy: 'no-cache', errorPolicy: 'all' })
        .catch(() => null);
      if (isOver) return;
      timer = setTimeout(() => void read(), ASK_AGAIN_MS);
      const node = answer?.data?.node;
      if (node?.__typename !== 'StreamingSession' || answer?.error) return;
      const part = node.buildLog;
      if (!part) return after === 0 ? setLog(null) : undefined;
      after = part.nextOffset;
      if (part.text !== '') setLog((before) => ((before ?? '') + part.text).slice(-MOST_CHARACTERS));
    };
    void read();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, id]);
  return log;
}
