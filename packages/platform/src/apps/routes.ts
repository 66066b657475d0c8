import { and, inArray, or } from 'drizzle-orm';
import { appDelete, appGet, appList, demoAppDelete, demoAppGet } from '@launchyard/contract/apps';
import { formatId, parseId } from '@launchyard/domain/kit';
import { parseLookUps } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { apps } from '../tables/apps.ts';
import { deleteApp } from './delete.ts';
import { deleteDemo, findDemo } from './demo.ts';
import { readableBy, selectApps, whichApps } from './list.ts';
import { presentApps, type AppView } from './present.ts';
import { versionRoutes } from './versions/routes.ts';

/** `demoAppUrl` is the address of the demo application; unset if there is none. */
type AppDeps = Deps & AppView & { jobs: Jobs; demoAppUrl: string | undefined };

export function appRoutes(deps: AppDeps): Route[] {
  const { demoAppUrl } = deps;
  const { sql } = deps.database;
  return [
    route(appList, async (question, caller) => {
      const page = selectApps(sql, caller, question);
      const rows = await page.rows;
      const total = await sql.$count(apps, whichApps(caller, question));
      const shown = await presentApps(deps, rows);
      return page.answer(rows, total, (row) => found(shown, row.id));
    }),
    route(appGet, async ({ by }, caller) => {
      const { ids, nameKeys } = parseLookUps('app', by);
      const rows = await sql
        .select()
        .from(apps)
        .where(and(readableBy(caller), or(inArray(apps.id, ids), inArray(apps.nameKey, nameKeys))));
      const shown = await presentApps(deps, rows);
      const pick = (each: (typeof by)[number]) =>
        rows.find((row) =>
          'id' in each ? formatId('app', row.id) === each.id : row.nameKey === each.name.toLowerCase(),
        );
      return {
        apps: by.map((each) => {
          const row = pick(each);
          return row ? found(shown, row.id) : null;
        }),
      };
    }),
    changeRoute(appDelete, async ({ appId }, caller, inTransaction) =>
      deleteApp(deps, inTransaction, caller, parseId('app', appId)),
    ),
    ...versionRoutes(deps),
    route(demoAppGet, async (_, caller) => ({ demo: await findDemo(sql, demoAppUrl, caller.account.id) })),
    changeRoute(demoAppDelete, async (_, caller, inTransaction) => deleteDemo(deps, inTransaction, caller.account.id)),
  ];
}

function found<T>(shown: Map<string, T>, id: string): T {
  const app = shown.get(id);
  if (!app) throw new Error('an application was read but not presented');
  return app;
}
