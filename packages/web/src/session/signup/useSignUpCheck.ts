import { useApolloClient, useQuery } from '@apollo/client/react';
import { CHECK_DELAY_MILLISECONDS, checkNewEmail, checkNewUsername } from '@launchyard/domain/session';
import { SignUpCheckDocument } from '../../generated/graphql.ts';
import { useDebounced } from '../../kit/useDebounced.ts';
import type { Refusal } from '../refusals.ts';

export type Checked = 'email' | 'username';

const RULES = { email: checkNewEmail, username: checkNewUsername };

export interface SignUpCheck {
  /** Known of what is in the field now; none while it is typed. */
  refusal: Refusal | undefined;
  isFree: boolean;
  /** Asks at once, for whoever goes on without waiting. Rejects with a fault. */
  ask: () => Promise<readonly Refusal[]>;
}

/** Whether an address or a name could be signed up with: the rule at once, whether somebody has it a second after the last key. */
export function useSignUpCheck(field: Checked, value: string): SignUpCheck {
  const client = useApolloClient();
  const settled = useDebounced(value.trim(), CHECK_DELAY_MILLISECONDS);
  const isSettled = settled === value.trim() && settled !== '';
  const malformed = isSettled ? RULES[field](settled)[0] : undefined;
  const { data } = useQuery(SignUpCheckDocument, {
    variables: { [field]: settled },
    skip: !isSettled || malformed !== undefined,
    fetchPolicy: 'network-only',
  });
  const answer = isSettled && malformed === undefined ? data?.signUpCheck : undefined;
  return {
    refusal: malformed ?? answer?.userErrors[0],
    isFree: answer?.userErrors.length === 0,
    async ask() {
      const [wrong] = RULES[field](value.trim());
      if (wrong) return [wrong];
      const { data: now } = await client.query({
        query: SignUpCheckDocument,
        variables: { [field]: value.trim() },
        fetchPolicy: 'network-only',
      });
      return now?.signUpCheck.userErrors ?? [];
    },
  };
}
