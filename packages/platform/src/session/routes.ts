import { accountGet, sessionState, signIn as signInCall, signOut as signOutCall } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import type { Deps } from '../kit/deps.ts';
import { instant } from '../kit/present.ts';
import { changeRoute, publicChangeRoute, route, type Route } from '../http/routes.ts';
import { listTeamAccounts } from '../team/members.ts';
import { presentAccount, presentPerson } from './present.ts';
import { signIn } from './signIn.ts';
import { signOut } from './signOut.ts';
import { eq } from 'drizzle-orm';
import { accounts, people } from './tables.ts';

export function sessionRoutes(deps: Deps): Route[] {
  return [
    publicChangeRoute(signInCall, async (input, visitor, inTransaction) => {
      const { token, expiresAt, person } = await signIn(deps, inTransaction, input, visitor);
      return { token, expiresAt: instant(expiresAt), person: presentPerson(person) };
    }),
    changeRoute(signOutCall, async (_, caller, inTransaction) => ({
      signedOut: await signOut(deps, inTransaction, caller),
    })),
    route(sessionState, async (_, caller) => {
      const { sql } = deps.database;
      const [own] = await sql
        .select({ id: accounts.id, username: accounts.username })
        .from(accounts)
        .innerJoin(people, eq(people.accountId, accounts.id))
        .where(eq(people.id, caller.person.id));
      // A key works in its own account only.
      const team = caller.credential.kind === 'session' ? await listTeamAccounts(sql, caller.person.id) : [];
      const choices = [
        ...(own ? [{ ...own, standing: 'owner' as const }] : []),
        ...team.map((each) => ({ ...each, standing: 'member' as const })),
      ];
      return {
        credential: caller.credential.kind,
        mayLookUpAccounts: caller.isStaff,
        person: presentPerson(caller.person),
        account: presentAccount(caller.account),
        accounts: choices.map((each) => ({ ...each, id: formatId('account', each.id) })),
      };
    }),
    route(accountGet, async (_, caller) => ({ account: presentAccount(caller.account) })),
  ];
}
