import { and, eq, gt, inArray, or, type SQL } from 'drizzle-orm';
import {
  accountCaseList,
  accountFind,
  caseClose,
  caseGet,
  caseList,
  caseOpen,
  caseRenew,
} from '@launchyard/contract/support';
import type { z } from 'zod';
import { may } from '@launchyard/domain/access';
import { formatId, parseId } from '@launchyard/domain/kit';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import type { Caller } from '../access/caller.ts';
import { grantIn } from '../access/grant.ts';
import { CASE_REQUIRED } from '../access/require-may.ts';
import { findOpenCase, presentCase, selectCases } from '../access/support-case.ts';
import { presentAccount } from '../accounts/present.ts';
import { audit, supportAuthor } from '../audit/log.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import { FaultError } from '../kit/fault.ts';
import { inOrder } from '../kit/in-order.ts';
import { byAge, pageQuery, type PageQuestion } from '../kit/pages.ts';
import { supportCases } from '../tables/support.ts';
import { closeCase, renewCase } from './end-case.ts';
import { lookUpAccount, type LookUp } from './look-up.ts';
import { listOtherAccounts, openCase } from './open-case.ts';
import { readCase } from './read-case.ts';

/** Support cases, and the accounts that staff read within them. */
export function caseRoutes(deps: Pick<Deps, 'database' | 'clock'>): Route[] {
  const { clock } = deps;
  const { sql: db } = deps.database;

  async function listCases(question: PageQuestion, reader: Caller, which: SQL | undefined) {
    const page = pageQuery(byAge(supportCases.id), question);
    const rows = await selectCases(db, and(which, page.where))
      .orderBy(...page.orderBy)
      .limit(page.limit);
    const now = clock();
    return page.answer(rows, await db.$count(supportCases, which), (row) => presentCase(row, reader, now));
  }

  return [
    route(accountFind, async ({ by }, caller) => {
      const account = await lookUpAccount(db, parseLookUp(by));
      const now = clock();
      const open = account && (await findOpenCase(db, now, { personId: caller.person.id, accountId: account.id }));
      if (!open) throw new FaultError(SERVICE_FAULT.CASE_REQUIRED, CASE_REQUIRED);
      await audit(db, now, supportAuthor(caller, account.id, open.id), { call: accountFind.name });
      return { account: presentAccount(account, grantIn(caller, account.id)) };
    }),
    changeRoute(caseOpen, async ({ by, reason }, caller, inTransaction) => {
      const wish = { by: parseLookUp(by), reason };
      const { opened, account } = await openCase(deps, inTransaction, caller, wish);
      const others = await listOtherAccounts(db, account);
      return {
        supportCase: presentCase({ ...opened, accountLabel: account.label }, caller, clock()),
        account: presentAccount(account, grantIn(caller, account.id)),
        memberOf: others.map(({ id, accountLabel }) => ({ accountId: formatId('account', id), accountLabel })),
      };
    }),
    changeRoute(caseRenew, async ({ caseId }, caller, inTransaction) => {
      const { id } = await renewCase(deps, inTransaction, caller, parseId('supportCase', caseId));
      return { supportCase: await readCase(deps, caller, id) };
    }),
    changeRoute(caseClose, async ({ caseId }, caller, inTransaction) => {
      const { id } = await closeCase(deps, inTransaction, caller, parseId('supportCase', caseId));
      return { supportCase: await readCase(deps, caller, id) };
    }),
    route(caseList, (question, caller) => {
      const isMine = eq(supportCases.personId, caller.person.id);
      return listCases(question, caller, and(isMine, gt(supportCases.endsAt, clock())));
    }),
    route(accountCaseList, (question, caller) =>
      listCases(question, caller, eq(supportCases.accountId, caller.account.id)),
    ),
    route(caseGet, async ({ caseIds }, caller) => {
      const isAsked = inArray(supportCases.id, parseIds('supportCase', caseIds));
      const ofAccount = may(caller.grant, 'audit.read') ? eq(supportCases.accountId, caller.account.id) : undefined;
      const isReadable = or(eq(supportCases.personId, caller.person.id), ofAccount);
      const rows = await selectCases(db, and(isAsked, isReadable));
      const now = clock();
      return { cases: inOrder('supportCase', caseIds, rows, (row) => presentCase(row, caller, now)) };
    }),
  ];
}

function parseLookUp(by: z.output<(typeof caseOpen)['input']>['by']): LookUp {
  if ('id' in by) return { id: parseId('account', by.id) };
  return 'uploadId' in by ? { uploadId: parseId('upload', by.uploadId) } : by;
}
