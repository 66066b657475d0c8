import type { z } from 'zod';
import type { account, knownPerson, person } from '@launchyard/contract/session';
import type { Grant } from '@launchyard/domain/access';
import { formatId } from '@launchyard/domain/kit';
import { instant } from '../kit/present.ts';
import type { Account, Person } from './account.ts';

export function presentPerson(who: Person): z.input<typeof person> {
  return { id: formatId('person', who.id), email: who.email, username: who.username, role: who.role };
}

/** A person as the caller may see them: e-mail address and role only of themselves, or for support. */
export function presentKnownPerson(who: Person, caller: { person: Person; grant: Grant }): z.input<typeof knownPerson> {
  const isKnown = who.id === caller.person.id || caller.grant.way === 'support';
  return isKnown ? presentPerson(who) : { ...presentPerson(who), email: null, role: null };
}

/** An account as the holder of the grant sees it. */
export function presentAccount(of: Account, grant: Grant): z.input<typeof account> {
  return {
    id: formatId('account', of.id),
    username: of.username,
    label: of.label,
    ownerId: formatId('person', of.ownerId),
    createdAt: instant(of.createdAt),
    updatedAt: instant(of.updatedAt),
    grant,
    hasVersionControl: of.hasVersionControl,
    isPayPerLaunch: of.isPayPerLaunch,
    deletedAt: of.deletedAt && instant(of.deletedAt),
  };
}
