import { useContext } from 'react';
import type { TypedDocumentString } from '../generated/session/graphql.ts';
import { outcomeOf, type Outcome } from '../kit/outcome.ts';
import { AskContext } from './ask.ts';

/** Sends a mutation when called. */
export function useAsk<Data extends object, Input>(
  document: TypedDocumentString<Data, { input: Input }>,
): (input: Input) => Promise<Outcome<Data>> {
  const ask = useContext(AskContext);
  return async (input) => outcomeOf(await ask(document, { input }));
}
