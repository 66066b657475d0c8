import type { UploadActor, UploadClient } from '@launchyard/domain/uploads';
import { actorOf as whoOf } from '../../session/actor.ts';
import type { Caller } from '../../session/caller.ts';

/** Who acts, as a timeline names them. What they say they act from is told where it is given: at the start. */
export function actorOf(
  caller: Pick<Caller, 'credential' | 'person'>,
  client: UploadClient | null = null,
): UploadActor {
  return { ...whoOf(caller), client };
}

/** What a client that did not say so is taken for: people use the panel, programs the API. */
export const clientOf = ({ credential }: Pick<Caller, 'credential'>, said: UploadClient | undefined): UploadClient =>
  said ?? (credential.kind === 'key' ? 'api' : 'panel');
