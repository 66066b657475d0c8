import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatUsd } from '@launchyard/domain/money';
import {
  afterDecline,
  monthlyBill,
  planChange,
  renewalOf,
  type Bill,
  type PlanWish,
  type Subscription,
} from '@launchyard/domain/plans';

const PAGE = new URL('../../../../docs/billing/worked-examples.md', import.meta.url);

/** The tables of the page, by their headings: the cells of each row. */
const tables = readFileSync(PAGE, 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => ({
    name: section.split('\n', 1)[0] ?? '',
    rows: [...section.matchAll(/^\| (\d{4}-.*) \|$/gm)].map(([, cells = '']) =>
      cells.split('|').map((cell) => cell.trim()),
    ),
  }));

/** A plan, and the bill of its month while that is not paid. */
interface State {
  plan: Subscription | null;
  open: { bill: Bill; issuedAt: Date; nextTryAt: Date } | null;
}

/** Does what a row says at its instant, by the rules. Returns what was charged. */
function play(state: State, what: string, now: Date): string {
  const count = Number(/\d+$/.exec(what)?.[0]);
  const wishes: Record<string, PlanWish> = {
    bought: { kind: 'start', plan: 'concurrentUsers', count },
    changed: { kind: 'setCount', count },
    cancelled: { kind: 'cancel' },
    reactivated: { kind: 'reactivate' },
  };
  const wish = wishes[what.split(' ', 1)[0] ?? ''];
  if (wish) {
    const planned = planChange(state.plan, wish, now);
    if (planned.kind === 'refused') throw new Error(planned.refusals[0]?.message);
    state.plan = planned.change.next;
    return formatUsd(planned.change.today.totalCents);
  }
  if (!state.plan) throw new Error(`nothing can be ${what}`);
  if (!state.open) {
    const renewal = renewalOf(state.plan, now);
    if (renewal.kind === 'notYet') throw new Error(`it is not ${what} yet`);
    state.plan = renewal.kind === 'ended' ? null : renewal.next;
    if (renewal.kind === 'renewed') state.open = { bill: renewal.bill, issuedAt: now, nextTryAt: now };
  }
  if (what === 'ended') return '$0.00';
  if (!state.open || !state.plan) throw new Error(`there is nothing to be paid when ${what}`);
  expect(state.open.nextTryAt).toEqual(now);
  if (what === 'card declined') {
    const after = afterDecline(state.open.issuedAt, now);
    if (after.kind === 'triedAgain') state.open.nextTryAt = after.at;
    else state.plan = null;
    return '$0.00';
  }
  const paid = formatUsd(state.open.bill.totalCents);
  state.plan = { ...state.plan, isUnpaid: false };
  state.open = null;
  return paid;
}

test.each(tables)('$name', ({ rows }) => {
  const state: State = { plan: null, open: null };
  const played = rows.map(([when = '', what = '']) => {
    const charged = play(state, what, new Date(`${when.replace(' ', 'T')}:00Z`));
    const next = state.plan && monthlyBill(state.plan);
    const nextText = next ? `${formatUsd(next.totalCents)} on ${next.dueAt.toISOString().slice(0, 10)}` : 'none';
    return [when, what, charged, String(state.plan?.count ?? 0), nextText];
  });
  expect(played).toEqual(rows);
  expect(rows.length).toBeGreaterThan(3);
});
