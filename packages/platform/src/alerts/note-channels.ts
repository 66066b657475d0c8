import { ALERT_CHANNELS } from '@launchyard/domain/alerts';
import type { Sql } from '../kit/database.ts';
import { alertChannels } from '../tables/alerts.ts';
import type { AlertNeeds } from './dispatch.ts';

/** Notes which channels are configured: only workers know their settings. */
export async function noteChannels(db: Sql, channels: AlertNeeds['channels']): Promise<void> {
  for (const channel of ALERT_CHANNELS) {
    const set = { isConfigured: channels.has(channel) };
    await db
      .insert(alertChannels)
      .values({ channel, ...set })
      .onConflictDoUpdate({ target: alertChannels.channel, set });
  }
}
