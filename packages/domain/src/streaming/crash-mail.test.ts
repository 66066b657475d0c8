import { describe, expect, test } from 'vitest';
import {
  CRASH_STALE_SECONDS,
  judgeCrash,
  MAILED_LINE_LENGTH,
  MAILED_LINES,
  mailedLines,
  MOST_CRASH_MAILS_AN_HOUR,
} from './index.ts';

describe('a crash is mailed', () => {
  const facts = { isWanted: true, isOfAccount: true, sentThisHour: 0, ageSeconds: 0 };
  test.each([
    ['the first of the hour', facts, 'mail'],
    ['the last of the hour', { ...facts, sentThisHour: MOST_CRASH_MAILS_AN_HOUR - 1 }, 'mail'],
    ['one more', { ...facts, sentThisHour: MOST_CRASH_MAILS_AN_HOUR }, 'later'],
    ['nobody wants it', { ...facts, isWanted: false }, 'none'],
    ['to a stranger', { ...facts, isOfAccount: false }, 'none'],
    ['it waited for as long as it may', { ...facts, ageSeconds: CRASH_STALE_SECONDS }, 'mail'],
    ['it waited for longer', { ...facts, ageSeconds: CRASH_STALE_SECONDS + 1 }, 'none'],
  ] as const)('%s: %#', (_, given, becomes) => expect(judgeCrash(given)).toBe(becomes));
});

describe('the lines of a log in a mail', () => {
  test.each([
    ['Fatal error!', 'Fatal error!'],
    ['LogInit: 12:30:59 Build 5.7.1', 'LogInit: 12:30:59 Build 5.7.1'],
    ['[2026.11.20-10.00.00:123][ 42] LogCore: x', '[2026.11.20-10.00.00:123][ 42] LogCore: x'],
    ['connected to 203.0.113.7:4711', 'connected to …:4711'],
    ['candidate 2001:db8::1 typ host', 'candidate … typ host'],
    ['candidate [fe80:0:0:0:1:2:3:4]:9', 'candidate […]:9'],
    ['candidate 8f1c2d3e-0a1b.local', 'candidate …'],
    ['player ada@people.example left', 'player … left'],
    ['-PixelStreamingURL=ws://h/signalling?ticket=abc.d-e_f', '-PixelStreamingURL=ws://h/signalling?ticket=…'],
    ['a\u0007b\r\u202E', 'a␇b␍<U+202E>'],
    ['std::vector<int>::at', 'std::vector<int>::at'],
  ])('%j: %j', (line, mailed) => expect(mailedLines([line])).toEqual([mailed]));

  test('are the last ones, and short', () => {
    const lines = Array.from({ length: MAILED_LINES + 5 }, (_, index) => `${index} ${'x'.repeat(1_000)}`);
    const mailed = mailedLines(lines);
    expect(mailed).toHaveLength(MAILED_LINES);
    expect(mailed[0]).toMatch(/^5 /);
    expect(Math.max(...mailed.map(({ length }) => length))).toBe(MAILED_LINE_LENGTH);
  });
});
