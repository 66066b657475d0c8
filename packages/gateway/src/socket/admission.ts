import { addressSubject } from '@launchyard/domain/session';
import { createCounter } from '@launchyard/process/counter';

/** Unconfirmed sockets per address: enough for an office that reconnects at once. */
export const MAX_STRANGERS = 100;
/** Sockets per key or session: a browser has one for each window. */
export const MAX_SOCKETS = 100;

/** Limits open sockets. A place belongs to one socket, from its upgrade to its end. */
export interface Admission {
  /** A place for an unconfirmed socket from that address; null if there are too many. */
  admit(clientAddress: string): Place | null;
}

export interface Place {
  /** Whether it is still unconfirmed. */
  isStranger(): boolean;
  /** Who is counted for it: its credential or, unconfirmed, its address. Null once it has left. */
  subject(): string | null;
  /** Assigns the place to a credential, by any unique name. False if the credential has too many. */
  confirm(credential: string): boolean;
  leave(): void;
}

export function createAdmission({ strangers = MAX_STRANGERS, sockets = MAX_SOCKETS } = {}): Admission {
  const taken = createCounter();

  return {
    admit(clientAddress) {
      const address = `address ${addressSubject(clientAddress)}`;
      let giveBack = taken.enter(address, strangers);
      if (!giveBack) return null;
      let held: string | null = address;
      return {
        isStranger: () => held === address,
        subject: () => held,
        confirm(credential) {
          const subject = `credential ${credential}`;
          const confirmed = held === address ? taken.enter(subject, sockets) : null;
          if (!confirmed) return false;
          giveBack?.();
          [giveBack, held] = [confirmed, subject];
          return true;
        },
        leave() {
          giveBack?.();
          [giveBack, held] = [null, null];
        },
      };
    },
  };
}
