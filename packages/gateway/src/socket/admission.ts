import { addressSubject } from '@launchyard/domain/session';

/** Sockets of one address that nobody has confirmed to be somebody's: an office of people who come back at once has room. */
export const MAX_STRANGERS = 100;
/** Sockets of one key or session: a browser has one for each window. */
export const MAX_SOCKETS = 100;

/** How many sockets may be open. A place is one socket's, from its upgrade to its end. */
export interface Admission {
  /** A place for a stranger from that address; null when too many are there already. */
  admit(clientAddress: string): Place | null;
}

export interface Place {
  /** Whether nobody has been confirmed yet. */
  isStranger(): boolean;
  /** Makes it a place of that credential, by whatever names it. False when the credential has too many already. */
  confirm(credential: string): boolean;
  leave(): void;
}

export function createAdmission({ strangers = MAX_STRANGERS, sockets = MAX_SOCKETS } = {}): Admission {
  const taken = new Map<string, number>();

  function take(subject: string, limit: number): boolean {
    const before = taken.get(subject) ?? 0;
    if (before >= limit) return false;
    taken.set(subject, before + 1);
    return true;
  }

  function giveBack(subject: string): void {
    const left = (taken.get(subject) ?? 0) - 1;
    if (left > 0) taken.set(subject, left);
    else taken.delete(subject);
  }

  return {
    admit(clientAddress) {
      const address = `address ${addressSubject(clientAddress)}`;
      if (!take(address, strangers)) return null;
      let held: string | null = address;
      return {
        isStranger: () => held === address,
        confirm(credential) {
          const subject = `credential ${credential}`;
          if (held !== address || !take(subject, sockets)) return false;
          giveBack(address);
          held = subject;
          return true;
        },
        leave() {
          if (held !== null) giveBack(held);
          held = null;
        },
      };
    },
  };
}
