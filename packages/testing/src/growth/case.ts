import { GATEWAY_SECRET_HEADER, type Call, type CallInput } from '@launchyard/contract/kit';
import type { RestReply } from '../world/rest.ts';
import type { Subject } from './subject.ts';

/** A call with realistic input. */
export interface Case {
  name: string;
  /** Prepares what the call needs. Returns a function that makes the call. */
  arrange(subject: Subject): Promise<() => Promise<RestReply<unknown>>>;
}

type Who =
  'owner' | 'key of the owner' | 'leaving' | 'colleague' | 'member' | 'invited' | 'newcomer' | 'nobody' | 'gateway';

/** The call as somebody makes it. */
export function ask<C extends Call>(
  call: C,
  input: (subject: Subject) => Promise<CallInput<C>> | CallInput<C>,
  who: Who = 'owner',
  name = call.name,
): Case {
  return {
    name,
    async arrange(subject) {
      const given = await input(subject);
      const token = tokenOf(subject, who);
      const secret = subject.world.config.gatewaySecret;
      const headers: Record<string, string> = who === 'gateway' ? { [GATEWAY_SECRET_HEADER]: secret } : {};
      return () => subject.world.rest(call, given, token === undefined ? { headers } : { token });
    },
  };
}

function tokenOf(subject: Subject, who: Who): string | undefined {
  if (who === 'nobody' || who === 'gateway') return undefined;
  return who === 'key of the owner' ? subject.owner.apiKey : subject[who].session;
}
