import type { Alert } from './alert.ts';

/** Applications §8: what a browser reports of an error that nobody caught. */
export interface BrowserFault {
  message: string;
  stack: string;
  /** The pattern of the page’s address, `/apps/:name/links`. */
  route: string;
}

/** At most 4 bytes a character, so a report stays below 8 KB. */
export const MAX_FAULT_MESSAGE = 400;
export const MAX_FAULT_STACK = 1_500;
export const MAX_FAULT_ROUTE = 100;
/** Reports an hour: of one client address, of one account, and of everybody who is not signed in. */
export const FAULTS_AN_HOUR = { address: 10, account: 20, strangers: 60 } as const;

const LOOPBACK = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/;
const EXTENSION = /\b(?:chrome-extension|moz-extension|safari-extension|safari-web-extension|webkit-masked-url):\/\//;
/** A frame of Chromium and Safari or of Firefox: the function’s name, if it has one, and the place. */
const FRAME = /^\s*(?:at )?(?:async )?([\w$.<>]{1,60})?[ @(]*(https?:\/\/[^\s()?#]+)(?:[?#][^\s():]*)?:(\d+):(\d+)\)?$/;
const MOST_FRAMES = 5;
const MOST_SHOWN = 200;

/**
 * Whether an error is reported at all: nothing on a developer’s own machine, and nothing that a browser extension did.
 * `origin` is that of the panel.
 */
export const isReportedFault = ({ stack }: Pick<BrowserFault, 'stack'>, origin: string): boolean =>
  !LOOPBACK.test(origin) && !EXTENSION.test(stack);

/**
 * The alert about an error in a browser, without anything that identifies a person: frames of our own files only, and
 * no queries, tokens, addresses, ids or long numbers. Null for what is not reported. Anybody can send one, so nothing
 * in it is trusted.
 */
export function browserFault(given: BrowserFault, browser: string, origin: string): Alert | null {
  if (!isReportedFault(given, origin)) return null;
  const frames = ownFrames(given.stack, origin);
  const message = scrub(given.message).slice(0, MOST_SHOWN).toWellFormed();
  const route = /^(\/[\w:*-]*)+$/.test(given.route) ? scrub(given.route) : 'unknown page';
  const places = frames.length > 0 ? ` At ${frames.join(', ')}.` : '';
  const text = `${message || 'An error without a message'} On ${route}, ${browser}.${places}`;
  return { kind: 'browserFault', subject: `${message} ${frames[0] ?? route}`, text, accountId: null, requestId: null };
}

function ownFrames(stack: string, origin: string): string[] {
  const frames = stack.split('\n').flatMap((line) => {
    const [, name, address = '', row, column] = FRAME.exec(line) ?? [];
    if (!address.startsWith(`${origin}/`)) return [];
    const file = scrub(address.slice(origin.length + 1));
    return `${name === undefined ? '' : `${name} `}${file}:${row}:${column}`;
  });
  return frames.slice(0, MOST_FRAMES);
}

/** Replaces what may identify somebody or open something. */
export const scrub = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ')
    .replaceAll(/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+/g, '<e-mail>')
    .replaceAll(/([a-z]+:\/\/[^\s?#"')]+)[?#][^\s"')]*/gi, '$1')
    .replaceAll(/[?#&][\w-]+=[^\s"')]*/g, '')
    .replaceAll(/\b[a-z]{3}_[\w-]{8,}/gi, '<id>')
    .replaceAll(/(?=[\w-]*\d)[\w-]{24,}/g, '<id>')
    .replaceAll(/\d{6,}/g, '<number>')
    .trim();
