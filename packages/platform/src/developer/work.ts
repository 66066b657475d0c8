import { sql } from 'drizzle-orm';
import { KEY_PUBLISHED_SECONDS } from '@launchyard/domain/developer';
import type { Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { clientTokens, graphiqlTokens, signingKeys } from '../tables/developer.ts';

/** An expired token is refused by its signature alone; its row stays for questions about it. */
const EXPIRED_TOKEN_DAYS = 30;

export const developerWork: Area<unknown> = {
  fixed: [signingKeys.id, signingKeys.publicKey, signingKeys.sealedPrivateKey, signingKeys.createdAt],
  prunes: [
    removeRows(
      clientTokens,
      (now) => sql`${clientTokens.expiresAt} < ${secondsBefore(now, EXPIRED_TOKEN_DAYS * DAY_SECONDS)}`,
    ),
    removeRows(graphiqlTokens, (now) => sql`${graphiqlTokens.expiresAt} < ${now}`),
    removeRows(signingKeys, (now) => sql`${signingKeys.createdAt} < ${secondsBefore(now, KEY_PUBLISHED_SECONDS)}`),
  ],
};
