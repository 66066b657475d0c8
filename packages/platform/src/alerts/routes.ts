import { and, desc, inArray } from 'drizzle-orm';
import {
  alertChannelList,
  alertGet,
  alertList,
  alertReport,
  alertTest,
  browserFaultReport,
} from '@launchyard/contract/alerts';
import { maySendTestAlerts } from '@launchyard/domain/access';
import { ALERT_CHANNELS, MOST_ALERTS_COUNTED } from '@launchyard/domain/alerts';
import type { Caller } from '../access/caller.ts';
import { parseIds } from '../http/ids.ts';
import { changeRoute, gatewayRoute, publicRoute, route, type Route } from '../http/routes.ts';
import type { Sql } from '../kit/database.ts';
import type { Deps } from '../kit/deps.ts';
import { inOrder } from '../kit/in-order.ts';
import type { Jobs } from '../kit/jobs.ts';
import { idKey, pageQuery, type Order } from '../kit/pages.ts';
import { alertChannels, alerts } from '../tables/alerts.ts';
import { reportBrowserFault } from './browser-faults.ts';
import { latestMessages, presentAlert, presentChannel } from './present.ts';
import { raiseAlerts } from './raise.ts';
import { sendTest } from './send-test.ts';

type Row = typeof alerts.$inferSelect;

/** The latest first. */
const byTime: Order<Row> = {
  name: 'time',
  direction: 'desc',
  keys: [{ by: alerts.lastAt, kind: 'instant', of: ({ lastAt }) => lastAt.toISOString() }, idKey(alerts.id)],
};

export function alertRoutes(needs: Deps & { jobs: Jobs; panelOrigin: string }): Route[] {
  const { sql: db } = needs.database;
  return [
    gatewayRoute(alertReport, async ({ reports }) => {
      for (const { firstAt, lastAt, count, ...alert } of reports) {
        const when = { count, firstAt: new Date(firstAt), lastAt: new Date(lastAt) };
        await raiseAlerts(db, { ...alert, accountId: null }, when);
      }
      return {};
    }),
    publicRoute(browserFaultReport, async (fault, visitor) => ({
      isAccepted: await reportBrowserFault(needs, visitor, fault),
    })),
    route(alertList, async ({ kinds, states, ...question }) => {
      const wanted = and(kinds && inArray(alerts.kind, kinds), states && inArray(alerts.state, states));
      const page = pageQuery(byTime, question);
      const rows = await db
        .select()
        .from(alerts)
        .where(and(wanted, page.where))
        .orderBy(...page.orderBy)
        .limit(page.limit);
      const messages = await latestMessages(db, rows);
      // The latest ones, which an index finds: nobody reads a longer list.
      const newest = db.select({ id: alerts.id }).from(alerts).where(wanted).orderBy(desc(alerts.lastAt));
      const counted = (await newest.limit(MOST_ALERTS_COUNTED + 1)).length;
      const totalCount = Math.min(counted, MOST_ALERTS_COUNTED);
      const answer = page.answer(rows, totalCount, (row) => presentAlert(row, messages));
      return { ...answer, hasMoreThanCounted: counted > MOST_ALERTS_COUNTED };
    }),
    route(alertGet, async ({ alertIds }) => {
      const rows = await db
        .select()
        .from(alerts)
        .where(inArray(alerts.id, parseIds('alert', alertIds)));
      const messages = await latestMessages(db, rows);
      return { alerts: inOrder('alert', alertIds, rows, (row) => presentAlert(row, messages)) };
    }),
    route(alertChannelList, async (_input, caller) => ({ channels: await readChannels(db, caller) })),
    changeRoute(alertTest, async ({ channel }, caller, inTransaction) => {
      await sendTest(needs, inTransaction, caller, channel);
      const [found] = (await readChannels(db, caller)).filter((each) => each.channel === channel);
      if (!found) throw new Error(`there is no channel ${channel}`);
      return { channel: found };
    }),
  ];
}

async function readChannels(db: Sql, { grant }: Caller) {
  const rows = await db.select().from(alertChannels);
  return ALERT_CHANNELS.map((channel) => {
    const row = rows.find((each) => each.channel === channel);
    return presentChannel(channel, row, maySendTestAlerts(grant));
  });
}
