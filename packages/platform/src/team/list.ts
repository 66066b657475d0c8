import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import {
  INVITATION_LOOK_UPS_PER_ADDRESS,
  MAX_OPEN_INVITATIONS,
  MAX_TEAM_MEMBERS,
  teamViolations,
} from '@launchyard/domain/team';
import { sessionViolations } from '@launchyard/domain/session';
import type { Caller } from '../access/caller.ts';
import { accountLabel } from '../accounts/columns.ts';
import type { Visitor } from '../http/routes.ts';
import { perAddress, takeAttempt } from '../kit/attempts.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { refuse } from '../kit/refuse.ts';
import { hashToken, readToken } from '../kit/tokens.ts';
import { accounts, people } from '../tables/accounts.ts';
import { members, teamInvitations } from '../tables/team.ts';
import { memberOf } from './members.ts';

/** The owner of an account (a UUID), with the name of their own account, which may be another one. */
export async function findTeamOwner(sql: Sql, accountId: string) {
  const [owner] = await sql
    .select({ personId: people.id, username: homes.username, email: people.email })
    .from(accounts)
    .innerJoin(people, eq(people.id, accounts.ownerId))
    .innerJoin(homes, eq(homes.id, people.accountId))
    .where(eq(accounts.id, accountId));
  if (!owner) throw new Error(`there is no account ${accountId}`);
  return owner;
}

const homes = alias(accounts, 'homes');

/** The members of an account (a UUID), by name. */
export const listMembers = (sql: Sql, accountId: string) =>
  selectMembers(sql).where(eq(members.accountId, accountId)).orderBy(asc(accounts.usernameKey)).limit(MAX_TEAM_MEMBERS);

export type Member = Awaited<ReturnType<typeof listMembers>>[number];

/** A member (a UUID, or null for an id that was none) of an account (a UUID). Refuses one who is not in it. */
export async function findMember(sql: Sql, accountId: string, personId: string | null): Promise<Member> {
  const [member] = personId === null ? [] : await selectMembers(sql).where(memberOf(accountId, personId));
  return member ?? refuse(teamViolations.memberNotFound);
}

const selectMembers = (sql: Sql) =>
  sql
    .select({
      accountId: members.accountId,
      personId: members.personId,
      role: members.role,
      appIds: members.appIds,
      createdAt: members.createdAt,
      username: accounts.username,
      email: people.email,
    })
    .from(members)
    .innerJoin(people, eq(people.id, members.personId))
    .innerJoin(accounts, eq(accounts.id, people.accountId));

/** The unanswered invitations of an account (a UUID), newest first. */
export const listInvitations = (sql: Sql, accountId: string) =>
  sql
    .select()
    .from(teamInvitations)
    .where(and(eq(teamInvitations.accountId, accountId), isNull(teamInvitations.endedAt)))
    .orderBy(desc(teamInvitations.id))
    .limit(MAX_OPEN_INVITATIONS);

/** The invitations that the caller can accept, newest first. */
export const listReceived = ({ database, clock }: Deps, { person }: Caller) =>
  received(database.sql)
    .where(
      and(
        eq(teamInvitations.email, person.email),
        isNull(teamInvitations.endedAt),
        gt(teamInvitations.expiresAt, clock()),
      ),
    )
    .orderBy(desc(teamInvitations.id))
    .limit(MAX_OPEN_INVITATIONS);

/** The unanswered invitation of a link; null if there is none. */
export async function findByToken({ database, clock }: Deps, token: string, { clientAddress }: Visitor) {
  const limit = perAddress('team invitation', clientAddress, INVITATION_LOOK_UPS_PER_ADDRESS, 60);
  const taken = await database.sql.transaction((tx) => takeAttempt(tx, clock(), [limit]));
  if (!taken) refuse(sessionViolations.tooManyRequests);
  if (readToken(token) !== 'teamInvitation') return null;
  const isIt = and(eq(teamInvitations.tokenHash, hashToken(token)), isNull(teamInvitations.endedAt));
  const [found] = await received(database.sql).where(isIt);
  return found ?? null;
}

const received = (sql: Sql) =>
  sql
    .select({ invitation: teamInvitations, username: accountLabel })
    .from(teamInvitations)
    .innerJoin(accounts, eq(accounts.id, teamInvitations.accountId));
