import { z } from 'zod';
import { call } from './kit/call.ts';
import { bytes } from './kit/shapes.ts';

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
