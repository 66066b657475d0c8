import { SERVICE_FAULT } from '@launchyard/domain/kit/codes';
import { Failed } from '@launchyard/contract/kit';
import type { BrowserSession, Context, LiveEvents } from '@launchyard/schema/context';
import { createOperationUpstream } from '../upstream/operation-upstream.ts';
import type { Services } from '../upstream/services.ts';
import type { OperationScope } from './operations.ts';

/** What a transport can do besides returning an answer. */
export interface TransportPowers {
  /** Sets and clears the session cookie, and sets the device cookie; null if the transport cannot. */
  cookie: {
    set(token: string, expiresAt: Date): void;
    clear(): void;
    setDevice(token: string, expiresAt: Date): void;
  } | null;
  live: LiveEvents;
}

/** The context of one operation: its caller’s credential, its own reads, and the cookies of its answer. */
export function createContext(
  services: Services,
  publicConfig: Context['publicConfig'],
  { requestId, caller, transport }: OperationScope,
  { cookie, live }: TransportPowers,
): Context {
  const { token, account, clientAddress, device, userAgent, country } = caller;
  const askedFor = { token, account, clientAddress, device, userAgent, country, requestId };
  const upstream = createOperationUpstream(services, askedFor, transport === 'socket');
  const browser: BrowserSession = {
    isThere: cookie !== null,
    begin(session) {
      if (!cookie) throw new Failed(SERVICE_FAULT.FORBIDDEN, 'session');
      cookie.set(session.token, new Date(session.expiresAt));
      cookie.setDevice(session.device.token, new Date(session.device.expiresAt));
      upstream.become(session.token);
    },
    end() {
      if (!cookie) throw new Failed(SERVICE_FAULT.FORBIDDEN, 'session');
      cookie.clear();
      upstream.become(undefined);
    },
  };
  return { requestId, upstream, browser, live, publicConfig };
}

/** HTTP has no live events. */
export const noLiveEvents: LiveEvents = {
  listen() {
    throw new Failed(SERVICE_FAULT.FORBIDDEN, 'events');
  },
};
