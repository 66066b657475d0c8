import type { z } from 'zod';
import type { account, person } from '@launchyard/contract/session';
import { formatId } from '@launchyard/domain/kit';
import { instant } from '../kit/present.ts';
import type { Person, SeenAccount } from './account.ts';

export function presentPerson(who: Person): z.input<typeof person> {
  return { id: formatId('person', who.id), email: who.email, username: who.username, role: who.role };
}

export function presentAccount(of: SeenAccount): z.input<typeof account> {
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
