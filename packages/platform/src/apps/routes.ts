import { and, eq, ilike, inArray, or } from 'drizzle-orm';
import { appDelete, appGet, appList, demoAppDelete, demoAppGet } from '@launchyard/contract/apps';
import { formatId, parseId } from '@launchyard/domain/kit';
import { desc } from 'drizzle-orm';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { pageQuery, presentPage } from '../kit/pages.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import { deleteApp } from './delete.ts';
import { deleteDemo, findDemo } from './demo.ts';
import { presentApps } from './present.ts';
import { apps } from './tables.ts';

/** `demoAppUrl` is where the demo application leads; unset, there is none. */
type AppDeps = Deps & { jobs: Jobs; filesOrigin: string; demoAppUrl: string | undefined };

export function appRoutes(deps: AppDeps): Route[] {
  const { filesOrigin, demoAppUrl } = deps;
  const { sql } = deps.database;
  return [
    route(appList, async (question, caller) => {
      const mine = and(
        eq(apps.accountId, caller.account.id),
        question.search ? ilike(apps.name, `%${escapeLike(question.search)}%`) : undefined,
      );
      const page = pageQuery('app', apps.id, question);
      const rows = await sql.select().from(apps).where(and(mine, page.where)).orderBy(desc(apps.id)).limit(page.limit);
      const shown = await presentApps(sql, filesOrigin, rows);
      const present = (row: { id: string }) => found(shown, row.id);
      return presentPage('app', question, rows, await sql.$count(apps, mine), present);
    }),
    route(appGet, async ({ by }, caller) => {
      const ids = by.flatMap((each) => ('id' in each ? (parseId('app', each.id) ?? []) : []));
      const names = by.flatMap((each) => ('name' in each ? each.name.toLowerCase() : []));
      const rows = await sql
        .select()
        .from(apps)
        .where(and(eq(apps.accountId, caller.account.id), or(inArray(apps.id, ids), inArray(apps.nameKey, names))));
      const shown = await presentApps(sql, filesOrigin, rows);
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
      deleteApp(deps, inTransaction, caller.account.id, parseId('app', appId)),
    ),
    route(demoAppGet, async (_, caller) => ({ demo: await findDemo(sql, demoAppUrl, caller.account.id) })),
    changeRoute(demoAppDelete, async (_, caller, inTransaction) => deleteDemo(deps, inTransaction, caller.account.id)),
  ];
}

function found<T>(shown: Map<string, T>, id: string): T {
  const app = shown.get(id);
  if (!app) throw new Error('an application was read but not presented');
  return app;
}

/** What people type is searched as they typed it. */
const escapeLike = (text: string): string => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
