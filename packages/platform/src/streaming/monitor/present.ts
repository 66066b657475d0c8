import type { z } from 'zod';
import type { streamingSession } from '@launchyard/contract/streaming';
import { formatId } from '@launchyard/domain/kit';
import { instant } from '../../kit/present.ts';
import type { StreamingSessionRow } from '../../tables/streaming.ts';

/** A session as its account sees it: without the network address of its visitor. */
export function presentSession(row: StreamingSessionRow): z.input<typeof streamingSession> {
  return {
    id: formatId('streamingSession', row.id),
    state: row.state,
    linkName: row.linkName,
    appId: formatId('app', row.appId),
    appName: row.appName,
    version: row.version,
    configName: row.configName,
    role: row.role,
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
