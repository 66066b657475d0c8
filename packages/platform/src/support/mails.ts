import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import { mailList, type mail } from '@launchyard/contract/support';
import { mailState } from '@launchyard/domain/notifications';
import { normalizeEmail } from '@launchyard/domain/session';
import type { Caller } from '../access/caller.ts';
import { grantIn } from '../access/grant.ts';
import { accountColumns } from '../accounts/columns.ts';
import { presentAccount } from '../accounts/present.ts';
import { audit, supportAuthor } from '../audit/log.ts';
import { route, type Route } from '../http/routes.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { instant, instantOrNull } from '../kit/present.ts';
import { accounts, people } from '../tables/accounts.ts';
import { mails } from '../tables/providers.ts';

/** Which e-mails do not arrive, and what became of those to one address. */
export function mailRoutes({ database, clock }: Deps): Route[] {
  const { sql: db } = database;
  return [
    route(mailList, async ({ recipient, first }, caller) => {
      const rows = await findMails(db, recipient, first);
      const shown = await present(db, rows, caller);
      const accountIds = [...new Set(shown.map(({ accountId }) => accountId))];
      // Recorded before they are shown, so that a customer can be told who looked.
      for (const accountId of accountIds.length > 0 ? accountIds : [null]) {
        await audit(db, clock(), supportAuthor(caller, accountId, null), { call: mailList.name });
      }
      return { mails: shown.map((each) => each.mail) };
    }),
  ];
}

type Row = typeof mails.$inferSelect;

function findMails(db: Sql, recipient: string | undefined, first: number): Promise<Row[]> {
  if (recipient === undefined) {
    const isFailing = and(isNull(mails.sentAt), isNotNull(mails.failedAt));
    return db.select().from(mails).where(isFailing).orderBy(desc(mails.failedAt), desc(mails.id)).limit(first);
  }
  const isTo = eq(mails.recipient, normalizeEmail(recipient));
  return db.select().from(mails).where(isTo).orderBy(desc(mails.createdAt), desc(mails.id)).limit(first);
}

async function present(
  db: Sql,
  rows: readonly Row[],
  caller: Caller,
): Promise<Array<{ accountId: string | null; mail: z.input<typeof mail> }>> {
  const recipients = [...new Set(rows.map(({ recipient }) => recipient))];
  const known = await db
    .select({ email: people.email, account: accountColumns })
    .from(people)
    .innerJoin(accounts, eq(accounts.id, people.accountId))
    .where(inArray(people.email, recipients));
  const byEmail = new Map(known.map(({ email, account }) => [email, account]));
  return rows.map((row) => {
    const account = byEmail.get(row.recipient) ?? null;
    const { recipient, kind, tries, problem, replyCode } = row;
    const shown = {
      recipient,
      kind,
      createdAt: instant(row.createdAt),
      state: mailState(row),
      sentAt: instantOrNull(row.sentAt),
      failedTries: tries,
      failedAt: instantOrNull(row.failedAt),
      problem,
      replyCode,
      account: account && presentAccount(account, grantIn(caller, account.id)),
    };
    return { accountId: account?.id ?? null, mail: shown };
  });
}
