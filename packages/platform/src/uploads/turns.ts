import { and, eq, inArray, sql } from 'drizzle-orm';
import { stateOfStage, type JobStage, type UploadState } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { uploads, uploadStages } from './tables.ts';

/*
 * Owners take turns. Each upload that comes to a stage gets the number of a round: the one that is being served, or the one after its
 * owner's last where that is later. Rounds are served in their order. So whoever comes with one upload is served in this round, however
 * many another owner has standing there, and nobody is ever passed by more than one upload of each other owner.
 */

/** The round in which an upload that comes to a stage now will be served there, for an account (a UUID). */
export async function takeTurn(tx: Sql, accountId: string, stage: JobStage): Promise<number> {
  const [rounds] = await tx
    .select({
      served: sql<number | null>`min(${uploadStages.turn})`,
      own: sql<number | null>`max(${uploadStages.turn}) filter (where ${uploads.accountId} = ${accountId})`,
    })
    .from(uploads)
    .innerJoin(uploadStages, and(eq(uploadStages.uploadId, uploads.id), eq(uploadStages.stage, stage)))
    .where(inArray(uploads.state, heldBy(stage)));
  return Math.max(rounds?.served ?? 0, rounds?.own === null || rounds === undefined ? 0 : rounds.own + 1);
}

/** The states of those who are in a stage's rounds. What is being tested has had its turn in the line and is what the line waits for. */
const heldBy = (stage: JobStage): UploadState[] => (stage === 'queue' ? ['queued', 'testing'] : [stateOfStage(stage)]);
