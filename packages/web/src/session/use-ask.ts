import { useCallback, useContext, useState } from 'react';
import type { TypedDocumentString } from '../generated/session/graphql.ts';
import { outcomeOf, type Outcome } from '../kit/outcome.ts';
import { AskContext } from './ask.ts';

/** Sends a mutation when called, and says whether a response is pending. */
export function useAsk<Data extends object, Input>(
  document: TypedDocumentString<Data, { input: Input }>,
): [(input: Input) => Promise<Outcome<Data>>, boolean] {
  const ask = useContext(AskContext);
  const [asking, setAsking] = useState(0);
  const start = useCallback(
    async (input: Input) => {
      setAsking((count) => count + 1);
      const answer = await ask(document, { input });
      setAsking((count) => count - 1);
      return outcomeOf(answer);
    },
    [ask, document],
  );
  return [start, asking > 0];
}
