import { eq } from 'drizzle-orm';
import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { formatId } from '@launchyard/domain/kit';
import { readPhoneNumber } from '@launchyard/domain/phone';
import {
  checkChangedPhone,
  checkChangedUsername,
  profileViolations,
  USERNAME_CHANGES,
} from '@launchyard/domain/profile';
import { LOOK_UPS_PER_ADDRESS } from '@launchyard/domain/session';
import type { Caller } from '../../access/caller.ts';
import { NOT_ALLOWED } from '../../access/require-may.ts';
import { setPhoneNumber } from '../../accounts/change.ts';
import { lockProfile } from '../../accounts/finish.ts';
import { renameAccount } from '../../accounts/rename.ts';
import { isNameTaken } from '../../accounts/usernames.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import { personAuthor, type Author } from '../../audit/log.ts';
import { publishContent } from '../../events/content.ts';
import { perAddress, takeAttempt } from '../../kit/attempts.ts';
import { DAY_SECONDS, MINUTE_SECONDS } from '../../kit/clock.ts';
import type { Sql } from '../../kit/database.ts';
import type { Deps } from '../../kit/deps.ts';
import { FaultError } from '../../kit/fault.ts';
import { takeLock } from '../../kit/locks.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { people } from '../../tables/accounts.ts';
import { takeOrRefuse } from '../limited.ts';

/** The mobile number of the caller, in E.164; null if they gave none. */
export async function readPhone(sql: Sql, caller: Caller): Promise<string | null> {
  requirePerson(caller);
  const [found] = await sql
    .select({ phoneNumber: people.phoneNumber })
    .from(people)
    .where(eq(people.id, caller.person.id));
  return found?.phoneNumber ?? null;
}

/** Changes the mobile number of the caller, and returns it as it is kept. The log says that, but no number. */
export async function changePhone(inTransaction: InTransaction, caller: Caller, given: string): Promise<string> {
  requirePerson(caller);
  return inTransaction(async (tx, note) => {
    const { accountId, username, phoneNumber: current } = await lockProfile(tx, caller.person.id);
    refuseAny(checkChangedPhone(given, current));
    const phoneNumber = readPhoneNumber(given);
    if (phoneNumber === null) throw new Error('a phone number that was checked is not valid');
    note({
      author: ownAuthor(caller, accountId, username),
      subject: formatId('person', caller.person.id),
      label: username ?? caller.person.email,
    });
    await setPhoneNumber(tx, caller.person.id, phoneNumber);
    return phoneNumber;
  });
}

/**
 * Changes the name of the caller’s own account, whichever the request acts in. Of two at once for one name the first
 * gets it. The name before stays reserved, and links with it lead to the new one.
 */
export async function changeUsername(
  deps: Deps,
  inTransaction: InTransaction,
  caller: Caller,
  username: string,
): Promise<Caller['person']> {
  requirePerson(caller);
  const { person } = caller;
  refuseAny(checkChangedUsername(username, person.username));
  // The answer says whether a name is taken, like looking it up.
  await takeOrRefuse(deps, perAddress('look-up', caller.clientAddress, LOOK_UPS_PER_ADDRESS, MINUTE_SECONDS));
  const now = deps.clock();
  return inTransaction(async (tx, note) => {
    // Others who take the same name wait here and then find it taken.
    await takeLock(tx, 'names');
    const { accountId, username: former } = await lockProfile(tx, person.id);
    refuseAny(checkChangedUsername(username, former));
    if (former === null) throw new Error(`the account ${accountId} has no name to change`);
    if (await isNameTaken(tx, username, accountId)) refuse(profileViolations.usernameInUse);
    const changes = { kind: 'username change', subject: accountId, most: USERNAME_CHANGES.most };
    const windowSeconds = USERNAME_CHANGES.days * DAY_SECONDS;
    if (!(await takeAttempt(tx, now, [{ ...changes, windowSeconds }]))) refuse(profileViolations.tooManyChanges);
    note({
      author: ownAuthor(caller, accountId, username),
      subject: formatId('account', accountId),
      label: username,
      before: { username: former },
      after: { username },
    });
    await renameAccount(tx, now, accountId, { username, former });
    // Every address of a link has the name in it.
    await publishContent(tx, now, accountId, 'links');
    return { ...person, username };
  });
}

/** A program has no profile. */
function requirePerson({ credential }: Caller): void {
  if (credential.kind === 'key') throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
}

/** The log of their own account shows it, whichever account the request acts in. */
const ownAuthor = ({ person, credential, ...caller }: Caller, accountId: string, username: string | null): Author =>
  personAuthor(caller, { ...person, accountId, username }, { kind: 'session', id: credential.id });
