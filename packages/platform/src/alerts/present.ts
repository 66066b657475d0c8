import { desc, inArray } from 'drizzle-orm';
import type { AlertChannelRow, AlertRow } from '@launchyard/contract/alerts';
import { alertKinds, type AlertChannel } from '@launchyard/domain/alerts';
import { formatId } from '@launchyard/domain/kit';
import type { Sql } from '../kit/database.ts';
import { instant, instantOrNull } from '../kit/present.ts';
import { alertMessages, type alertChannels, type alerts } from '../tables/alerts.ts';

type Message = typeof alertMessages.$inferSelect;

/** The latest message about each alert to each channel. */
export async function latestMessages(db: Sql, rows: ReadonlyArray<{ id: string }>): Promise<Message[]> {
  if (rows.length === 0) return [];
  const { alertId, channel, id } = alertMessages;
  const ids = rows.map((row) => row.id);
  return db
    .selectDistinctOn([alertId, channel])
    .from(alertMessages)
    .where(inArray(alertId, ids))
    .orderBy(alertId, channel, desc(id));
}

export function presentAlert(row: typeof alerts.$inferSelect, messages: readonly Message[]): AlertRow {
  const { id, kind, text, state, count, requestId } = row;
  return {
    id: formatId('alert', id),
    kind,
    title: alertKinds[kind].title,
    text,
    state,
    count,
    requestId,
    firstAt: instant(row.firstAt),
    lastAt: instant(row.lastAt),
    messages: messages
      .filter(({ alertId }) => alertId === id)
      .map(({ createdAt, endedAt, ...message }) => ({
        channel: message.channel,
        state: message.state,
        tries: message.tries,
        problem: message.problem,
        createdAt: instant(createdAt),
        endedAt: instantOrNull(endedAt),
      })),
  };
}

/** A channel that no worker has noted yet is not configured. */
export const presentChannel = (
  channel: AlertChannel,
  row: typeof alertChannels.$inferSelect | undefined,
  canTest: boolean,
): AlertChannelRow => ({
  channel,
  isConfigured: row?.isConfigured ?? false,
  lastSuccessAt: instantOrNull(row?.lastSuccessAt ?? null),
  lastFailureAt: instantOrNull(row?.lastFailureAt ?? null),
  problem: row?.problem ?? null,
  canTest,
});
