import { useLocation, useNavigate } from 'react-router-dom';
import { AUDIT_ACTIONS, auditActionName, auditActionText } from '@launchyard/domain/audit';
import type { AuditAction, AuditLogQueryVariables } from '../generated/graphql.ts';

/** What the address says after the question mark; empty: everything. Days are local, `2026-11-21`. */
export interface AuditFilter {
  who: string;
  action: string;
  from: string;
  to: string;
}

const NAMES = ['who', 'action', 'from', 'to'] as const;

export const ACTION_OPTIONS = AUDIT_ACTIONS.map((action) => ({
  value: auditActionName(action),
  label: auditActionText(action),
})).toSorted((a, b) => a.label.localeCompare(b.label));

/** The filter in the address. Changing it replaces the address. */
export function useAuditFilter(): { filter: AuditFilter; change: (change: Partial<AuditFilter>) => void } {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const [who = '', action = '', from = '', to = ''] = NAMES.map((name) => query.get(name) ?? '');
  return {
    filter: { who, action, from, to },
    change(change) {
      for (const [name, value] of Object.entries(change)) {
        if (value === '') query.delete(name);
        else query.set(name, value);
      }
      void navigate({ search: query.toString() }, { replace: true, state });
    },
  };
}

/** The arguments of the list. An address may contain anything: what is no action or day is left out. */
export function filterVariables({ who, action, from, to }: AuditFilter, search: string) {
  const known = ACTION_OPTIONS.find(({ value }) => value === action)?.value;
  return {
    actorId: who || undefined,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema names its values by the same function
    action: known as AuditAction | undefined,
    createdFrom: dayStart(from, 0),
    createdBefore: dayStart(to, 1),
    search: search || undefined,
  } satisfies Partial<AuditLogQueryVariables>;
}

function dayStart(day: string, later: number): string | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}
