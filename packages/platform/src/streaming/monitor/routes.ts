import { and, inArray } from 'drizzle-orm';
import { FleetUnavailable, type Fleet } from '@launchyard/contract/fleet';
import * as contract from '@launchyard/contract/streaming';
import { formatId, parseId } from '@launchyard/domain/kit';
import { checkEndWord, streamingViolations } from '@launchyard/domain/streaming';
import { requireMay } from '../../access/require-may.ts';
import { parseIds } from '../../http/ids.ts';
import { changeRoute, route, type Route } from '../../http/routes.ts';
import type { Deps } from '../../kit/deps.ts';
import { inOrder } from '../../kit/in-order.ts';
import { instant } from '../../kit/present.ts';
import { refuse, refuseAny } from '../../kit/refuse.ts';
import { streamingSessions } from '../../tables/streaming.ts';
import { endSession } from '../end-session.ts';
import { createFleetPlatforms } from '../platform-check.ts';
import { presentSession } from './present.ts';
import { findSession, listSessions, readable, readFigures, readSamples, sessionColumns } from './read.ts';

/** Without a fleet there are no logs. */
export function streamingRoutes(deps: Deps & { fleet: Fleet | undefined }): Route[] {
  const { clock, fleet, log } = deps;
  const { sql } = deps.database;
  const fleetPlatforms = createFleetPlatforms(fleet, clock);
  return [
    route(contract.streamingSessionList, async (question, caller) => listSessions(sql, clock(), caller, question)),
    route(contract.streamingSessionGet, async ({ streamingSessionIds }, caller) => {
      const isAsked = inArray(streamingSessions.id, parseIds('streamingSession', streamingSessionIds));
      const rows = await sql
        .select(sessionColumns)
        .from(streamingSessions)
        .where(and(readable(caller), isAsked));
      return { streamingSessions: inOrder('streamingSession', streamingSessionIds, rows, presentSession) };
    }),
    route(contract.streamingSamples, async ({ streamingSessionId }, caller) => {
      const session = await findSession(sql, caller, parseId('streamingSession', streamingSessionId));
      const samples = session ? await readSamples(sql, session.id) : [];
      return { samples: samples.map(({ at, quality }) => ({ at: instant(at), quality })) };
    }),
    route(contract.streamingFigures, async (_question, caller) => readFigures(sql, clock(), caller)),
    route(contract.streamingPlatforms, async () => {
      const platforms = await fleetPlatforms();
      return { platforms: platforms && [...platforms] };
    }),
    route(contract.streamingBuildLog, async ({ streamingSessionId, after }, caller) => {
      const session = await findSession(sql, caller, parseId('streamingSession', streamingSessionId));
      if (!session || !fleet) return { log: null };
      try {
        return { log: await fleet.log(session.id, after) };
      } catch (error) {
        if (!(error instanceof FleetUnavailable)) throw error;
        log.warn({ err: error }, 'streaming: a log could not be read');
        return { log: null };
      }
    }),
    changeRoute(contract.streamingSessionEnd, async ({ streamingSessionId, word }, caller, inTransaction) => {
      refuseAny(checkEndWord(word ?? ''));
      const ifMissing = streamingViolations.notFound;
      const session = await inTransaction(async (tx, note) => {
        const find = () => findSession(tx, caller, parseId('streamingSession', streamingSessionId));
        const found = await find();
        if (!found) return refuse(ifMissing);
        requireMay(caller, 'links.write', { id: found.appId, ifMissing });
        note({ subject: formatId('streamingSession', found.id), label: found.appName });
        await endSession(tx, clock(), found.id, word?.trim() || null);
        // Somebody else may have ended it meanwhile.
        return (await find()) ?? found;
      });
      return { streamingSession: presentSession(session) };
    }),
  ];
}
