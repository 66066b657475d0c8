import { caseEndSession, caseRecordConsent, caseRetryUpload, caseSessionList } from '@launchyard/contract/support';
import { parseId } from '@launchyard/domain/kit';
import { grantIn } from '../access/grant.ts';
import { presentAccount } from '../accounts/present.ts';
import { audit, supportAuthor } from '../audit/log.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { retryUpload } from '../uploads/retry.ts';
import { endCaseSession, listCaseSessions } from './case-sessions.ts';
import { actWithConsent, recordConsent } from './consented.ts';
import { lockOpenCase } from './lock-case.ts';
import { readCase } from './read-case.ts';

/** What admins do in an account within a case, once the customer allowed it. */
export function consentRoutes(deps: Deps & { jobs: Jobs }): Route[] {
  const { clock } = deps;
  const { sql: db } = deps.database;

  return [
    changeRoute(caseRecordConsent, async ({ caseId, ...given }, caller, inTransaction) => {
      const id = parseId('supportCase', caseId);
      await recordConsent(deps, inTransaction, caller, { ...given, caseId: id });
      return { supportCase: await readCase(deps, caller, id) };
    }),
    route(caseSessionList, async ({ caseId }, caller) => {
      const id = parseId('supportCase', caseId);
      const now = clock();
      const open = await db.transaction((tx) => lockOpenCase(tx, now, caller, id));
      await audit(db, now, supportAuthor(caller, open.accountId, open.id), { call: caseSessionList.name });
      return { sessions: await listCaseSessions(db, now, open.accountId) };
    }),
    changeRoute(caseEndSession, async ({ caseId, sessionId }, caller, inTransaction) => {
      const id = parseId('supportCase', caseId);
      const wish = { caseId: id, act: 'endSession', action: 'account.read' } as const;
      const consented = await actWithConsent(deps, inTransaction, caller, wish);
      await endCaseSession(deps, consented, parseId('session', sessionId));
      return { supportCase: await readCase(deps, caller, id) };
    }),
    changeRoute(caseRetryUpload, async ({ caseId, uploadId }, caller, inTransaction) => {
      const id = parseId('supportCase', caseId);
      const wish = { caseId: id, act: 'retryUpload', action: 'uploads.write' } as const;
      const consented = await actWithConsent(deps, inTransaction, caller, wish);
      const { account } = consented.caller;
      const upload = await retryUpload(deps, consented.inTransaction, consented.caller, parseId('upload', uploadId));
      return {
        supportCase: await readCase(deps, caller, id),
        account: presentAccount(account, grantIn(caller, account.id)),
        upload,
      };
    }),
  ];
}
