import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';
import type { Upstream } from '@launchyard/schema/context';
import type { CallFor, Services } from './services.ts';

/** The services as one operation sees them: with its caller’s credential, and with equal reads made once. */
export interface OperationUpstream extends Upstream {
  /** Continues as somebody else: after signing in with the new session, after signing out as nobody. */
  become(token: string | undefined): void;
}

/**
 * For one operation only: its cache must never reach another caller. A subscription only shares pending reads: it
 * repeats a read because the answer may have changed.
 */
export function createOperationUpstream(services: Services, caller: CallFor, livesOn: boolean): OperationUpstream {
  let token = caller.token;
  const reads = new Map<string, Promise<unknown>>();

  async function call<C extends Call>(
    entry: C,
    input: CallInput<C>,
    options: { account?: string } = {},
  ): Promise<CallReply<C>> {
    const account = options.account ?? caller.account;
    const make = () => services.call(entry, input, { ...caller, token, account });
    // What was read before a change may not be true after it.
    if (entry.changes) return make().finally(() => reads.clear());
    const key = JSON.stringify([entry.name, input, account]);
    const known = reads.get(key);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- kept below under the name of the same call
    if (known) return known as Promise<CallReply<C>>;
    const made = make();
    reads.set(key, made);
    if (livesOn) made.finally(() => reads.delete(key)).catch(() => undefined);
    return made;
  }

  return {
    get hasCredential() {
      return token !== undefined;
    },
    call,
    become(next) {
      token = next;
      reads.clear();
    },
  };
}
