import { randomInt } from 'node:crypto';
import { LINK_NAME_TRIES, newLinkName, type LinkKind } from '@launchyard/domain/links';
import { actorOf } from '../access/actor.ts';
import type { Caller } from '../access/caller.ts';
import { lockAccount } from '../accounts/lock.ts';
import { ensureDefaultConfig } from '../configs/default.ts';
import { findConfig } from '../configs/find.ts';
import type { Tx } from '../kit/database.ts';
import { links } from '../tables/links.ts';
import { checkVersion, requireApp } from './find.ts';
import { newIds } from './ids.ts';

/** Ids are UUIDs, or null for invalid ids; without a config it gets the default one. */
export interface NewLink {
  appId: string | null;
  configId?: string | null | undefined;
  /** Undefined serves Latest. */
  versionId?: string | null | undefined;
}

/** Creates a link and returns its UUID. */
export async function createLink(tx: Tx, now: Date, caller: Caller, kind: LinkKind, input: NewLink): Promise<string> {
  const accountId = caller.account.id;
  // Deleting an application, version or config waits for the link, and the link for it.
  await lockAccount(tx, accountId);
  const appId = await requireApp(tx, caller, input.appId);
  const version = await checkVersion(tx, appId, input.versionId);
  const defaultId = await ensureDefaultConfig(tx, now, accountId);
  const configId = input.configId === undefined ? defaultId : (await findConfig(tx, accountId, input.configId)).id;
  const origin = { createdAt: now, createdBy: actorOf(caller), updatedAt: now };
  const fresh = { ...origin, accountId, appId, configId, kind, version };
  for (let tries = 0; tries < LINK_NAME_TRIES; tries++) {
    const name = newLinkName(kind, () => randomInt(2 ** 32) / 2 ** 32);
    const [row] = await tx
      .insert(links)
      .values({ ...fresh, ...newIds(kind), name })
      .onConflictDoNothing()
      .returning({ id: links.id });
    if (row) return row.id;
  }
  throw new Error(`no free name for a link in ${LINK_NAME_TRIES} tries`);
}
