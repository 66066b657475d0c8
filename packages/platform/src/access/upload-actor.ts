import type { UploadActor, UploadClient } from '@launchyard/domain/uploads';
import { actorOf } from './actor.ts';
import type { Caller } from './caller.ts';

/** Who acts, as a timeline names them. What they say they act from is told where it is given: at the start. */
export function uploadActorOf(
  caller: Pick<Caller, 'credential' | 'person'>,
  client: UploadClient | null = null,
): UploadActor {
  return { ...actorOf(caller), client };
}

/** What a client that did not say so is taken for: people use the panel, programs the API. */
export const clientOf = ({ credential }: Pick<Caller, 'credential'>, said: UploadClient | undefined): UploadClient =>
  said ?? (credential.kind === 'key' ? 'api' : 'panel');
