import type { Call } from '@launchyard/contract/kit';
import type { z } from 'zod';
import type { Caller } from '../access/caller.ts';
import type { InTransaction } from '../audit/audited-transaction.ts';

/** What the handler of a public call knows about the request. */
export interface Visitor {
  requestId: string;
  clientAddress: string;
  /** The given credential and device token, valid or not. */
  token: string | undefined;
  device: string | undefined;
  /** What the browser calls itself, cut. */
  userAgent: string;
  /** The country that a trusted proxy says they are in: an ISO 3166-1 alpha-2 code, or null. */
  country: string | null;
}

type Replies<C extends Call> = Promise<z.input<C['reply']>>;

/** A call with its handler. Handlers throw Refused for refusals; anything else thrown is a fault. */
export interface Route {
  call: Call;
  handle: (input: never, who: never, inTransaction: InTransaction) => Promise<unknown>;
}

/** Binds a handler to a call that needs a credential and changes nothing. */
export function route<C extends Call>(
  call: C,
  handle: (input: z.output<C['input']>, caller: Caller) => Replies<C>,
): Route {
  if (call.access === 'public') throw new Error(`${call.name} is public: bind it with publicRoute`);
  if (call.access === 'gateway') throw new Error(`${call.name} is for gateways: bind it with gatewayRoute`);
  if (call.changes) throw new Error(`${call.name} changes something: bind it with changeRoute`);
  return { call, handle };
}

/** Binds a handler to a public call that changes nothing in any account. */
export function publicRoute<C extends Call>(
  call: C,
  handle: (input: z.output<C['input']>, visitor: Visitor) => Replies<C>,
): Route {
  if (call.access !== 'public') throw new Error(`${call.name} needs a credential: bind it with route`);
  if (call.changes) throw new Error(`${call.name} changes something: bind it with publicChangeRoute`);
  return { call, handle };
}

/** Binds a handler to a call that only a gateway makes, for itself. */
export function gatewayRoute<C extends Call>(call: C, handle: (input: z.output<C['input']>) => Replies<C>): Route {
  if (call.access !== 'gateway') throw new Error(`${call.name} is not for gateways`);
  return { call, handle };
}

/** Binds a handler to a call that needs a credential and changes something. All changes go through `inTransaction`. */
export function changeRoute<C extends Call>(
  call: C,
  handle: (input: z.output<C['input']>, caller: Caller, inTransaction: InTransaction) => Replies<C>,
): Route {
  if (call.access === 'public') throw new Error(`${call.name} is public: bind it with publicChangeRoute`);
  if (!call.changes) throw new Error(`${call.name} changes nothing: bind it with route`);
  return { call, handle };
}

/** The same for a public call: the handler notes the author once known. */
export function publicChangeRoute<C extends Call>(
  call: C,
  handle: (input: z.output<C['input']>, visitor: Visitor, inTransaction: InTransaction) => Replies<C>,
): Route {
  if (call.access !== 'public') throw new Error(`${call.name} needs a credential: bind it with changeRoute`);
  if (!call.changes) throw new Error(`${call.name} changes nothing`);
  return { call, handle };
}
