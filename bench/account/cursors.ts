import type { GraphqlAsker, World } from '@launchyard/testing/world/world';
import { cursorBeforeLast, middleCursor, type List } from '../kit/lists.ts';

/** What stands before a page in the middle of a list, and before its last page. */
export interface Cursors {
  middle: string;
  last: string;
}

export type ListName = 'link' | 'meeting' | 'app' | 'config' | 'asset' | 'binItem' | 'notification';

/** The cursors of each list that the panel is asked for far pages of, with as many rows on the last page as the panel shows. */
export async function cursorsOf(
  world: World,
  as: GraphqlAsker,
  ids: { account: string; app: string },
): Promise<Record<ListName, Cursors>> {
  const inAccount = { of: 'Account', id: ids.account };
  const inApp = { of: 'App', id: ids.app };
  const cursors = async (list: List, rows: number): Promise<Cursors> => ({
    middle: await middleCursor(world, as, list),
    last: await cursorBeforeLast(world, as, list, rows),
  });
  return {
    link: await cursors({ ...inApp, field: 'streamingLinks' }, 9),
    meeting: await cursors({ ...inApp, field: 'meetingLinks' }, 9),
    app: await cursors({ ...inAccount, field: 'apps' }, 9),
    config: await cursors({ ...inAccount, field: 'configs' }, 9),
    asset: await cursors({ ...inAccount, field: 'assets', filter: 'kind: IMAGE, ' }, 23),
    binItem: await cursors({ ...inAccount, field: 'bin' }, 20),
    notification: await cursors({ ...inAccount, field: 'notifications' }, 6),
  };
}
