import { and, desc, eq, inArray, lt, sql as raw } from 'drizzle-orm';
import type { z } from 'zod';
import { configGet, configList, type config } from '@launchyard/contract/configs';
import { DEFAULT_CONFIG_NAME } from '@launchyard/domain/configs';
import { badCursor, formatId, parseId } from '@launchyard/domain/kit';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { inOrder } from '../kit/inOrder.ts';
import { presentPage } from '../kit/pages.ts';
import { refuse } from '../kit/refuse.ts';
import { route, type Route } from '../http/routes.ts';
import { ensureDefaultConfig } from './default.ts';
import { configs } from './tables.ts';

type Row = typeof configs.$inferSelect;

export function configRoutes({ database, clock }: Deps): Route[] {
  const { sql } = database;
  return [
    route(configList, async (question, caller) => {
      const accountId = caller.account.id;
      // Support only looks: what is missing stays missing until the owner looks.
      if (caller.account.standing !== 'support') await ensureDefaultConfig(sql, clock(), accountId);
      const mine = eq(configs.accountId, accountId);
      const isDefault = raw<boolean>`${configs.nameKey} = ${DEFAULT_CONFIG_NAME}`;
      const rows = await sql
        .select()
        .from(configs)
        .where(and(mine, await after(question.after)))
        .orderBy(desc(isDefault), desc(configs.id))
        .limit(question.first + 1);
      return presentPage('config', question, rows, await sql.$count(configs, mine), present);

      /** The default config comes first whatever its age, so a cursor that stands on it is followed by everything else. */
      async function after(cursor: string | undefined) {
        if (cursor === undefined) return undefined;
        const id = parseId('config', cursor) ?? refuse(badCursor);
        const [row] = await sql
          .select()
          .from(configs)
          .where(and(mine, eq(configs.id, id)));
        const others = raw`${configs.nameKey} <> ${DEFAULT_CONFIG_NAME}`;
        return row?.nameKey === DEFAULT_CONFIG_NAME ? others : and(others, lt(configs.id, id));
      }
    }),
    route(configGet, async ({ configIds }, caller) => {
      const ids = configIds.flatMap((id) => parseId('config', id) ?? []);
      const rows = await sql
        .select()
        .from(configs)
        .where(and(eq(configs.accountId, caller.account.id), inArray(configs.id, ids)));
      return { configs: inOrder('config', configIds, rows, present) };
    }),
  ];
}

function present(row: Row): z.input<typeof config> {
  return {
    id: formatId('config', row.id),
    name: row.name,
    isProtected: row.nameKey === DEFAULT_CONFIG_NAME,
    createdAt: instant(row.createdAt),
  };
}
