import { SUPPORT, type Actor } from '@launchyard/domain/kit';
import { personLabel } from '@launchyard/domain/session';
import type { Caller } from './caller.ts';

/** The actor to record for what a caller does. */
export function actorOf({ grant, person }: Pick<Caller, 'grant' | 'person'>): Actor {
  if (grant.way === 'support') return SUPPORT;
  return { kind: grant.way === 'key' ? 'apiKey' : 'member', label: personLabel(person) };
}
