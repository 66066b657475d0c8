import { Check, CircleAlert, Clock } from 'lucide-react';
import { Chip } from '../kit/Chip.tsx';
import type { Plan_StateFragment } from '../generated/graphql.ts';
import { planMessages } from './messages.ts';

/** A plan that was bought. */
export type BoughtPlan = Extract<Plan_StateFragment, { __typename?: 'ConcurrentUsersPlan' }>;

const STATES = {
  ACTIVE: { kind: 'ok', icon: Check, text: () => planMessages.active },
  PAST_DUE: { kind: 'bad', icon: CircleAlert, text: () => planMessages.pastDue },
  ENDING: { kind: 'warn', icon: Clock, text: planMessages.ending },
} as const;

/** The state of a plan in a word. Account §4: what ends is called a termination. */
export function StateChip({ plan: { state, daysLeft } }: { plan: BoughtPlan }) {
  const { kind, icon, text } = STATES[state];
  return (
    <Chip kind={kind} icon={icon}>
      {text(daysLeft)}
    </Chip>
  );
}
