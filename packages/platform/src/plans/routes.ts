import { storageStatus } from '@launchyard/contract/plans';
import type { Deps } from '../kit/deps.ts';
import { route, type Route } from '../http/routes.ts';
import { readStorage } from './storage.ts';

export function planRoutes({ database }: Deps): Route[] {
  return [route(storageStatus, (_, caller) => readStorage(database.sql, caller.account.id))];
}
