import { describe, expect, test } from 'vitest';
import {
  ALERT_CHANNELS,
  asPlainText,
  asSlackText,
  asTelegramHtml,
  composeDigest,
  composeMessage,
  faultPlace,
  fingerprintOf,
  harmless,
  judgeAlert,
  MAX_ALERT_TEXT,
  MAX_ALERTS_AN_HOUR,
  MAX_BROWSER_ALERTS_AN_HOUR,
  MAX_MESSAGE_TRIES,
  messagePauseSeconds,
  parseAlertRoutes,
  serviceFault,
  type AlertKind,
} from './index.ts';

const EVERYWHERE = parseAlertRoutes('') ?? expect.fail();

describe('which kinds are sent where', () => {
  test('every problem to every channel by default, and uploads that passed nowhere', () => {
    const { uploadTested, ...problems } = EVERYWHERE;
    expect(uploadTested).toEqual([]);
    expect(new Set(Object.values(problems).map(String))).toEqual(new Set([String(ALERT_CHANNELS)]));
  });
  test('the star does not include uploads that passed', () => {
    expect(parseAlertRoutes('*=slack')?.uploadTested).toEqual([]);
    expect(parseAlertRoutes('uploadTested=slack, *=telegram')?.uploadTested).toEqual(['slack']);
  });
  test('kinds are named, the star is for the others, none mutes', () => {
    const routes = parseAlertRoutes(' browserFault=none, serviceFault = slack + webhook,*=telegram,');
    expect([routes?.browserFault, routes?.serviceFault, routes?.jobGaveUp]).toEqual([
      [],
      ['slack', 'webhook'],
      ['telegram'],
    ]);
  });
  test.each([
    'uploadTested',
    'uploadTested=',
    'nothing=slack',
    '*=slack+',
    '*=pager',
    '*=slack,*=none',
    '*=none=slack',
  ])('%s is refused', (text) => {
    expect(parseAlertRoutes(text)).toBeNull();
  });
});

describe('whether an alert is sent', () => {
  test.each<[string, Partial<Parameters<typeof judgeAlert>[0]>, ReturnType<typeof judgeAlert>]>([
    ['to the configured channels', {}, { state: 'waiting', channels: ['slack'] }],
    ['not if nothing is configured', { configured: [] }, { state: 'unconfigured' }],
    ['not if it is muted', { routes: { ...EVERYWHERE, jobGaveUp: [] } }, { state: 'muted' }],
    ['the last of an hour', { sentThisHour: MAX_ALERTS_AN_HOUR - 1 }, { state: 'waiting', channels: ['slack'] }],
    ['not above the limit of an hour', { sentThisHour: MAX_ALERTS_AN_HOUR }, { state: 'held' }],
    [
      'browsers have a lower limit',
      { kind: 'browserFault', browserSentThisHour: MAX_BROWSER_ALERTS_AN_HOUR },
      { state: 'held' },
    ],
    [
      'which limits nothing else',
      { browserSentThisHour: MAX_BROWSER_ALERTS_AN_HOUR },
      { state: 'waiting', channels: ['slack'] },
    ],
  ])('%s', (_, given, verdict) => {
    const question = { kind: 'jobGaveUp' as const, routes: EVERYWHERE, configured: ['slack'] as const };
    expect(judgeAlert({ ...question, sentThisHour: 0, browserSentThisHour: 0, ...given })).toEqual(verdict);
  });
});

test.each([
  [1, null, 5],
  [2, null, 10],
  [1, 90, 90],
  [3, 1, 20],
  [1, 999_999, 3600],
  [MAX_MESSAGE_TRIES - 1, null, 320],
  [MAX_MESSAGE_TRIES, 1, null],
])('after try %d, asked to wait for %j s, it waits %j', (tries, asked, pause) => {
  expect(messagePauseSeconds(tries, asked)).toBe(pause);
});

