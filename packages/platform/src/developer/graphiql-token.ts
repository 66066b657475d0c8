import { and, eq, gt } from 'drizzle-orm';
import { GRAPHIQL_TOKEN_SECONDS, keyViolations, MAX_GRAPHIQL_TOKENS } from '@launchyard/domain/developer';
import { formatId } from '@launchyard/domain/kit';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';
import { secondsAfter } from '../kit/clock.ts';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { refuse } from '../kit/refuse.ts';
import { hashToken, makeToken } from '../kit/tokens.ts';
import { graphiqlTokens } from '../tables/developer.ts';
import { apiKeys } from '../tables/keys.ts';
import { isActive } from './list-keys.ts';

/** Makes a token that asks for an hour as an active key of the account does (a UUID, or null for an invalid id). */
export async function createGraphiqlToken(
  { clock }: Pick<Deps, 'clock'>,
  inTransaction: InTransaction,
  { account, credential }: Caller,
  apiKeyId: string | null,
): Promise<{ token: string; expiresAt: string }> {
  if (apiKeyId === null) refuse(keyViolations.notFound);
  const now = clock();
  const token = makeToken('graphiql');
  const expiresAt = secondsAfter(now, GRAPHIQL_TOKEN_SECONDS);
  return inTransaction(async (tx, note) => {
    // So that the count is exact.
    await lockAccount(tx, account.id);
    const [key] = await tx
      .select({ kind: apiKeys.kind, name: apiKeys.name })
      .from(apiKeys)
      .where(and(isActive(now, account.id), eq(apiKeys.id, apiKeyId)));
    if (!key) return refuse(keyViolations.notFound);
    if (key.kind === 'streaming') refuse(keyViolations.onlyStreams);
    const isUnexpired = and(eq(graphiqlTokens.accountId, account.id), gt(graphiqlTokens.expiresAt, now));
    if ((await tx.$count(graphiqlTokens, isUnexpired)) >= MAX_GRAPHIQL_TOKENS)
      refuse(keyViolations.graphiqlLimitReached);
    // The call is for sessions only: its credential is one.
    const dates = { createdAt: now, expiresAt };
    const of = { accountId: account.id, apiKeyId, sessionId: credential.id };
    await tx.insert(graphiqlTokens).values({ ...of, ...dates, tokenHash: hashToken(token) });
    note({ subject: formatId('apiKey', apiKeyId), label: key.name ?? 'apiKey' });
    return { token, expiresAt: instant(expiresAt) };
  });
}
