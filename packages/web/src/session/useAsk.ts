import { useCallback, useContext, useState } from 'react';
import type { TypedDocumentString } from '../generated/session/graphql.ts';
import { AskContext, type Answer } from './ask.ts';

/** Asks that when it is called, and whether an answer is waited for. */
export function useAsk<Data, Variables>(
  document: TypedDocumentString<Data, Variables>,
): [(variables: Variables) => Promise<Answer<Data>>, boolean] {
  const ask = useContext(AskContext);
  const [asking, setAsking] = useState(0);
  const start = useCallback(
    async (variables: Variables) => {
      setAsking((count) => count + 1);
      try {
        return await ask(document, variables);
      } finally {
        setAsking((count) => count - 1);
      }
    },
    [ask, document],
  );
  return [start, asking > 0];
}
