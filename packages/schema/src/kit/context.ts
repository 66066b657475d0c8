import type { Event } from '@launchyard/contract/events';
import type { Grant } from '@launchyard/domain/access';
import type { Call, CallInput, CallReply } from '@launchyard/contract/kit';

/** The context of every resolver. The gateway creates one for each operation; nothing in it outlives the operation. */
export interface Context {
  requestId: string;
  upstream: Upstream;
  browser: BrowserSession;
  live: LiveEvents;
  publicConfig: {
    productName: string;
    filesOrigin: string;
    streamOrigin: string;
    supportUrl: string;
    documentationUrl: string;
    /** The base URL of the pages about failures, `https://…/help`. */
    helpUrl: string;
    /** Null: there is no video. */
    tutorialUrl: string | null;
    isPlugin2Supported: boolean;
  };
}

/** The services, asked with the caller's own credential. */
export interface Upstream {
  /** Whether the request has a credential. */
  hasCredential: boolean;
  /**
   * Makes a call, in the account that the request acts in or in the one named. Equal reads are made once in a query. A mutation forgets
   * what was read before a change, and a subscription, which lives on, remembers nothing.
   * Throws Refused (the customer can fix it) or Failed (a fault), nothing else.
   */
  call<C extends Call>(call: C, input: CallInput<C>, options?: { account?: string }): Promise<CallReply<C>>;
}

/** The panel's session cookie. A program has none: for it these are refused with FORBIDDEN. */
export interface BrowserSession {
  /** Whether a cookie can be set or cleared: not for programs and sockets. */
  isThere: boolean;
  /**
   * Sets the cookie, and the one by which the device is known. The rest of the operation asks with the new session: the payload of a sign-in
   * shows who signed in.
   */
  begin(session: Token & { device: Token }): void;
  /** Clears the cookie. The rest of the operation is anonymous. */
  end(): void;
}

interface Token {
  token: string;
  expiresAt: string;
}

/** Live events of one account, in commit order. */
export interface LiveEvents {
  /**
   * Listens to an account from this moment on: events are kept until they are asked for. Ends by itself when the listener's session,
   * key, membership or support case ends or expires, and with `return()`, which also ends a `next()` that waits. `behind` is set when events had to be
   * dropped because the consumer was too slow, or may have been missed, which also ends this iterator: the consumer then has its right
   * confirmed and listens anew.
   */
  listen(listener: Listener): AsyncIterableIterator<Event> & { behind: boolean };
}

export interface Listener {
  credentialId: string;
  /** The session that a token for GraphiQL ends with. */
  sessionId?: string | null;
  personId: string;
  /** Who opened GraphiQL, perhaps with a key of somebody else; null or unset for other credentials. */
  openerId?: string | null;
  accountId: string;
  grant: Grant;
  /** When the session or key that listens ends by itself, ISO 8601; null or unset: it does not. */
  expiresAt?: string | null;
  /** The support case that it listens in, and when that ends, ISO 8601; null or unset: it acts by rights of its own. */
  supportCase?: { caseId: string; endsAt: string } | null;
}
