import { and, eq, inArray } from 'drizzle-orm';
import { auditActors, auditGet, auditList } from '@launchyard/contract/audit';
import { parseIds } from '../http/ids.ts';
import { route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import { auditLog } from '../tables/audit.ts';
import { findActors } from './actors.ts';
import { listEntries } from './list.ts';
import { presentEntry, readAddresses } from './present.ts';

/** Reads the audit log of an account. Other areas write it. */
export function auditRoutes({ database: { sql } }: Pick<Deps, 'database'>): Route[] {
  return [
    route(auditList, (question, { account }) => listEntries(sql, account.id, question)),
    route(auditGet, async ({ entryIds }, { account }) => {
      const isAsked = inArray(auditLog.id, parseIds('auditEntry', entryIds));
      const rows = await sql
        .select()
        .from(auditLog)
        .where(and(isAsked, eq(auditLog.accountId, account.id)));
      const addresses = await readAddresses(sql, rows);
      return { entries: inOrder('auditEntry', entryIds, rows, (row) => presentEntry(row, addresses)) };
    }),
    route(auditActors, async (_, { account }) => ({ actors: await findActors(sql, account.id) })),
  ];
}
