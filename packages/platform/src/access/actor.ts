import type { Actor } from '@launchyard/domain/kit';
import type { Caller } from './caller.ts';

/** Who acts, as what they did names them. */
export const actorOf = ({ credential, person }: Pick<Caller, 'credential' | 'person'>): Actor => ({
  kind: credential.kind === 'key' ? 'key' : 'person',
  name: person.username,
});
