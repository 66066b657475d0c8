import type { z } from 'zod';
import type { streamingSession } from '@launchyard/contract/streaming';
import { formatId } from '@launchyard/domain/kit';
import { instant } from '../../kit/present.ts';
import type { StreamingSessionRow } from '../../tables/streaming.ts';

/** A session, and how many guests are in it (after its end: were). */
export type SessionWithGuests = StreamingSessionRow & { guests: number };

/** A session as its account sees it: without the network address of its visitor. */
export function presentSession({ guests, ...row }: SessionWithGuests): z.input<typeof streamingSession> {
  return {
    id: formatId('streamingSession', row.id),
    state: row.state,
    linkName: row.linkName,
    appId: formatId('app', row.appId),
    appName: row.appName,
    version: row.version,
    configName: row.configName,
    role: row.role,
    people: 1 + guests,
    createdAt: instant(row.createdAt),
    liveAt: row.liveAt && instant(row.liveAt),
    seenAt: instant(row.seenAt),
    endedAt: row.endedAt && instant(row.endedAt),
    end: row.end,
    lastLines: row.lastLines ?? [],
    streamedSeconds: Math.round(row.streamedMilliseconds / 1000),
    country: row.country,
    device: row.device,
    firstFrameMilliseconds: row.firstFrameMilliseconds,
    codec: row.codec,
    route: row.route,
    quality: row.quality,
  };
}
