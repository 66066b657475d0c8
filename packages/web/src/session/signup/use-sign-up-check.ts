import { useContext, useEffect, useState } from 'react';
import { CHECK_DELAY_MILLISECONDS, checkNewEmail, checkNewUsername } from '@launchyard/domain/session';
import { SignUpCheckDocument, type SignUpCheckQuery } from '../../generated/session/graphql.ts';
import { outcomeOf, type Outcome, type Refusal } from '../../kit/outcome.ts';
import { useDebounced } from '../../kit/use-debounced.ts';
import { AskContext, type Ask } from '../ask.ts';

export type Checked = 'email' | 'username';

const RULES = { email: checkNewEmail, username: checkNewUsername };

export interface SignUpCheck {
  /** For the current value; none while typing. */
  refusal: Refusal | undefined;
  isFree: boolean;
  /** Checks immediately, for users who continue without waiting. Rejects with a fault. */
  ask: () => Promise<readonly Refusal[]>;
}

/**
 * Whether an e-mail address or a username can be used: checks the format, and then availability, a
 * second after the last key.
 */
export function useSignUpCheck(field: Checked, value: string): SignUpCheck {
  const ask = useContext(AskContext);
  const settled = useDebounced(value.trim(), CHECK_DELAY_MILLISECONDS);
  const isSettled = settled === value.trim() && settled !== '';
  const malformed = isSettled ? RULES[field](settled)[0] : undefined;
  const isAsked = isSettled && malformed === undefined;
  const [answer, setAnswer] = useState<{ value: string; refusals: readonly Refusal[] }>();
  useEffect(() => {
    if (!isAsked) return undefined;
    let isWanted = true;
    const read = async () => {
      const outcome = outcomeOf(await ask(SignUpCheckDocument, { [field]: settled }));
      // After a failure, Continue checks again and reports it.
      if (isWanted && outcome.kind !== 'fault') setAnswer({ value: settled, refusals: refusalsOf(outcome) });
    };
    void read();
    return () => {
      isWanted = false;
    };
  }, [ask, field, isAsked, settled]);
  const refusals = isAsked && answer?.value === settled ? answer.refusals : undefined;
  return {
    refusal: malformed ?? refusals?.[0],
    isFree: refusals?.length === 0,
    ask: () => askAtOnce(ask, field, value.trim()),
  };
}

async function askAtOnce(ask: Ask, field: Checked, value: string): Promise<readonly Refusal[]> {
  const [wrong] = RULES[field](value);
  if (wrong) return [wrong];
  const outcome = outcomeOf(await ask(SignUpCheckDocument, { [field]: value }));
  if (outcome.kind === 'fault') throw outcome.error;
  return refusalsOf(outcome);
}

const refusalsOf = (outcome: Exclude<Outcome<SignUpCheckQuery>, { kind: 'fault' }>): readonly Refusal[] =>
  outcome.kind === 'refused' ? outcome.refusals : [];
