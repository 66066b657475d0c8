import type { LinkKind } from '@launchyard/domain/links';
import type { Tx } from '../kit/database.ts';
import type { LinkIds } from '../tables/links.ts';

/** A link that used a config which was deleted, at the revision that leaving it gave it. */
export interface MovedLink {
  id: string;
  revision: number;
  /** What stood in the addresses that the config protected; missing when it protected none. */
  ids?: LinkIds;
}

/** What configs ask of the links, which know them. */
export interface ConfigLinks {
  /** Has all links of a config use another one; where the first protected something, addresses that were sent out open nothing from then on. */
  move(
    tx: Tx,
    now: Date,
    change: { fromId: string; toId: string; isProtecting: boolean },
  ): Promise<Array<MovedLink & { kind: LinkKind; binItemId: string | null }>>;
  /** Has them use it again at their old addresses, those that nobody changed since. Answers whether there were any. */
  moveBack(tx: Tx, now: Date, configId: string, moved: readonly MovedLink[]): Promise<boolean>;
}
