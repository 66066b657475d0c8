import type { z } from 'zod';
import type { account, person } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { instant } from '../kit/present.ts';
import type { Caller } from './caller.ts';

export function presentPerson(who: Caller['person']): z.input<typeof person> {
  return { id: formatId('person', who.id), email: who.email, username: who.username, role: who.role };
}

export function presentAccount(of: Caller['account']): z.input<typeof account> {
  return {
    id: formatId('account', of.id),
    username: of.username,
    createdAt: instant(of.createdAt),
    standing: of.standing,
    isOwn: of.isOwn,
    hasVersionControl: of.hasVersionControl,
    isPayPerLaunch: of.isPayPerLaunch,
  };
}

/** How somebody who looks accounts up stands to one of them (a UUID): as support, unless they ask from there. */
export function standingTo({ account }: Caller, accountId: string): Pick<Caller['account'], 'standing' | 'isOwn'> {
  return accountId === account.id
    ? { standing: account.standing, isOwn: account.isOwn }
    : { standing: 'support', isOwn: false };
}
