import { z } from 'zod';
import { call } from './kit/call.ts';
import { id, idempotencyKey, instant, judgedText } from './kit/shapes.ts';

export const clientTokenCreate = call({
  name: 'developer.clientTokenCreate',
  method: 'POST',
  path: '/generate-token',
  access: 'keys.manage',
  changes: true,
  summary:
    'Signs a token for one client, which can be redeemed once. `object` is a JSON object as text and becomes the claim of that name; the other claims are set here.',
  input: z.object({
    clientEmail: judgedText,
    expiresInMinutes: z.number().nullable(),
    object: judgedText,
    idempotencyKey,
  }),
  reply: z.object({ token: z.string(), expiresAt: instant }),
});

/** What a redeemed token said. */
export const redeemedToken = z.object({
  id,
  accountId: id,
  clientEmail: z.string(),
  /** A JSON object as text. */
  object: z.string(),
  createdAt: instant,
  expiresAt: instant,
});
export type RedeemedToken = z.infer<typeof redeemedToken>;

export const clientTokenRedeem = call({
  name: 'developer.clientTokenRedeem',
  method: 'POST',
  path: '/redeem-token',
  access: 'public',
  changes: true,
  summary: 'Returns the claims of a token for a client and uses it up. Of two concurrent requests, one is refused.',
  input: z.object({ token: judgedText }),
  reply: z.object({ clientToken: redeemedToken }),
});

export const signingKeys = call({
  name: 'developer.signingKeys',
  method: 'GET',
  path: '/signing-keys',
  access: 'public',
  changes: false,
  summary: 'The public keys that verify tokens for clients, as a JSON Web Key Set.',
  input: z.object({}),
  reply: z.object({ keys: z.array(z.record(z.string(), z.string())) }),
});
