import type { SeenAccount } from '../accounts/account.ts';
import type { Caller } from './caller.ts';

/** How somebody who looks accounts up stands to one of them (a UUID): as support, unless they ask from there. */
export function standingTo({ account }: Caller, accountId: string): Pick<SeenAccount, 'standing' | 'isOwn'> {
  return accountId === account.id
    ? { standing: account.standing, isOwn: account.isOwn }
    : { standing: 'support', isOwn: false };
}
