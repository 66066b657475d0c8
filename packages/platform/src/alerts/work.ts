import { sql } from 'drizzle-orm';
import { ALERT_CHANNELS, ALERT_DAYS, alertKinds } from '@launchyard/domain/alerts';
import { handler, type Area } from '../kit/area.ts';
import { DAY_SECONDS, secondsBefore } from '../kit/clock.ts';
import { removeRows } from '../kit/prune.ts';
import { alertMessages, alerts } from '../tables/alerts.ts';
import { deliverMessage } from './deliver.ts';
import { dispatchAlerts, type AlertNeeds } from './dispatch.ts';
import { alertMessageQueue } from './queue.ts';

/** A channel that does not answer holds up only its own messages. */
const ONE_PER_CHANNEL = { atOnce: ALERT_CHANNELS.length, atOncePerOwner: 1 };
const DISPATCH_MILLISECONDS = 1_000;
const keptSince = (now: Date) => secondsBefore(now, ALERT_DAYS * DAY_SECONDS);

export const alertWork: Area<AlertNeeds> = {
  queues: [alertMessageQueue],
  guards: [
    {
      name: 'guard_alert_kinds',
      table: 'alerts',
      on: 'insert or update',
      refused: `new.kind not in (${Object.keys(alertKinds)
        .map((kind) => `'${kind}'`)
        .join(', ')})`,
      because: 'there is no such kind of alert',
    },
  ],
  handlers: (needs) => [
    handler(alertMessageQueue, ONE_PER_CHANNEL, ({ messageId }) => deliverMessage(needs, messageId)),
  ],
  sweeps: (needs) => [{ everyMilliseconds: DISPATCH_MILLISECONDS, run: () => dispatchAlerts(needs) }],
  prunes: [
    removeRows(alerts, (now) => sql`${alerts.lastAt} < ${keptSince(now)}`),
    removeRows(alertMessages, (now) => sql`${alertMessages.createdAt} < ${keptSince(now)}`),
  ],
};
