import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { formatId, normalName } from '@launchyard/domain/kit';
import { checkNewsletterWording } from '@launchyard/domain/newsletter';
import { readPhoneNumber } from '@launchyard/domain/phone';
import { checkLeadSource, checkPhoneNumber, checkProfileUsername, profileViolations } from '@launchyard/domain/profile';
import { LOOK_UPS_PER_ADDRESS } from '@launchyard/domain/session';
import type { Caller } from '../../access/caller.ts';
import { NOT_ALLOWED } from '../../access/require-may.ts';
import { finishPerson, lockProfile, type Profile } from '../../accounts/finish.ts';
import type { InTransaction } from '../../audit/audited-transaction.ts';
import { personAuthor } from '../../audit/log.ts';
import { perAddress } from '../../kit/attempts.ts';
import { MINUTE_SECONDS } from '../../kit/clock.ts';
import type { Deps } from '../../kit/deps.ts';
import { FaultError } from '../../kit/fault.ts';
import { takeLock } from '../../kit/locks.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { giveConsent } from '../../newsletter/consent.ts';
import { takeOrRefuse } from '../limited.ts';
import { findTaken } from '../sign-up/available.ts';

interface Given {
  username: string;
  phoneNumber: string;
  leadSource: string;
  /** The version of the sentence that they ticked; null if they did not. */
  newsletterWordingVersion: number | null;
}

/**
 * Finishes the profile of the caller: gives their own account its name, and keeps their phone number, where they heard
 * about us, and what they agreed to. Of two at once for one name the first gets it. Again with the same values it
 * changes nothing; a finished profile is not changed this way.
 */
export async function finishProfile(
  deps: Deps,
  inTransaction: InTransaction,
  { credential, person, ...caller }: Caller,
  given: Given,
): Promise<Caller['person']> {
  // A program acts for nobody who could agree to anything.
  if (credential.kind === 'key') throw new FaultError(SERVICE_FAULT.FORBIDDEN, NOT_ALLOWED);
  const { newsletterWordingVersion: version } = given;
  const profile = checked(given);
  // The answer says whether a name is taken, like looking it up.
  await takeOrRefuse(deps, perAddress('look-up', caller.clientAddress, LOOK_UPS_PER_ADDRESS, MINUTE_SECONDS));
  const { username } = profile;
  const now = deps.clock();
  return inTransaction(async (tx, note) => {
    // Others who take the same name wait here and then find it taken.
    await takeLock(tx, 'names');
    const { accountId, ...before } = await lockProfile(tx, person.id);
    note({
      // The log of their own account shows it, whichever account the request acts in.
      author: personAuthor(caller, { ...person, accountId, username }, { kind: 'session', id: credential.id }),
      subject: formatId('account', accountId),
      label: username,
    });
    if (before.username !== null) {
      if (!isEqual(before, profile)) refuse(profileViolations.finished);
      return { ...person, username };
    }
    if ((await findTaken(tx, { username })).length > 0) refuse(profileViolations.usernameTaken);
    await finishPerson(tx, now, { personId: person.id, accountId }, profile);
    if (version !== null) await giveConsent(tx, now, person.id, { version, way: 'profile' });
    return { ...person, username };
  });
}

/** The profile as it is stored. */
function checked({ username, leadSource, newsletterWordingVersion, ...given }: Given): Profile {
  const phoneNumber = readPhoneNumber(given.phoneNumber);
  refuseAny([
    ...checkProfileUsername(username),
    ...checkPhoneNumber(given.phoneNumber),
    ...checkLeadSource(leadSource),
    ...(newsletterWordingVersion === null ? [] : checkNewsletterWording(newsletterWordingVersion)),
  ]);
  if (phoneNumber === null) throw new Error('a phone number that was checked is not valid');
  return { username, phoneNumber, leadSource: normalName(leadSource) };
}

const isEqual = (before: { [Part in keyof Profile]: Profile[Part] | null }, now: Profile): boolean =>
  before.username === now.username && before.phoneNumber === now.phoneNumber && before.leadSource === now.leadSource;
