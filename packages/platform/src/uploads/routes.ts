import { and, inArray } from 'drizzle-orm';
import {
  uploadCancel,
  uploadContinueOnAlternate,
  uploadFinish,
  uploadGet,
  uploadHeartbeat,
  uploadList,
  uploadParts,
  uploadPartsSign,
  uploadPlaces,
  uploadRetry,
  uploadStart,
  uploadUpdate,
} from '@launchyard/contract/uploads';
import { uploadTimeline } from '@launchyard/contract/upload-timeline';
import { formatId, parseId } from '@launchyard/domain/kit';
import type { Bin } from '../bin/bin.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, route, type Route } from '../http/routes.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import type { Signers, Stores } from '../providers/files/object-store.ts';
import { uploads } from '../tables/uploads.ts';
import { findMissingParts } from '../transfers/missing-parts.ts';
import { takeStock } from '../transfers/take-stock.ts';
import { continueOnAlternate } from './alternate.ts';
import { cancelUpload } from './cancel.ts';
import { findUploads, readableBy } from './find.ts';
import { finishUpload } from './finish.ts';
import { hearUpload } from './heartbeat.ts';
import { listUploads } from './list.ts';
import { findPlaces } from './places.ts';
import { retryUpload } from './retry.ts';
import { selectUploads, transferOf } from './rows.ts';
import { signParts } from './sign-parts.ts';
import { startUpload } from './start.ts';
import { countQueuedThere } from './testserver/state.ts';
import { listTimeline } from './timeline/list.ts';
import { uploadNotes } from './timeline/sending.ts';
import { updateUpload } from './update.ts';

type UploadDeps = Deps & { jobs: Jobs; bin: Bin; signers: Signers; stores: Stores };

export function uploadRoutes(deps: UploadDeps): Route[] {
  const { sql } = deps.database;
  return [
    changeRoute(uploadStart, async (input, caller, inTransaction) => ({
      upload: await startUpload(deps, inTransaction, caller, input),
    })),
    route(uploadPartsSign, async ({ uploadId, partNumbers }, caller) => ({
      links: await signParts(deps, caller, parseId('upload', uploadId), partNumbers),
    })),
    route(uploadParts, async ({ uploadIds }, caller) => {
      const isAsked = inArray(uploads.id, parseIds('upload', uploadIds));
      const rows = await selectUploads(sql).where(and(readableBy(caller), isAsked));
      for (const row of rows) await takeStock(deps, transferOf(row), uploadNotes);
      const found = await findMissingParts(sql, rows);
      const missing = new Map([...found].map(([id, ranges]) => [formatId('upload', id), ranges]));
      return { uploads: uploadIds.map((id) => wrap(missing.get(id))) };
    }),
    route(uploadPlaces, async ({ uploadIds }, caller) => {
      const isAsked = inArray(uploads.id, parseIds('upload', uploadIds));
      const places = await findPlaces(sql, and(readableBy(caller), isAsked));
      const ahead = places.size === 0 ? 0 : await countQueuedThere(sql);
      const placeOf = (place: number | undefined) => (place === undefined ? null : place + ahead);
      return { places: uploadIds.map((id) => placeOf(places.get(parseId('upload', id) ?? ''))) };
    }),
    changeRoute(uploadContinueOnAlternate, async ({ uploadId }, caller, inTransaction) => ({
      upload: await continueOnAlternate(deps, inTransaction, caller, parseId('upload', uploadId)),
    })),
    route(uploadHeartbeat, async ({ uploadId }, caller) => ({
      upload: await hearUpload(deps, caller, parseId('upload', uploadId)),
    })),
    changeRoute(uploadFinish, async ({ uploadId }, caller, inTransaction) => ({
      upload: await finishUpload(deps, inTransaction, caller, parseId('upload', uploadId)),
    })),
    changeRoute(uploadCancel, async ({ uploadId }, caller, inTransaction) => ({
      upload: await cancelUpload(deps, inTransaction, caller, parseId('upload', uploadId)),
    })),
    changeRoute(uploadRetry, async ({ uploadId }, caller, inTransaction) => ({
      upload: await retryUpload(deps, inTransaction, caller, parseId('upload', uploadId)),
    })),
    changeRoute(uploadUpdate, async ({ uploadId, sendsUpdatesOnEmail }, caller, inTransaction) => ({
      upload: await updateUpload(deps, inTransaction, caller, parseId('upload', uploadId), sendsUpdatesOnEmail),
    })),
    route(uploadList, async (asked, caller) => {
      const { appId, ...question } = asked;
      return listUploads(sql, caller, {
        ...question,
        appId: appId === undefined ? undefined : parseId('app', appId),
      });
    }),
    route(uploadTimeline, async ({ uploadId, ...question }, caller) =>
      listTimeline(sql, caller, parseId('upload', uploadId), question),
    ),
    route(uploadGet, async ({ uploadIds }, caller) => {
      const shown = await findUploads(sql, caller, parseIds('upload', uploadIds));
      const byPublicId = new Map([...shown.values()].map((upload) => [upload.id, upload]));
      return { uploads: uploadIds.map((id) => byPublicId.get(id) ?? null) };
    }),
  ];
}

const wrap = <T>(missing: T | undefined): { missing: T } | null => (missing === undefined ? null : { missing });
