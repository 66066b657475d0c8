import { describe, expect, test } from 'vitest';
import { readDocument } from '../configs/index.ts';
import { DEFAULT_PLACES, MOST_PLACES, placesOf } from '../plans/index.ts';
import {
  buildArguments,
  checkEndWord,
  givesUseBack,
  judgeLimits,
  ownerWords,
  playerSettings,
  SESSION_ENDS,
  sessionRules,
  sumUp,
  visitorWords,
  type QualitySample,
  type SessionEnd,
} from './index.ts';

const settings = (document: Record<string, unknown>) => readDocument(document, false);

describe('the arguments that a config gives to a build', () => {
  test.each<[string, Record<string, unknown>, string[]]>([
    ['none by default', {}, []],
    [
      'a size of its own',
      { resolutionType_ue4: 'Custom', ResulationX_ue4: '1280', ResulationY_ue4: '720' },
      ['-ResX=1280', '-ResY=720', '-ForceRes'],
    ],
    [
      'no size while it is dynamic',
      { resolutionType_ue4: 'Dynamic', ResulationX_ue4: '1280', ResulationY_ue4: '720' },
      [],
    ],
    ['half a size is none', { resolutionType_ue4: 'Custom', ResulationX_ue4: '1280' }, []],
    ['a quality level bounds the bitrate', { qualityLevel: 'low' }, ['-PixelStreamingWebRTCMaxBitrate=2000000']],
    ['the engine chooses', { qualityLevel: 'auto' }, []],
    ['debugging', { shouldDebugUE4: '1' }, ['-LogCmds=global Verbose']],
    [
      'commands, one on each line',
      { consoleCmdsToPassToUnrealApp: 'stat fps\n\n  r.Vsync 0 ' },
      ['-ExecCmds=stat fps,r.Vsync 0'],
    ],
    ['parameters, unchanged and as one', { parameterToPassToApp: 'a "b" $(c)' }, ['a "b" $(c)']],
    [
      'arguments, split without a shell',
      { exeLunchArgs: '-Level "two words" `id`', shouldAppendOveridingcmdLineArgs: '1' },
      ['-Level', 'two words', '`id`'],
    ],
    ['arguments only where they are on', { exeLunchArgs: '-x', shouldAppendOveridingcmdLineArgs: '0' }, []],
  ])('%s', (_, document, given) => {
    expect(buildArguments(settings(document))).toEqual(given);
  });
});

describe('the limits of a session', () => {
  const start = new Date('2026-11-20T10:00:00Z');
  const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
  const rules = sessionRules(
    settings({ expireOn: '10minutes', isAfkEnabled: '1', afkWarnTimeout: '2', afkCloseTimeout: '1' }),
  );
  const endless = { ...rules, idle: null };
  test.each([
    [
      'before the first frame nothing counts',
      rules,
      null,
      null,
      9_999,
      { end: null, secondsLeft: null, idleSecondsLeft: null },
    ],
    ['a moment before the warning', rules, 0, 0, 119, { end: null, secondsLeft: 481, idleSecondsLeft: null }],
    ['at the warning', rules, 0, 0, 120, { end: null, secondsLeft: 480, idleSecondsLeft: 60 }],
    ['a moment before its end', rules, 0, 0, 179, { end: null, secondsLeft: 421, idleSecondsLeft: 1 }],
    ['away for too long', rules, 0, 0, 180, { end: 'idle', secondsLeft: 420, idleSecondsLeft: 0 }],
    ['whoever moved is warned later', rules, 0, 100, 180, { end: null, secondsLeft: 420, idleSecondsLeft: null }],
    [
      'the time is over for those who move, too',
      rules,
      0,
      600,
      600,
      { end: 'timeOver', secondsLeft: 0, idleSecondsLeft: null },
    ],
    [
      'nobody is away where that does not count',
      endless,
      0,
      0,
      599,
      { end: null, secondsLeft: 1, idleSecondsLeft: null },
    ],
  ])('%s', (_, given, liveAt, activeAt, now, judged) => {
    const at = (seconds: number | null) => (seconds === null ? null : after(seconds));
    expect(judgeLimits(given, { liveAt: at(liveAt), activeAt: at(activeAt) }, after(now))).toEqual(judged);
  });
});

