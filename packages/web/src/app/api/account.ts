/**
 * The account a tab acts in when it is not the user's own. Only the id and the name are stored; the
 * services check membership on each call.
 */
export interface ChosenAccount {
  id: string;
  username: string;
}

const KEY = 'account';

export function readChosenAccount(): ChosenAccount | null {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    return isChosenAccount(parsed) ? { id: parsed.id, username: parsed.username } : null;
  } catch {
    // Written by other code: fall back to the user's own account.
    return null;
  }
}

export function keepChosenAccount(account: ChosenAccount | null): void {
  if (account === null) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(account));
}

function isChosenAccount(value: unknown): value is ChosenAccount {
  if (typeof value !== 'object' || value === null) return false;
  return 'id' in value && typeof value.id === 'string' && 'username' in value && typeof value.username === 'string';
}
