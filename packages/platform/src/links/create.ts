import { randomInt } from 'node:crypto';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { appViolations } from '@launchyard/domain/apps';
import { parseId } from '@launchyard/domain/kit';
import { linkViolations, streamingLinkName } from '@launchyard/domain/links';
import { apps, appVersions } from '../apps/tables.ts';
import { ensureDefaultConfig } from '../configs/default.ts';
import { configs } from '../configs/tables.ts';
import type { Sql } from '../kit/database.ts';
import { refuse } from '../kit/refuse.ts';
import { lockAccount } from '../uploads/locks.ts';
import { newSealedId } from './sealedId.ts';
import { links } from './tables.ts';

interface NewLink {
  appId: string;
  configId?: string | undefined;
  version?: number | null | undefined;
}

/** Makes a streaming link within the account (a UUID) and answers its UUID. Ids of the input are public ids. */
export async function createStreamingLink(tx: Sql, now: Date, accountId: string, input: NewLink): Promise<string> {
  // Whatever removes an application, a version or a config waits for the link, and the link for it.
  await lockAccount(tx, accountId);
  const appId = await findApp(tx, accountId, input.appId);
  await checkVersion(tx, appId, input.version ?? null);
  const defaultId = await ensureDefaultConfig(tx, now, accountId);
  const configId = input.configId === undefined ? defaultId : await findConfig(tx, accountId, input.configId);
  const kind = 'streaming' as const;
  const sealedId = newSealedId();
  const fresh = { accountId, appId, configId, kind, sealedId, version: input.version ?? null, createdAt: now };
  // Four characters collide now and then: the name is a label, so another one serves as well.
  for (;;) {
    const name = streamingLinkName(() => randomInt(2 ** 32) / 2 ** 32);
    const [row] = await tx
      .insert(links)
      .values({ ...fresh, name })
      .onConflictDoNothing()
      .returning({ id: links.id });
    if (row) return row.id;
  }
}

async function findApp(tx: Sql, accountId: string, publicId: string): Promise<string> {
  const id = parseId('app', publicId);
  const mine = id && and(eq(apps.id, id), eq(apps.accountId, accountId), isNull(apps.binItemId));
  const [row] = mine ? await tx.select({ id: apps.id }).from(apps).where(mine) : [];
  return row?.id ?? refuse(appViolations.notFound);
}

/** A link needs something to serve: any tested version for Latest, or just the one that it names. */
async function checkVersion(tx: Sql, appId: string, version: number | null): Promise<void> {
  const tested = and(eq(appVersions.appId, appId), isNotNull(appVersions.testedAt), isNull(appVersions.binItemId));
  if ((await tx.$count(appVersions, tested)) === 0) return refuse(linkViolations.appNotReady);
  if (version === null) return;
  if ((await tx.$count(appVersions, and(tested, eq(appVersions.number, version)))) === 0) {
    refuse(linkViolations.versionNotFound);
  }
}

async function findConfig(tx: Sql, accountId: string, publicId: string): Promise<string> {
  const id = parseId('config', publicId);
  const isIt = id && and(eq(configs.id, id), eq(configs.accountId, accountId), isNull(configs.binItemId));
  const [row] = isIt ? await tx.select({ id: configs.id }).from(configs).where(isIt) : [];
  return row?.id ?? refuse(linkViolations.configNotFound);
}
