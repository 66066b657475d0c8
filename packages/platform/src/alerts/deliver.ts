import { and, eq, sql } from 'drizzle-orm';
import { messagePauseSeconds } from '@launchyard/domain/alerts';
import type { Tx } from '../kit/database.ts';
import type { Sent } from '../providers/alerts/channel.ts';
import { alertChannels, alertMessages, alerts } from '../tables/alerts.ts';
import type { AlertNeeds } from './dispatch.ts';
import { alertMessageQueue } from './queue.ts';

type Message = typeof alertMessages.$inferSelect;

/**
 * The job of a message: one try to send it. After a failure the next try is enqueued, or the message is given up, which
 * the operators’ page shows. That raises no alert: it could never end.
 */
export async function deliverMessage(needs: AlertNeeds, messageId: string): Promise<void> {
  const { database, channels } = needs;
  const [message] = await database.sql.select().from(alertMessages).where(eq(alertMessages.id, messageId));
  if (message?.state !== 'waiting') return;
  const channel = channels.get(message.channel);
  const sent = channel ? await channel.send(message.id, message.message) : NOT_CONFIGURED;
  await database.sql.transaction((tx) => record(tx, needs, message, sent));
}

const NOT_CONFIGURED: Sent = {
  isSent: false,
  problem: 'It is not configured.',
  isFinal: true,
  retryAfterSeconds: null,
};

async function record(tx: Tx, { clock, jobs, log }: AlertNeeds, message: Message, sent: Sent): Promise<void> {
  const now = clock();
  const isIt = eq(alertMessages.id, message.id);
  const isChannel = eq(alertChannels.channel, message.channel);
  const tries = message.tries + 1;
  if (sent.isSent) {
    await tx.update(alertMessages).set({ state: 'sent', tries, endedAt: now }).where(isIt);
    await tx.update(alertChannels).set({ lastSuccessAt: now }).where(isChannel);
    return settle(tx, message, 'sent');
  }
  const { problem, isFinal, retryAfterSeconds } = sent;
  log.warn({ channel: message.channel, messageId: message.id, tries, problem }, 'alerts: not sent');
  await tx.update(alertChannels).set({ lastFailureAt: now, problem }).where(isChannel);
  const pause = isFinal ? null : messagePauseSeconds(tries, retryAfterSeconds);
  if (pause === null) {
    await tx.update(alertMessages).set({ state: 'refused', tries, problem, endedAt: now }).where(isIt);
    return settle(tx, message, 'refused');
  }
  await tx.update(alertMessages).set({ tries, problem }).where(isIt);
  const options = { owner: message.channel, startAfterSeconds: pause };
  await jobs.send(tx, alertMessageQueue, { messageId: message.id }, options);
}

/** An alert is sent once one channel has it, and refused once none will. */
async function settle(tx: Tx, { alertId }: Message, state: 'sent' | 'refused'): Promise<void> {
  if (alertId === null) return;
  const isIt = and(eq(alerts.id, alertId), eq(alerts.state, 'waiting'));
  const others = sql`not exists (select from ${alertMessages} where ${alertMessages.alertId} = ${alertId} and ${alertMessages.state} = 'waiting')`;
  await tx
    .update(alerts)
    .set({ state })
    .where(state === 'sent' ? isIt : and(isIt, others));
}
