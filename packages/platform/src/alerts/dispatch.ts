import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import {
  alertKinds,
  composeDigest,
  composeMessage,
  DIGEST_SECONDS,
  judgeAlert,
  type AlertChannel,
  type AlertKind,
  type AlertMessage,
  type AlertRoutes,
} from '@launchyard/domain/alerts';
import { formatId } from '@launchyard/domain/kit';
import { secondsAfter, secondsBefore } from '../kit/clock.ts';
import type { Tx } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import type { Jobs } from '../kit/jobs.ts';
import { runAlone } from '../kit/locks.ts';
import type { Channel } from '../providers/alerts/channel.ts';
import { alertMessages, alerts } from '../tables/alerts.ts';
import { alertMessageQueue } from './queue.ts';

export interface AlertNeeds extends Deps {
  jobs: Jobs;
  panelOrigin: string;
  channels: ReadonlyMap<AlertChannel, Channel>;
  alertRoutes: AlertRoutes;
}

const AT_ONCE = 100;
const HOUR_SECONDS = 3600;

/**
 * Decides what becomes of each alert that is new, or has occurred again since its last message and may be reported
 * again. One process at a time, so that the hourly limit is exact.
 */
export async function dispatchAlerts(needs: AlertNeeds): Promise<void> {
  await runAlone(needs.database, 'dispatch of alerts', async (tx) => {
    const now = needs.clock();
    const due = await tx
      .select()
      .from(alerts)
      .where(and(sql`${alerts.count} > ${alerts.toldCount}`, lte(alerts.dueAt, now)))
      .orderBy(asc(alerts.dueAt))
      .limit(AT_ONCE)
      .for('no key update', { skipLocked: true });
    if (due.length > 0) await decide(tx, needs, due, now);
    await digest(tx, needs, now);
  });
}

async function decide(tx: Tx, needs: AlertNeeds, due: ReadonlyArray<typeof alerts.$inferSelect>, now: Date) {
  const hour = await countThisHour(tx, now);
  for (const alert of due) {
    const { id, kind, text, count, toldCount } = alert;
    const configured = [...needs.channels.keys()];
    const verdict = judgeAlert({ kind, routes: needs.alertRoutes, configured, ...hour });
    if (verdict.state === 'waiting') {
      const message = composeMessage({ kind, text, count, toldCount }, pageOf(needs, id));
      await enqueue(tx, needs, now, { alertId: id, kind, message }, verdict.channels);
      hour.sentThisHour++;
      if (kind === 'browserFault') hour.browserSentThisHour++;
    }
    needs.log.warn({ alert: kind, alertId: formatId('alert', id), count, becomes: verdict.state }, `alert: ${text}`);
    const dueAt = secondsAfter(now, alertKinds[kind].groupSeconds);
    const set = { state: verdict.state, toldCount: count, decidedAt: now, dueAt };
    await tx.update(alerts).set(set).where(eq(alerts.id, id));
  }
}

async function countThisHour(tx: Tx, now: Date) {
  const rows = await tx
    .select({
      isBrowser: sql<boolean>`${alertMessages.kind} = 'browserFault'`,
      // Each decision wrote its messages, one for each channel, at one instant.
      sent: sql<number>`count(distinct (${alertMessages.alertId}, ${alertMessages.createdAt}))::int`,
    })
    .from(alertMessages)
    .where(and(isNotNull(alertMessages.alertId), gt(alertMessages.createdAt, secondsBefore(now, HOUR_SECONDS))))
    .groupBy(sql`1`);
  const sentOf = (isBrowser: boolean) => rows.find((row) => row.isBrowser === isBrowser)?.sent ?? 0;
  return { sentThisHour: sentOf(true) + sentOf(false), browserSentThisHour: sentOf(true) };
}

/** Once the oldest alert over the limit has waited long enough, one message counts them all. */
async function digest(tx: Tx, needs: AlertNeeds, now: Date): Promise<void> {
  const isHeld = eq(alerts.state, 'held');
  const isOld = lte(alerts.decidedAt, secondsBefore(now, DIGEST_SECONDS));
  const [oldest] = await tx.select({ id: alerts.id }).from(alerts).where(and(isHeld, isOld)).limit(1);
  if (!oldest) return;
  const held = await tx.update(alerts).set({ state: 'digested' }).where(isHeld).returning({ kind: alerts.kind });
  const counts = new Map<AlertKind, number>();
  const channels = new Set<AlertChannel>();
  for (const { kind } of held) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const channel of needs.alertRoutes[kind]) if (needs.channels.has(channel)) channels.add(channel);
  }
  const message = composeDigest(counts, pageOf(needs));
  await enqueue(tx, needs, now, { alertId: null, kind: 'digest', message }, [...channels]);
}

interface Draft {
  alertId: string | null;
  kind: (typeof alertMessages.$inferSelect)['kind'];
  message: AlertMessage;
}

/** Writes a message for each channel, with its job. Channels do not wait for each other. */
export async function enqueue(
  tx: Tx,
  { jobs }: Pick<AlertNeeds, 'jobs'>,
  now: Date,
  draft: Draft,
  channels: readonly AlertChannel[],
): Promise<void> {
  if (channels.length === 0) return;
  const rows = await tx
    .insert(alertMessages)
    .values(channels.map((channel) => ({ ...draft, channel, createdAt: now })))
    .returning({ id: alertMessages.id, channel: alertMessages.channel });
  for (const { id, channel } of rows) await jobs.send(tx, alertMessageQueue, { messageId: id }, { owner: channel });
}

/** The operators’ page, or one alert on it. */
export const pageOf = ({ panelOrigin }: { panelOrigin: string }, alertId?: string): string =>
  `${panelOrigin}/operations${alertId === undefined ? '' : `?alert=${formatId('alert', alertId)}`}`;
