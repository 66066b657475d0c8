import { skipToken, useQuery } from '@apollo/client/react';
import { PlanPreviewDocument, type PlanPreviewQuery, type PlanWishInput } from '../../generated/graphql.ts';
import { outcomeOf, type Outcome } from '../../kit/outcome.ts';

type Answer = Pick<NonNullable<PlanPreviewQuery['viewer']>['account'], 'planChangePreview'>;

export type Preview = NonNullable<Answer['planChangePreview']>;

export interface AskedPreview {
  /** What the change costs and does, why it cannot be made, or why that is not known; null until there is an answer. */
  outcome: Outcome<Answer> | null;
  /** Asks for it anew. */
  again: () => void;
}

/** What a change of the plan would cost now. Without a wish, nothing is asked. */
export function usePreview(wish: PlanWishInput | null): AskedPreview {
  const { data, error, loading, refetch } = useQuery(
    PlanPreviewDocument,
    // A price is never taken from memory.
    wish === null ? skipToken : { variables: { wish }, errorPolicy: 'all', fetchPolicy: 'no-cache' },
  );
  return {
    outcome: wish === null || loading ? null : outcomeOf<Answer>({ data: data?.viewer?.account, error }),
    again: () => void refetch(),
  };
}

/** The preview, if the change can be made. */
export const previewIn = ({ outcome }: AskedPreview): Preview | null =>
  outcome?.kind === 'done' ? outcome.payload : null;
