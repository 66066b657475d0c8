import { SUPPORT, type Actor } from '@launchyard/domain/kit';
import type { Caller } from './caller.ts';

/** Who acts, as what they did names them. */
export function actorOf({ grant, person }: Pick<Caller, 'grant' | 'person'>): Actor {
  if (grant.way === 'support') return SUPPORT;
  return { kind: grant.way === 'key' ? 'apiKey' : 'member', label: person.username };
}
