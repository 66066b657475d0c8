import type { LinkKind } from '@launchyard/domain/links';
import type { Tx } from '../kit/database.ts';
import type { LinkIds } from '../tables/links.ts';

/** A link that used a deleted config, and its revision after it was switched to the default one. */
export interface MovedLink {
  id: string;
  revision: number;
  /** The previous ids in its addresses if the config protected it; missing otherwise. */
  ids?: LinkIds;
}

/** What configs need from the area of links. */
export interface ConfigLinks {
  /** Switches all links of a config to another one. If the first protected them, shared addresses stop opening. */
  move(
    tx: Tx,
    now: Date,
    change: { fromId: string; toId: string; isProtecting: boolean },
  ): Promise<Array<MovedLink & { kind: LinkKind; binItemId: string | null }>>;
  /** Switches back the links that were not changed since, at their old addresses. Returns whether there were any. */
  moveBack(tx: Tx, now: Date, configId: string, moved: readonly MovedLink[]): Promise<boolean>;
}
