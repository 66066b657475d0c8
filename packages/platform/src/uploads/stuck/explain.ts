import { and, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { stuck } from '@launchyard/contract/upload-stuck';
import type { Upload } from '@launchyard/contract/uploads';
import { explainStuck, judgeClient, OPEN_STATE, type StuckKind } from '@launchyard/domain/uploads';
import type { Sql } from '../../kit/database.ts';
import { instant } from '../../kit/present.ts';
import { uploads, uploadStages } from '../../tables/uploads.ts';
import { presentUploads } from '../find.ts';
import type { UploadRow } from '../rows.ts';
import { makesNoProgress } from './watch.ts';

export interface Explained {
  row: UploadRow;
  upload: Upload;
  stuck: z.input<typeof stuck>;
}

/** The stuck ones among these uploads, each with where it most likely hangs and why. */
export async function explainStuckUploads(db: Sql, now: Date, rows: readonly UploadRow[]): Promise<Explained[]> {
  const stillIds = await findStill(db, now, rows);
  const judged = rows.flatMap((row) => {
    const what = judge(row, now, stillIds);
    return what ? [{ row, ...what }] : [];
  });
  if (judged.length === 0) return [];
  const shown = await presentUploads(
    db,
    judged.map(({ row }) => row),
  );
  const tries = await findTries(db, judged);
  return judged.map(({ row, kind, since }) => {
    const upload = shown.get(row.id);
    if (!upload) throw new Error(`stuck upload ${row.id} cannot be presented`);
    const own = tries.find((each) => each.uploadId === row.id && each.stage === currentStage(upload));
    const hasSent = row.lastByteAt > row.createdAt;
    return {
      row,
      upload,
      stuck: {
        kind,
        startedAt: instant(since),
        ...explainStuck({ kind, stages: upload.stages, hasSent }),
        attempts: own?.attempts ?? 0,
        faults: own?.faults ?? 0,
      },
    };
  });
}

function judge(row: UploadRow, now: Date, stillIds: ReadonlySet<string>): { kind: StuckKind; since: Date } | null {
  if (row.state === OPEN_STATE) return judgeClient(row, now);
  if (row.progressedAt === null) return null;
  if (row.isTestServerDown && (row.state === 'queued' || row.state === 'testing')) {
    return { kind: 'waitsForServer', since: row.progressedAt };
  }
  return stillIds.has(row.id) ? { kind: 'noProgress', since: row.progressedAt } : null;
}

async function findStill(db: Sql, now: Date, rows: readonly UploadRow[]): Promise<Set<string>> {
  const ids = rows.flatMap(({ id, state }) => (state === OPEN_STATE ? [] : [id]));
  if (ids.length === 0) return new Set();
  const isStill = and(inArray(uploads.id, ids), await makesNoProgress(db, now));
  const still = await db.select({ id: uploads.id }).from(uploads).where(isStill);
  return new Set(still.map(({ id }) => id));
}

function findTries(db: Sql, judged: ReadonlyArray<{ row: UploadRow }>) {
  const { uploadId, stage, attempt: attempts, faults } = uploadStages;
  return db
    .select({ uploadId, stage, attempts, faults })
    .from(uploadStages)
    .where(
      inArray(
        uploadId,
        judged.map(({ row }) => row.id),
      ),
    );
}

/** The first one that is not done. */
const currentStage = ({ stages }: Upload) => stages.find(({ state }) => state !== 'done')?.stage;
