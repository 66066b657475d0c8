import { createHmac } from 'node:crypto';
import { asPlainText, asSlackText, asTelegramHtml, type AlertChannel } from '@launchyard/domain/alerts';
import type { Clock } from '../../kit/clock.ts';
import type { Channel } from './channel.ts';
import { post } from './post.ts';

/** The settings of each channel; unset: not configured. */
export interface ChannelSettings {
  telegram?: { url: string; token: string; chatId: string } | undefined;
  slack?: { url: string } | undefined;
  webhook?: { url: string; secret: string } | undefined;
}

/** The configured channels. */
export function openChannels(settings: ChannelSettings, clock: Clock): Map<AlertChannel, Channel> {
  const channels = new Map<AlertChannel, Channel>();
  const { telegram, slack, webhook } = settings;
  if (telegram) channels.set('telegram', telegramChannel(telegram));
  if (slack) channels.set('slack', slackChannel(slack));
  if (webhook) channels.set('webhook', webhookChannel(webhook, clock));
  return channels;
}

/** A bot’s `sendMessage`. */
const telegramChannel = ({ url, token, chatId }: NonNullable<ChannelSettings['telegram']>): Channel => ({
  send: (_id, message) =>
    post(
      `${url.replace(/\/+$/, '')}/bot${token}/sendMessage`,
      JSON.stringify({
        chat_id: chatId,
        text: asTelegramHtml(message),
        parse_mode: 'HTML',
        link_preview_options: { is_disabled: true },
      }),
    ),
});

/** An incoming webhook. */
const slackChannel = ({ url }: NonNullable<ChannelSettings['slack']>): Channel => ({
  send: (_id, message) =>
    post(url, JSON.stringify({ text: asSlackText(message), unfurl_links: false, unfurl_media: false })),
});

/** Any program: plain JSON, signed over the time and the body, with an id by which it recognises a repetition. */
const webhookChannel = ({ url, secret }: NonNullable<ChannelSettings['webhook']>, clock: Clock): Channel => ({
  send(id, message) {
    const body = JSON.stringify({ id, ...message, plain: asPlainText(message) });
    const seconds = Math.floor(clock().getTime() / 1000);
    const signature = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
    return post(url, body, { 'launchyard-signature': `t=${seconds},v1=${signature}` });
  },
});
