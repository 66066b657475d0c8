import { searchFind } from '@launchyard/contract/search';
import type { Deps } from '../kit/deps.ts';
import { route, type Route } from '../http/routes.ts';
import { find } from './find.ts';

export function searchRoutes({ database }: Deps): Route[] {
  return [route(searchFind, async ({ text }, caller) => ({ ids: await find(database.sql, caller, text) }))];
}
