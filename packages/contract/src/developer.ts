import { z } from 'zod';
import {
  GENERATED_KEY_KINDS,
  KEY_KINDS,
  KEY_SCOPES,
  MAX_KEY_APPS,
  MAX_KEY_DAYS,
  MAX_OVERLAP_HOURS,
} from '@launchyard/domain/developer';
import { call } from './kit/call.ts';
import { actor, id, idempotencyKey, instant, judgedText, page, pageInput, someIds } from './kit/shapes.ts';

const scopes = z.array(z.enum(KEY_SCOPES)).max(KEY_SCOPES.length);

/** An active key, without its secret: that is only in the reply to the call that made it. */
export const apiKey = z.object({
  id,
  kind: z.enum(KEY_KINDS),
  /** Null for the two keys that every account may have. */
  name: z.string().nullable(),
  prefix: z.string(),
  lastFour: z.string(),
  /** What it may do in addition to reading; null if it is not narrowed. */
  scopes: scopes.nullable(),
  /** The applications that it is limited to; null for all. */
  appIds: z.array(id).nullable(),
  createdAt: instant,
  createdBy: actor,
  /** Null for a key that does not expire. A replaced key expires at the end of its overlap. */
  expiresAt: instant.nullable(),
  /** To the minute; null if it was never used. */
  lastUsedAt: instant.nullable(),
});
export type ApiKey = z.infer<typeof apiKey>;

/** `secret` is null in the reply to a repeated request: a secret is shown once. */
const madeKey = z.object({ apiKey, secret: z.string().nullable() });

const read = { method: 'POST', access: 'account.read', changes: false } as const;
const change = { method: 'POST', access: 'keys.manage', changes: true } as const;

export const apiKeyList = call({
  ...read,
  name: 'developer.apiKeyList',
  path: '/api-key-list',
  summary: 'The active keys of the account, newest first, without their secrets. Only for its owner and for support.',
  input: pageInput,
  reply: page(apiKey),
});

export const apiKeyGet = call({
  ...read,
  name: 'developer.apiKeyGet',
  path: '/api-key-get',
  summary:
    'Active keys by id, in the order of the request; null for ids that do not exist, and for everybody but the owner and support.',
  input: z.object({ apiKeyIds: someIds }),
  reply: z.object({ apiKeys: z.array(apiKey.nullable()) }),
});

export const apiKeyCreate = call({
  ...change,
  name: 'developer.apiKeyCreate',
  path: '/api-key-create',
  summary:
    'Creates a key with a name, for one program. The secret is shown once. Does not expire if `expiresInDays` is unset.',
  input: z.object({
    name: judgedText,
    scopes,
    appIds: z.array(id).min(1).max(MAX_KEY_APPS).optional(),
    expiresInDays: z.number().int().min(1).max(MAX_KEY_DAYS).optional(),
    idempotencyKey,
  }),
  reply: madeKey,
});

export const apiKeyGenerate = call({
  ...change,
  name: 'developer.apiKeyGenerate',
  path: '/generate-api-key',
  summary:
    'Generates the `apiKey` or the `streamingApiKey` of the account anew. The secret is shown once. The previous key keeps working for `overlapHours`; with 0 it ends at once.',
  input: z.object({
    kind: z.enum(GENERATED_KEY_KINDS),
    overlapHours: z.number().int().min(0).max(MAX_OVERLAP_HOURS),
    idempotencyKey,
  }),
  reply: madeKey,
});

export const graphiqlTokenCreate = call({
  ...change,
  name: 'developer.graphiqlTokenCreate',
  path: '/generate-graphiql-token',
  summary:
    'Makes a token that asks for an hour with the rights and the budget of a key. It ends with the key, and with the session that made it.',
  input: z.object({ apiKeyId: id }),
  reply: z.object({ token: z.string(), expiresAt: instant }),
});

export const apiKeyRevoke = call({
  ...change,
  name: 'developer.apiKeyRevoke',
  path: '/api-key-revoke',
  summary: 'Revokes a key of any kind at once and disconnects the programs that use it.',
  input: z.object({ apiKeyId: id }),
  reply: z.object({ apiKeyId: id }),
});