describe('messages', () => {
  const occurred = { kind: 'jobGaveUp' as const, text: 'It failed.' };
  test.each([
    [1, 0, null],
    [1000, 0, '1,000 times.'],
    [13, 1, '12 more since the last message, 13 in all.'],
  ])('%d occurrences of which %d are known', (count, toldCount, note) => {
    const message = composeMessage({ ...occurred, count, toldCount }, 'https://panel.example/operations');
    expect(message).toEqual({
      title: 'A job gave up',
      text: 'It failed.',
      note,
      url: 'https://panel.example/operations',
    });
  });

  test('a digest counts the kinds', () => {
    const held = new Map<AlertKind, number>([
      ['browserFault', 4],
      ['serviceFault', 2000],
    ]);
    expect(composeDigest(held, 'https://panel.example')).toMatchObject({
      text: 'Unexpected error: 2,000; Error in the panel: 4.',
      note: '2,004 alerts.',
    });
  });

  const HOSTILE = 'x\r\n@everyone <!channel> `[a](https://evil.example)` </code><a href="//evil">*b*</a> & \u202E';
  test('what strangers wrote stays on one line, notifies nobody and links nowhere', () => {
    const message = composeMessage(
      { kind: 'browserFault', text: HOSTILE, count: 1, toldCount: 0 },
      'https://p.example',
    );
    for (const shown of [asPlainText(message), asTelegramHtml(message), asSlackText(message)]) {
      expect(shown.split('\n')).toHaveLength(3);
      expect(shown).not.toMatch(/@everyone|https:\/\/evil|\r|\u202E/);
    }
    expect(asTelegramHtml(message)).toContain('&lt;/code&gt;&lt;a href=&quot;//evil&quot;&gt;');
    expect(asSlackText(message)).toContain('&lt;!channel&gt;');
    expect(asSlackText(message).split('`')).toHaveLength(3);
  });
  test('long texts are cut, without half characters', () => {
    expect(harmless(`${'a'.repeat(MAX_ALERT_TEXT - 1)}😀`)).toHaveLength(MAX_ALERT_TEXT);
    expect(harmless(`${'a'.repeat(MAX_ALERT_TEXT - 1)}😀`).isWellFormed()).toBe(true);
  });
});

const failed = (message: string, stack: string, more: object = {}) =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n${stack}`, ...more });

describe('the place of an error', () => {
  const FRAMES = `    at run (node:internal/x:1:1)
    at f (file:///srv/app/node_modules/pg/lib.js:5:1)
    at g (file:///srv/app/packages/platform/src/session/sign-in.ts:52:9)`;
  test.each([
    ['the first frame of ours', failed('x', FRAMES), 'TypeError at platform/src/session/sign-in.ts:52'],
    [
      'with its code',
      failed('x', FRAMES, { code: '42P01' }),
      'TypeError (42P01) at platform/src/session/sign-in.ts:52',
    ],
    ['without an odd code', failed('x', '', { code: 'a@b.example' }), 'TypeError'],
    ['without an odd name', failed('x', '', { name: 'me@people.example' }), 'Error'],
    ['of its cause, if that has the frame', new Error('x', { cause: failed('y', FRAMES) }), /^TypeError at /],
    ['of no error', 'password', 'something that is not an error'],
  ])('%s', (_, error, place) => {
    expect(faultPlace(error)).toEqual(typeof place === 'string' ? place : expect.stringMatching(place));
  });
  test('a message that looks like a frame is not shown', () => {
    const secret = 'params: packages/secret/src/hunter2.ts:1';
    expect(faultPlace(failed(secret, FRAMES))).not.toContain('hunter2');
    expect(faultPlace(failed(secret, ''))).toBe('TypeError');
  });
  test('equal errors have one fingerprint, whatever request they occur in', () => {
    const one = serviceFault('api', failed('x', FRAMES), 'request-1');
    expect(fingerprintOf(one)).toBe(fingerprintOf(serviceFault('api', failed('y', FRAMES), 'request-2')));
    expect(fingerprintOf(one)).not.toBe(fingerprintOf(serviceFault('worker', failed('x', FRAMES), null)));
  });
});
