import { useLocation, useNavigate } from 'react-router-dom';
import { ALERT_KINDS, ALERT_STATES, alertKinds } from '@launchyard/domain/alerts';
import type { AlertKind, AlertState, OperationsQueryVariables } from '../generated/graphql.ts';
import { alertMessages } from './messages.ts';

/** What the address says after the question mark; empty: everything. */
export interface AlertFilter {
  kind: string;
  state: string;
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema names its values so
const kindName = (kind: string) => kind.replaceAll(/[A-Z]/g, '_$&').toUpperCase() as AlertKind;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- likewise
const STATES = ALERT_STATES.map((state) => state.toUpperCase() as AlertState);

export const KIND_OPTIONS = ALERT_KINDS.map((kind) => ({ value: kindName(kind), label: alertKinds[kind].title }));
export const STATE_OPTIONS = STATES.map((value) => ({ value, label: alertMessages.states[value] }));

/** The filter in the address. Changing it replaces the address. */
export function useAlertFilter(): { filter: AlertFilter; change: (change: Partial<AlertFilter>) => void } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  return {
    filter: { kind: query.get('kind') ?? '', state: query.get('state') ?? '' },
    change(change) {
      for (const [name, value] of Object.entries(change)) {
        if (value === '') query.delete(name);
        else query.set(name, value);
      }
      void navigate({ search: query.toString() }, { replace: true, state });
    },
  };
}

/** The arguments of the list. An address may contain anything: what is no kind or state is left out. */
export function filterVariables({ kind, state }: AlertFilter) {
  const kinds = KIND_OPTIONS.flatMap(({ value }) => (value === kind ? [value] : []));
  const states = STATES.filter((each) => each === state);
  return {
    kinds: kinds.length > 0 ? kinds : undefined,
    states: states.length > 0 ? states : undefined,
  } satisfies Partial<OperationsQueryVariables>;
}
