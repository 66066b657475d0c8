import { z } from 'zod';
import { call } from './kit/call.ts';
import { bill } from './billing.ts';
import { bytes, count, id, instant } from './kit/shapes.ts';

export const storageStatus = call({
  name: 'plans.storageStatus',
  method: 'POST',
  path: '/storage-status',
  access: 'account.read',
  changes: false,
  summary: 'How much the account stores, how much running uploads reserve, and its limit.',
  input: z.object({}),
  reply: z.object({ usedBytes: bytes, reservedBytes: bytes, totalBytes: bytes, purchasedBytes: bytes }),
});

export const streamedTime = call({
  name: 'plans.streamedTime',
  method: 'POST',
  path: '/minutes-streamed',
  access: 'account.read',
  changes: false,
  summary: 'How long the account has streamed since its plan began, including what streams now.',
  input: z.object({}),
  reply: z.object({ seconds: count, startedAt: instant }),
});

/** The plan of the account: a trial, or one that was bought. */
export const planState = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('trial'),
    trialDays: count,
    daysLeft: count,
    expiresAt: instant,
    progressPercent: z.number().int().min(0).max(100),
  }),
  z.object({
    kind: z.literal('trialExpired'),
    trialDays: count,
    daysLeft: count,
    expiresAt: instant,
    progressPercent: z.number().int().min(0).max(100),
  }),
  z.object({
    kind: z.literal('concurrentUsers'),
    subscriptionId: id,
    state: z.enum(['active', 'pastDue', 'ending']),
    /** How many may stream at once. */
    count,
    /** How many are paid for until the month ends. */
    paidCount: count,
    startedAt: instant,
    /** When the month that runs began and ends. */
    monthStartedAt: instant,
    monthEndsAt: instant,
    daysLeft: count,
    /** Null: it is cancelled. */
    nextBill: bill.nullable(),
  }),
]);

export const planGet = call({
  name: 'plans.get',
  method: 'POST',
  path: '/subscription-info',
  access: 'account.read',
  changes: false,
  summary: 'The plan of the account: the one that was bought, or the trial. Null for accounts that need none.',
  input: z.object({}),
  reply: z.object({ plan: planState.nullable() }),
});
