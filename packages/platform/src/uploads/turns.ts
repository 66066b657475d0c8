import { and, eq, inArray, max, min } from 'drizzle-orm';
import { stateOfStage, type JobStage, type UploadState } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { uploads } from '../tables/uploads.ts';

/*
 * Owners take turns. Each upload that comes to a stage gets the number of a round: the one that is being served, or the one after its
 * owner's last where that is later. Rounds are served in their order. So whoever comes with one upload is served in this round, however
 * many another owner has standing there, and nobody is ever passed by more than one upload of each other owner.
 */

/** The stages with rounds of their own: a test takes those that the line lets through, in the line's order. */
export type StageWithTurns = Exclude<JobStage, 'test'>;

/**
 * The round in which an upload that comes to a stage now will be served there, for an account (a UUID). Reads the account's own uploads
 * that are under way and one of the others, however many those are.
 */
export async function takeTurn(tx: Sql, accountId: string, stage: StageWithTurns): Promise<number> {
  const states = heldBy(stage);
  const [mine] = await tx
    .select({ turn: max(uploads.turn) })
    .from(uploads)
    .where(and(eq(uploads.accountId, accountId), inArray(uploads.state, states)));
  const served: number[] = [];
  for (const state of states) {
    const [first] = await tx
      .select({ turn: min(uploads.turn) })
      .from(uploads)
      .where(eq(uploads.state, state));
    if (typeof first?.turn === 'number') served.push(first.turn);
  }
  const own = mine?.turn ?? null;
  return Math.max(served.length === 0 ? 0 : Math.min(...served), own === null ? 0 : own + 1);
}

/** The states of those who are in a stage's rounds. What is being tested has had its turn in the line and is what the line waits for. */
const heldBy = (stage: StageWithTurns): UploadState[] =>
  stage === 'queue' ? ['queued', 'testing'] : [stateOfStage(stage)];
