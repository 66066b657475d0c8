import { z } from 'zod';
import {
  ALERT_CHANNELS,
  ALERT_KINDS,
  ALERT_STATES,
  MAX_FAULT_MESSAGE,
  MAX_FAULT_ROUTE,
  MAX_FAULT_STACK,
  MAX_ALERT_SUBJECT,
  MAX_ALERT_TEXT,
  MESSAGE_STATES,
} from '@launchyard/domain/alerts';
import { call } from './kit/call.ts';
import { id, instant, page, pageInput, someIds, text } from './kit/shapes.ts';

export const MAX_REPORTS = 100;

export const alertReport = call({
  name: 'alerts.report',
  method: 'POST',
  path: '/alert-report',
  access: 'gateway',
  changes: false,
  summary:
    'What a gateway saw go wrong since its last report: errors of its own, and services that did not answer. Operators are alerted.',
  input: z.object({
    reports: z
      .array(
        z.object({
          kind: z.enum(['serviceFault', 'upstreamTimeout', 'upstreamDown']),
          subject: text(MAX_ALERT_SUBJECT),
          text: text(MAX_ALERT_TEXT),
          requestId: text(64).nullable(),
          count: z.number().int().min(1).max(1_000_000_000),
          firstAt: instant,
          lastAt: instant,
        }),
      )
      .max(MAX_REPORTS),
  }),
  reply: z.object({}),
});

/** An alert, with the latest message about it to each channel. */
export const alert = z.object({
  id,
  kind: z.enum(ALERT_KINDS),
  title: z.string(),
  text: z.string(),
  state: z.enum(ALERT_STATES),
  count: z.number().int().positive(),
  firstAt: instant,
  lastAt: instant,
  requestId: z.string().nullable(),
  messages: z.array(
    z.object({
      channel: z.enum(ALERT_CHANNELS),
      state: z.enum(MESSAGE_STATES),
      tries: z.number().int().nonnegative(),
      problem: z.string().nullable(),
      createdAt: instant,
      endedAt: instant.nullable(),
    }),
  ),
});
export type AlertRow = z.infer<typeof alert>;

export const alertList = call({
  name: 'alerts.list',
  method: 'POST',
  path: '/alert-list',
  access: 'support',
  changes: false,
  summary: 'What operators are alerted of, the latest first. For support staff. Contains no data of customers.',
  input: pageInput.extend({
    kinds: z.array(z.enum(ALERT_KINDS)).max(ALERT_KINDS.length).optional(),
    states: z.array(z.enum(ALERT_STATES)).max(ALERT_STATES.length).optional(),
  }),
  reply: page(alert).extend({ hasMoreThanCounted: z.boolean() }),
});

export const alertGet = call({
  name: 'alerts.get',
  method: 'POST',
  path: '/alert-get',
  access: 'support',
  changes: false,
  summary: 'Alerts by id, in the order of the request; null for ids that do not exist. For support staff.',
  input: z.object({ alertIds: someIds }),
  reply: z.object({ alerts: z.array(alert.nullable()) }),
});

/** A channel as the workers know it. */
export const alertChannel = z.object({
  channel: z.enum(ALERT_CHANNELS),
  isConfigured: z.boolean(),
  lastSuccessAt: instant.nullable(),
  lastFailureAt: instant.nullable(),
  problem: z.string().nullable(),
  canTest: z.boolean(),
});
export type AlertChannelRow = z.infer<typeof alertChannel>;

export const alertChannelList = call({
  name: 'alerts.channelList',
  method: 'POST',
  path: '/alert-channel-list',
  access: 'support',
  changes: false,
  summary: 'Every channel for alerts: whether it is configured, and when it last worked. For support staff.',
  input: z.object({}),
  reply: z.object({ channels: z.array(alertChannel) }),
});

export const alertTest = call({
  name: 'alerts.test',
  method: 'POST',
  path: '/alert-test',
  access: 'support',
  changes: true,
  summary: 'Sends a test message to a channel, for admins. Whether it arrived is shown with the channel.',
  input: z.object({ channel: z.enum(ALERT_CHANNELS) }),
  reply: z.object({ channel: alertChannel }),
});

export const browserFaultReport = call({
  name: 'alerts.browserFault',
  method: 'POST',
  path: '/browser-fault',
  access: 'public',
  changes: false,
  summary:
    'An error in the panel that nobody caught, as a browser reports it. Operators are alerted, without anything that identifies a person. Limited by client address and account; not accepted above that.',
  input: z.object({
    message: z.string().max(MAX_FAULT_MESSAGE),
    stack: z.string().max(MAX_FAULT_STACK),
    route: z.string().max(MAX_FAULT_ROUTE),
  }),
  reply: z.object({ isAccepted: z.boolean() }),
});
