import { useContext } from 'react';
import { outcomeOf, type Outcome } from '../kit/outcome.ts';
import { AskContext, type AskedDocument } from './ask.ts';

/** Sends a mutation when called. */
export function useAsk<Data extends object, Input>(
  document: AskedDocument<Data, { input: Input }>,
): (input: Input) => Promise<Outcome<Data>> {
  const ask = useContext(AskContext);
  return async (input) => outcomeOf(await ask(document, { input }));
}
