import { and, eq, inArray, max, min } from 'drizzle-orm';
import { stateOfStage, type JobStage, type UploadState } from '@launchyard/domain/uploads';
import type { Sql } from '../kit/database.ts';
import { uploads } from '../tables/uploads.ts';

/*
 * Fair scheduling between owners. Each upload that enters a stage gets a round: the current one, or the one after its
 * owner’s last if that is later. Rounds are served in order. So an owner with one upload is served in the current
 * round, however many uploads another owner has waiting, and nobody is overtaken by more than one upload of each other
 * owner.
 */

/** The stages with rounds of their own: a test takes what the queue lets through, in the queue’s order. */
export type StageWithTurns = Exclude<JobStage, 'test'>;

/**
 * The round of an upload that enters a stage now, for an account (a UUID). Reads the account’s own running uploads and
 * one of the others, however many those are.
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

/**
 * The states that belong to a stage’s rounds. An upload being tested had its turn in the queue and is what the queue
 * waits for.
 */
const heldBy = (stage: StageWithTurns): UploadState[] =>
  stage === 'queue' ? ['queued', 'testing'] : [stateOfStage(stage)];
