import { alertReport } from '@launchyard/contract/alerts';
import type { Deps } from '../kit/deps.ts';
import { gatewayRoute, type Route } from '../http/routes.ts';
import { raiseAlerts } from './raise.ts';

export function alertRoutes({ database }: Deps): Route[] {
  return [
    gatewayRoute(alertReport, async ({ reports }) => {
      for (const { firstAt, lastAt, count, ...alert } of reports) {
        const when = { count, firstAt: new Date(firstAt), lastAt: new Date(lastAt) };
        await raiseAlerts(database.sql, { ...alert, accountId: null }, when);
      }
      return {};
    }),
  ];
}
