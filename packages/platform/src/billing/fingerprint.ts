import { hash } from 'node:crypto';
import {
  changeViolations,
  planChange,
  type PlanChange,
  type PlanWish,
  type Subscription,
} from '@launchyard/domain/plans';
import { refuse, refuseAny } from '../kit/refuse.ts';

/** How long a customer may look at a price before it is asked for again. */
const GOOD_SECONDS = 10 * 60;

/**
 * Names a change as somebody saw it: the instant that it was worked out for, and a digest of everything that it costs and
 * does. It is no secret: whoever makes one up confirms a change that they can work out.
 */
export const fingerprintOf = (change: PlanChange): string =>
  `${change.today.dueAt.getTime().toString(36)}.${hash('sha256', JSON.stringify(change), 'base64url').slice(0, 22)}`;

/** Works out a change. Throws Refused with the reasons if it cannot be made. */
export function workOut(subscription: Subscription | null, wish: PlanWish, now: Date): PlanChange {
  const planned = planChange(subscription, wish, now);
  if (planned.kind === 'refused') refuseAny(planned.refusals);
  if (planned.kind === 'possible') return planned.change;
  throw new Error('a change was refused without a reason');
}

/**
 * The change that somebody confirmed, worked out for the instant at which they saw it. Throws Refused if it is another
 * one now, or they saw it too long ago.
 */
export function confirmed(
  subscription: Subscription | null,
  wish: PlanWish,
  fingerprint: string,
  now: Date,
): PlanChange {
  const asOf = readInstant(fingerprint);
  const age = asOf === null ? null : (now.getTime() - asOf.getTime()) / 1000;
  // The reasons of now come first: who has cancelled meanwhile need not confirm another price.
  workOut(subscription, wish, now);
  if (asOf === null || age === null || age < 0 || age > GOOD_SECONDS) return refuse(changeViolations.outdated);
  const change = workOut(subscription, wish, asOf);
  return fingerprintOf(change) === fingerprint ? change : refuse(changeViolations.outdated);
}

function readInstant(fingerprint: string): Date | null {
  const [, text] = /^([\da-z]{1,10})\.[\w-]{22}$/.exec(fingerprint) ?? [];
  return text === undefined ? null : new Date(Number.parseInt(text, 36));
}
