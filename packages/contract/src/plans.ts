import { z } from 'zod';
import { call } from './kit/call.ts';
import { bytes, count, instant } from './kit/shapes.ts';

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

/** The plan of the account. */
export const planState = z.object({
  kind: z.enum(['trial', 'trialExpired']),
  trialDays: count,
  daysLeft: count,
  expiresAt: instant,
  progressPercent: z.number().int().min(0).max(100),
});

export const planGet = call({
  name: 'plans.get',
  method: 'POST',
  path: '/subscription-info',
  access: 'account.read',
  changes: false,
  summary: 'The plan of the account and its end date; null if it does not end.',
  input: z.object({}),
  reply: z.object({ plan: planState.nullable() }),
});