describe('the words about an end', () => {
  const facts = { maxMinutes: 15, word: null, hasStreamed: true, hasRelay: true };

  test('the owner reads another sentence for each', () => {
    expect(new Set(SESSION_ENDS.map(ownerWords)).size).toBe(SESSION_ENDS.length);
  });

  test.each(SESSION_ENDS)('a visitor reads a title and a sentence about %s', (end) => {
    const { title, text } = visitorWords(end, facts);
    expect(title).toMatch(/^[A-Z].*[^.]$/);
    expect(text).toMatch(/^[A-Z].*\.$/);
  });

  test.each([
    ['timeOver', facts, 'Session ended after 15 minutes'],
    ['timeOver', { ...facts, maxMinutes: 1 }, 'Session ended after 1 minute'],
    ['buildCrashed', facts, 'The application closed'],
    ['buildCrashed', { ...facts, hasStreamed: false }, 'The application did not start'],
    ['visitorLeft', { ...facts, hasStreamed: false }, 'You left'],
    ['queueFull', facts, 'Too many people are waiting'],
    ['tooManyStarts', facts, 'Too many starts from your network'],
    ['tooManyOpen', facts, 'Too many streams are open in your network'],
  ] as const)('%s with %o: %s', (end, given, title) => {
    expect(visitorWords(end, given).title).toBe(title);
  });

  test('without a relay, a failed connection names that', () => {
    expect(visitorWords('connectionFailed', { ...facts, hasRelay: false }).text).toContain('no relay (TURN)');
    expect(visitorWords('connectionFailed', facts).text).not.toContain('TURN');
  });

  test('the word of whoever ended it is shown; without one there is another', () => {
    expect(visitorWords('endedByOwner', { ...facts, word: 'We close now.' }).text).toBe('We close now.');
    expect(visitorWords('endedByOwner', facts).text).toBe('You can start it again.');
  });

  test.each([
    ['We close now.', []],
    ['', []],
    ['a\u202Eb', ['END_WORD_CHARACTERS']],
  ])('the word %j', (word, codes) => {
    expect(checkEndWord(word).map(({ code }) => code)).toEqual(codes);
  });
});

describe('a use of a signed link is given back', () => {
  test.each<[SessionEnd, boolean]>([
    ['visitorLeft', false],
    ['lineLost', true],
    ['idle', false],
    ['timeOver', false],
    ['endedByOwner', false],
    ['linkExpired', false],
    ['linkRemoved', false],
    ['linkUsedUp', false],
    ['linkRevoked', false],
    ['linkChanged', false],
    ['planEnded', true],
    ['queueFull', false],
    ['tooManyStarts', false],
    ['tooManyOpen', false],
    ['hostLeft', false],
    ['hostLost', false],
    ['meetingFull', false],
    ['buildCrashed', true],
    ['buildEnded', true],
    ['buildSilent', true],
    ['buildNotRunnable', true],
    ['connectionFailed', true],
    ['fleetLost', true],
    ['fleetUnavailable', true],
  ])('after %s before the first frame: %s; never after it', (end, isGivenBack) => {
    expect(givesUseBack(end, { hasStreamed: false })).toBe(isGivenBack);
    expect(givesUseBack(end, { hasStreamed: true })).toBe(false);
  });
});

const sample = (over: Partial<QualitySample>): QualitySample => ({
  framesPerSecond: 30,
  roundTripMilliseconds: null,
  jitterMilliseconds: null,
  lossPercent: null,
  bitsPerSecond: 1_000,
  width: 640,
  height: 360,
  freezes: 0,
  ...over,
});

describe('quality', () => {
  test('of nothing there is none', () => expect(sumUp([])).toBeNull());

  test('medians, the worst loss, the sum of freezes and the last size', () => {
    const samples = [
      sample({ framesPerSecond: 10, roundTripMilliseconds: 20, lossPercent: 0, freezes: 1 }),
      sample({ framesPerSecond: 60, lossPercent: 7 }),
      sample({ framesPerSecond: 30, roundTripMilliseconds: 40, freezes: 2, width: 1280, height: 720 }),
    ];
    expect(sumUp(samples)).toEqual({
      seconds: 3,
      framesPerSecond: 30,
      framesPerSecondP5: 10,
      roundTripMilliseconds: 40,
      jitterMilliseconds: null,
      lossPercent: 7,
      bitsPerSecond: 1_000,
      freezes: 3,
      width: 1280,
      height: 720,
    });
  });
});

test.each([
  [{ kind: 'trial' as const }, DEFAULT_PLACES],
  [{ kind: 'trialExpired' as const }, 0],
  [{ kind: 'concurrentUsers' as const, count: 7 }, 7],
  [null, MOST_PLACES],
])('the plan %j has %d places', (plan, places) => {
  expect(placesOf(plan)).toBe(places);
});

test.each([
  [{}, { followsWindow: true, locksMouse: false, showsPointer: false, touchActsAsMouse: false, usesMicrophone: false }],
  [
    {
      resolutionType_ue4: 'Custom',
      MouseControlScheme: '0',
      showbrowserMouse: '1',
      fakeMouseWithTouches: '1',
      UseMicrophone: '1',
    },
    { followsWindow: false, locksMouse: true, showsPointer: true, touchActsAsMouse: true, usesMicrophone: true },
  ],
])('what the page does with a stream: %o', (document, given) => {
  expect(playerSettings(settings(document))).toEqual(given);
});
