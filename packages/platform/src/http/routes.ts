import type { Call } from '@launchyard/contract/kit';
import type { z } from 'zod';
import type { Caller } from '../session/caller.ts';

/** What a handler of a call without a credential is told. */
export interface Visitor {
  requestId: string;
  clientAddress: string;
}

type Replies<C extends Call> = Promise<z.input<C['reply']>>;

/** A call with what answers it. Handlers throw Refused for refusals; anything else thrown is a fault. */
export interface Route {
  call: Call;
  handle: (input: never, who: never) => Promise<unknown>;
}

/** Binds a handler to a call that needs a credential. */
export function route<C extends Call>(
  call: C,
  handle: (input: z.output<C['input']>, caller: Caller) => Replies<C>,
): Route {
  if (call.access === 'public') throw new Error(`${call.name} is public: bind it with publicRoute`);
  return { call, handle };
}

/** Binds a handler to a call that anybody may make. */
export function publicRoute<C extends Call>(
  call: C,
  handle: (input: z.output<C['input']>, visitor: Visitor) => Replies<C>,
): Route {
  if (call.access !== 'public') throw new Error(`${call.name} needs a credential: bind it with route`);
  return { call, handle };
}
