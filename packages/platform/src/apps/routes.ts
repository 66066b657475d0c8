import { and, inArray, or } from 'drizzle-orm';
import { appDelete, appGet, appList, demoAppDelete, demoAppGet } from '@launchyard/contract/apps';
import { formatId, parseId } from '@launchyard/domain/kit';
import { parseLookUps } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { apps } from '../tables/apps.ts';
import { deleteApp } from './delete.ts';
import { deleteDemo, findDemo, type DemoNeeds } from './demo.ts';
import { readableBy, selectApps, whichApps } from './list.ts';
import { presentApps, type AppView } from './present.ts';
import { findThumbnailUrls } from './thumbnails/urls.ts';
import { findNextVersions } from './versions/next.ts';
import { versionRoutes } from './versions/routes.ts';

type AppDeps = Deps & AppView & { jobs: Jobs } & Pick<DemoNeeds, 'demoAppUrl' | 'bases'>;

export function appRoutes(deps: AppDeps): Route[] {
  const { demoAppUrl, bases, filesOrigin, clock } = deps;
  const { sql } = deps.database;
  const demoNeeds = (): DemoNeeds => ({
    demoAppUrl,
    bases,
    sql,
    now: clock(),
    filesOrigin,
    apps: { findNextVersions, findThumbnailUrls },
  });
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
    route(demoAppGet, async (_, caller) => ({ demo: await findDemo(demoNeeds(), caller.account.id) })),
    changeRoute(demoAppDelete, async (_, caller, inTransaction) => deleteDemo(deps, inTransaction, caller.account.id)),
  ];
}

function found<T>(shown: Map<string, T>, id: string): T {
  const app = shown.get(id);
  if (!app) throw new Error('an application was read but not presented');
  return app;
}
