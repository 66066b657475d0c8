import { visibleText } from '../kit/visible-text/index.ts';
import { ALERT_KINDS, alertKinds, type AlertKind } from './kinds.ts';
import { MAX_ALERT_TEXT } from './alert.ts';

/** What a channel is given to say. */
export interface AlertMessage {
  /** Ours, without data. */
  title: string;
  /** May contain what strangers wrote: every format escapes it. */
  text: string;
  /** How often it happened, if more than once. */
  note: string | null;
  /** The page about it. */
  url: string;
}

interface Occurrences {
  kind: AlertKind;
  text: string;
  count: number;
  /** How many of them earlier messages reported. */
  toldCount: number;
}

/** The first message says what happened; later ones how often it has happened since. */
export function composeMessage({ kind, text, count, toldCount }: Occurrences, url: string): AlertMessage {
  const times = (count - toldCount).toLocaleString('en-US');
  const all = count.toLocaleString('en-US');
  const isFirst = toldCount === 0;
  const note = isFirst
    ? count > 1
      ? `${times} times.`
      : null
    : `${times} more since the last message, ${all} in all.`;
  return { title: alertKinds[kind].title, text: harmless(text), note, url };
}

/** One message for all alerts that were over the hourly limit. */
export function composeDigest(held: ReadonlyMap<AlertKind, number>, url: string): AlertMessage {
  const parts = ALERT_KINDS.flatMap((kind) => {
    const count = held.get(kind);
    return count === undefined ? [] : [`${alertKinds[kind].title}: ${count.toLocaleString('en-US')}`];
  });
  const total = [...held.values()].reduce((sum, each) => sum + each, 0).toLocaleString('en-US');
  return { title: 'More alerts than are sent in an hour', text: `${parts.join('; ')}.`, note: `${total} alerts.`, url };
}

export const composeTest = (url: string): AlertMessage => ({
  title: 'Test message',
  text: 'An administrator sent this to see whether alerts arrive.',
  note: null,
  url,
});

/**
 * Text on one line, of limited length, which notifies nobody and links nowhere: control and direction characters are
 * shown, and there is a gap in every mention and every address.
 */
export const harmless = (text: string): string =>
  visibleText(text)
    .replaceAll('@', '@\u200B')
    .replaceAll('://', ':\u200B//')
    .slice(0, MAX_ALERT_TEXT)
    .toWellFormed()
    .trim();

/** For programs, and for logs. */
export const asPlainText = ({ title, text, note, url }: AlertMessage): string =>
  [title, text, ...(note === null ? [] : [note]), url].join('\n');

/** Telegram’s HTML: a code span is shown as it is, without links and mentions. */
export const asTelegramHtml = ({ title, text, note, url }: AlertMessage): string =>
  [
    `<b>${escapeHtml(title)}</b>`,
    `<code>${escapeHtml(text)}</code>`,
    ...(note === null ? [] : [escapeHtml(note)]),
    escapeHtml(url),
  ].join('\n');

/** Slack’s mrkdwn, likewise. A code span ends at a backtick, which cannot be escaped. */
export const asSlackText = ({ title, text, note, url }: AlertMessage): string =>
  [
    `*${escapeSlack(title)}*`,
    `\`${escapeSlack(text).replaceAll('`', 'ʼ')}\``,
    ...(note === null ? [] : [escapeSlack(note)]),
    `<${escapeSlack(url)}>`,
  ].join('\n');

const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const escapeHtml = (text: string): string => escapeSlack(text).replaceAll('"', '&quot;');
