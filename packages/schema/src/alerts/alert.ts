import type { AlertChannelRow, AlertRow } from '@launchyard/contract/alerts';
import {
  ALERT_DAYS,
  type AlertChannel,
  type AlertKind,
  type AlertState,
  type MessageState,
} from '@launchyard/domain/alerts';
import { builder } from '../kit/builder.ts';
import { costs } from '../kit/cost.ts';
import { Node } from '../kit/node.ts';

export const AlertKindType = builder.enumType('AlertKind', {
  description: 'What operators are alerted of.',
  values: {
    SERVICE_FAULT: { value: 'serviceFault', description: 'An error that nobody expected, in one of our processes.' },
    UPSTREAM_TIMEOUT: { value: 'upstreamTimeout', description: 'A service did not answer the gateway in time.' },
    UPSTREAM_DOWN: { value: 'upstreamDown', description: 'The gateway could not reach a service, or got a 502.' },
    JOB_GAVE_UP: { value: 'jobGaveUp', description: 'A background job failed at its last try.' },
    MAIL_UNDELIVERABLE: { value: 'mailUndeliverable', description: 'The mail server does not take e-mails.' },
    UPLOAD_STUCK: { value: 'uploadStuck', description: 'An upload has made no progress for some minutes.' },
    UPLOAD_TESTED: {
      value: 'uploadTested',
      description: 'An upload passed its test. Reported only where operators asked for it.',
    },
    UPLOAD_FAILED: { value: 'uploadFailed', description: 'An upload failed; the text has the code.' },
    TEST_SERVER_DOWN: { value: 'testServerDown', description: 'The stream test server stopped answering.' },
    TEST_SERVER_UP: { value: 'testServerUp', description: 'The stream test server answers again.' },
    BROWSER_FAULT: {
      value: 'browserFault',
      description: 'An error in the panel, as a browser reported it. Not verified.',
    },
  } as const satisfies Record<string, { value: AlertKind; description: string }>,
});

export const AlertStateType = builder.enumType('AlertState', {
  description: 'What became of an alert when it last occurred.',
  values: {
    WAITING: { value: 'waiting', description: 'It is about to be sent, or a channel is being retried.' },
    SENT: { value: 'sent', description: 'At least one channel accepted it.' },
    HELD: { value: 'held', description: 'More alerts than are sent in an hour: the next digest counts it.' },
    DIGESTED: { value: 'digested', description: 'A digest counted it.' },
    MUTED: { value: 'muted', description: 'The settings send alerts of this kind nowhere.' },
    UNCONFIGURED: { value: 'unconfigured', description: 'No channel for it is configured, so it is kept here only.' },
    REFUSED: { value: 'refused', description: 'No channel accepted it.' },
  } as const satisfies Record<string, { value: AlertState; description: string }>,
});

export const AlertChannelKind = builder.enumType('AlertChannelKind', {
  description: 'Where alerts can be sent.',
  values: {
    TELEGRAM: { value: 'telegram', description: 'A Telegram chat.' },
    SLACK: { value: 'slack', description: 'A Slack channel, through an incoming webhook.' },
    WEBHOOK: { value: 'webhook', description: 'A program of the operators, as signed JSON.' },
  } as const satisfies Record<Uppercase<AlertChannel>, { value: AlertChannel; description: string }>,
});

const AlertMessageState = builder.enumType('AlertMessageState', {
  description: 'What became of a message to a channel.',
  values: {
    WAITING: { value: 'waiting', description: 'It is being sent, or waits for the next try.' },
    SENT: { value: 'sent', description: 'The channel accepted it.' },
    REFUSED: { value: 'refused', description: 'It was given up.' },
  } as const satisfies Record<Uppercase<MessageState>, { value: MessageState; description: string }>,
});

const AlertMessage = builder.objectRef<AlertRow['messages'][number]>('AlertMessage').implement({
  description: 'A message about an alert to one channel.',
  fields: (t) => ({
    channel: t.expose('channel', { type: AlertChannelKind, description: 'Where it is sent.' }),
    state: t.expose('state', { type: AlertMessageState, description: 'What became of it.' }),
    tries: t.exposeInt('tries', { description: 'How often it was tried so far.' }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why the last try in vain failed. Null if none did.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was written.' }),
    finishedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was sent or given up. Null while it waits.',
    }),
  }),
});

export const AlertType = builder.objectRef<AlertRow>('Alert').implement({
  description: `Something that went wrong, or that operators want to know, however often it occurred. Kept for ${ALERT_DAYS} days after it last did. Contains ids, figures and places in our code, never names or e-mail addresses.`,
  interfaces: [Node],
  fields: (t) => ({
    kind: t.expose('kind', { type: AlertKindType, description: 'What it is about.' }),
    title: t.exposeString('title', { description: 'Its kind in words.' }),
    text: t.exposeString('text', {
      description: 'What happened, as of its last occurrence. Of a browser fault it is what a browser sent.',
    }),
    state: t.expose('state', { type: AlertStateType, description: 'What became of it.' }),
    count: t.exposeInt('count', { description: 'How often it occurred.' }),
    createdAt: t.expose('firstAt', { type: 'DateTime', description: 'When it first occurred.' }),
    lastActivityAt: t.expose('lastAt', { type: 'DateTime', description: 'When it last occurred.' }),
    requestId: t.exposeString('requestId', {
      nullable: true,
      description: 'The request in which it last occurred, for the logs. Null outside of requests.',
    }),
    messages: t.expose('messages', {
      type: [AlertMessage],
      description: 'The latest message about it to each channel. Empty if it was never sent.',
      extensions: costs({ items: 3 }),
    }),
  }),
});

export const AlertChannelType = builder.objectRef<AlertChannelRow>('AlertChannel').implement({
  description: 'A channel for alerts, as the worker knows it.',
  fields: (t) => ({
    kind: t.expose('channel', { type: AlertChannelKind, description: 'Which channel it is.' }),
    isConfigured: t.exposeBoolean('isConfigured', {
      description: 'Whether the worker has settings for it. If not, nothing is sent there.',
    }),
    lastSucceededAt: t.expose('lastSuccessAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it last accepted a message. Null if it never did.',
    }),
    lastFailedAt: t.expose('lastFailureAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When a message to it last failed. Null if none ever did.',
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'Why a message to it last failed. Null if none ever did.',
    }),
    viewerCanTest: t.exposeBoolean('canTest', {
      description: 'Whether the caller may send a test message to it with `alertChannelTest`.',
    }),
  }),
});
