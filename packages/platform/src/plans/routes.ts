import { planGet, storageStatus } from '@launchyard/contract/plans';
import type { Deps } from '../kit/deps.ts';
import { route, type Route } from '../http/routes.ts';
import { readPlan } from './plan.ts';
import { readStorage } from './storage.ts';

export function planRoutes({ database, clock }: Deps): Route[] {
  return [
    route(storageStatus, (_, caller) => readStorage(database.sql, caller.account.id)),
    route(planGet, async (_, caller) => ({ plan: await readPlan(database.sql, clock(), caller.account.id) })),
  ];
}
