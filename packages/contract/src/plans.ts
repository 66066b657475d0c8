import { z } from 'zod';
import { call } from './kit/call.ts';
import { bytes, count, instant } from './kit/shapes.ts';

export const storageStatus = call({
  name: 'plans.storageStatus',
  method: 'POST',
  path: '/storage-status',
  access: 'account.read',
  changes: false,
  summary: 'What the account stores, what running uploads hold, and what it may store in all.',
  input: z.object({}),
  reply: z.object({ usedBytes: bytes, reservedBytes: bytes, totalBytes: bytes, purchasedBytes: bytes }),
});

/** What the account is on. */
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
  summary: 'What the account is on, and until when; null when nothing ends.',
  input: z.object({}),
  reply: z.object({ plan: planState.nullable() }),
});
