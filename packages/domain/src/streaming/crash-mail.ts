import { printedText } from '../fleet/index.ts';
import { MOST_CRASH_MAILS_AN_HOUR, MAILED_LINE_LENGTH, MAILED_LINES, CRASH_STALE_SECONDS } from './limits.ts';

/** What is known when a crash may be mailed. */
export interface CrashFacts {
  /** Whether the config of its link says so. */
  isWanted: boolean;
  /** Whether the address is that of the account’s owner or of a member. */
  isOfAccount: boolean;
  /** How many such mails the account had within the last hour. */
  sentThisHour: number;
  /** How long ago the latest one was. */
  ageSeconds: number;
}

/**
 * Applications §3, `developersEmail`. What becomes of a crash: it is mailed, later if the account had many such mails, or
 * not at all. Nobody outside of the account gets one: the address may be anybody’s.
 */
export function judgeCrash({ isWanted, isOfAccount, sentThisHour, ageSeconds }: CrashFacts): 'mail' | 'later' | 'none' {
  if (!isWanted || !isOfAccount || ageSeconds > CRASH_STALE_SECONDS) return 'none';
  return sentThisHour < MOST_CRASH_MAILS_AN_HOUR ? 'mail' : 'later';
}

/**
 * The last lines of a build’s log as a mail may have them: few and short, without addresses of any kind, which could be a
 * visitor’s, and without what lets a build in.
 */
export const mailedLines = (lines: readonly string[]): string[] =>
  lines.slice(-MAILED_LINES).map((line) => {
    const readable = printedText(line.slice(0, MOST_READ));
    return HIDDEN.reduce(hide, readable).slice(0, MAILED_LINE_LENGTH);
  });

/** What is hidden makes a line shorter. */
const MOST_READ = 4 * MAILED_LINE_LENGTH;

const hide = (line: string, pattern: RegExp): string => line.replaceAll(pattern, '…');

const HIDDEN = [
  /[^\s@<>"]{1,64}@[^\s@<>"]{1,255}/g,
  /\b\d{1,3}(?:\.\d{1,3}){3}\b/g,
  // IPv6 has seven colons, or two in a row; times of day have neither.
  /(?<![\w:])(?:[\da-f]{1,4}:){7}[\da-f]{1,4}(?![\w:])/gi,
  /(?<![\w:])(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?::(?:[\da-f]{1,4}(?::[\da-f]{1,4})*)?(?![\w:])/gi,
  /\b[\w-]+\.local\b/g,
] as const;
