import { planGet, storageStatus, streamedTime } from '@launchyard/contract/plans';
import type { Deps } from '../kit/deps.ts';
import { route, type Route } from '../http/routes.ts';
import { instant } from '../kit/present.ts';
import { readStreamed } from './streamed.ts';
import { planStart, readPlan } from './plan.ts';
import { readStorage } from './storage.ts';

export function planRoutes({ database, clock }: Deps): Route[] {
  return [
    route(storageStatus, (_, caller) => readStorage(database.sql, caller.account.id)),
    route(streamedTime, async (_, caller) => {
      const since = await planStart(database.sql, caller.account.id);
      const milliseconds = await readStreamed(database.sql, caller.account.id, since);
      return { seconds: Math.floor(milliseconds / 1000), startedAt: instant(since) };
    }),
    route(planGet, async (_, caller) => ({ plan: await readPlan(database.sql, clock(), caller.account.id) })),
  ];
}
