import { and, eq, inArray } from 'drizzle-orm';
import { auditActors, auditGet, auditList } from '@launchyard/contract/audit';
import { parseIds } from '../http/ids.ts';
import { route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import { auditLog } from '../tables/audit.ts';
import { findActors } from './actors.ts';
import { listEntries } from './list.ts';
import { presentEntry, readBeside } from './present.ts';

/** Reads the audit log of an account. Other areas write it. */
export function auditRoutes(deps: Pick<Deps, 'database' | 'clock'>): Route[] {
  const { sql } = deps.database;
  return [
    route(auditList, (question, caller) => listEntries(deps, caller, question)),
    route(auditGet, async ({ entryIds }, caller) => {
      const isAsked = inArray(auditLog.id, parseIds('auditEntry', entryIds));
      const rows = await sql
        .select()
        .from(auditLog)
        .where(and(isAsked, eq(auditLog.accountId, caller.account.id)));
      const beside = await readBeside(deps, caller, rows);
      return { entries: inOrder('auditEntry', entryIds, rows, (row) => presentEntry(row, beside)) };
    }),
    route(auditActors, async (_, { account }) => ({ actors: await findActors(sql, account.id) })),
  ];
}
