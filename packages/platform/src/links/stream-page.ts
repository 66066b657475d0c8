import { noOther, PRODUCT_NAME } from '@launchyard/domain/kit';
import { escapeHtml } from '../kit/html.ts';
import { PLAYER_PAGE_ELEMENT, visitorWords, type PlayerPage } from '@launchyard/domain/streaming';
import type { PlayerFiles } from './player-files.ts';
import { allowed, startScreen } from './start-screen.ts';
import type { SignedEnd } from './signed/visit.ts';
import type { LinkLook, OpenVisit, Visit } from './stream.ts';
import { streamIcon, type StreamIcon } from './stream-icons.ts';
import { streamStyle } from './stream-style.ts';

/** The page shown to a visitor. */
export type StreamPage =
  | Visit
  | SignedEnd
  /** `say` is why the given password was not accepted. */
  | { kind: 'password'; visit: OpenVisit; say: string | null }
  /** The stream can be played: `files` belong to the player. */
  | { kind: 'player'; visit: OpenVisit; page: PlayerPage; files: PlayerFiles }
  /** The link opens, and the fleet runs no builds of its platform. */
  | { kind: 'notRunnable'; look: LinkLook }
  | { kind: 'busy' };

export const wrongPassword = 'Wrong password. Try again.';
export const longPassword = 'No password is that long. Try again.';
export const tooManyPasswords = (waitSeconds: number): string =>
  `Too many wrong passwords. Try again in ${minutes(Math.ceil(waitSeconds / 60))}.`;

/**
 * The page behind a link: one calm sentence about its state and a way on, for a visitor without an account, in the look
 * of the link if there is one. `filesOrigin` serves pictures.
 */
export function streamPage(page: StreamPage, filesOrigin: string): string {
  if (page.kind === 'open') {
    const screen = startScreen(page, filesOrigin);
    return document(nameOf(page.look), screen.body, screen.icon);
  }
  if (page.kind === 'player') return playerPage(page, filesOrigin);
  const { icon, title, text, form } = words(page);
  const look = lookOf(page);
  const { head, background, brand } = dress(look, filesOrigin);
  const body = `<div class="state">${background}<header class="brand">${brand}</header>
<main>${streamIcon(icon)}<h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form ?? CHECK_AGAIN}</main></div>`;
  return document(form === undefined ? title : nameOf(look), body, head);
}

/** The start screen as it will be, and what the player needs to take over. */
function playerPage({ visit, page, files }: Extract<StreamPage, { kind: 'player' }>, filesOrigin: string): string {
  const screen = startScreen(visit, filesOrigin, 'player');
  const styles = files.styles.map((path) => `<link rel="stylesheet" href="${escapeHtml(path)}">\n`).join('');
  const head = `${screen.icon}${styles}<script type="module" src="${escapeHtml(files.script)}"></script>\n`;
  // Within a script element only `<` could end it.
  const data = JSON.stringify(page).replaceAll('<', String.raw`\u003c`);
  const body = `${screen.body}<script type="application/json" id="${PLAYER_PAGE_ELEMENT}">${data}</script>
<noscript><div class="truth">Turn on JavaScript to play this stream.</div></noscript>`;
  return document(nameOf(visit.look), body, head);
}

/** The way on from every state: it may be another one by now. */
const CHECK_AGAIN = '<a class="button" href="">Check again</a>';

const nameOf = (look: LinkLook | null): string => look?.appName ?? PRODUCT_NAME;

/** Null where no link may be recognised. */
export function lookOf(page: StreamPage): LinkLook | null {
  if ('visit' in page) return page.visit.look;
  return 'look' in page ? page.look : null;
}

/** The customer’s pictures and name around the state, or ours. */
function dress(look: LinkLook | null, filesOrigin: string): { head: string; background: string; brand: string } {
  const { start, titleBarIcon } = look?.screen ?? { start: { background: null, logo: null }, titleBarIcon: null };
  const shown = (address: string | null) => (address === null ? null : allowed(address, filesOrigin));
  const [icon, logo] = [shown(titleBarIcon), shown(start.logo)];
  const background = shown(start.background) ?? shown(look?.thumbnail ?? null);
  const name = look === null ? PRODUCT_NAME : look.ownerName;
  return {
    head: icon === null ? '' : `<link rel="icon" href="${escapeHtml(icon)}">\n`,
    background: picture(background, 'background'),
    brand: `${picture(logo ?? icon, 'mark')}${name === null ? '' : `<span>${escapeHtml(name)}</span>`}`,
  };
}

const picture = (address: string | null, className: string): string =>
  address === null ? '' : `<img class="${className}" src="${escapeHtml(address)}" alt="">`;

interface Words {
  icon: StreamIcon;
  title: string;
  text: string;
  /** What the visitor is asked for. */
  form?: string;
}

/** A page that tells a state. */
type StateOf = Exclude<StreamPage, { kind: 'open' | 'player' }>;

function words(page: StateOf): Words {
  switch (page.kind) {
    case 'unknown':
      return {
        icon: 'broken',
        title: 'There is nothing at this address',
        text: `Check that it was copied completely. ${ASK}`,
      };
    case 'unlinked':
      return { ...EXPIRED, text: `This address no longer leads to an application. ${ASK}` };
    case 'replaced':
      return { ...EXPIRED, text: `The link has a new address, or was not copied completely. ${ASK}` };
    case 'versionRemoved':
      return { ...EXPIRED, text: `The address is for version ${page.version}, which its owner deleted. ${ASK}` };
    case 'versionChanged':
      return { ...EXPIRED, text: `The link opens another version now. ${ASK}` };
    case 'removed':
      return { ...EXPIRED, title: 'This link was deleted', text: 'Its owner deleted it. Ask them for a new one.' };
    case 'expired':
      return { ...EXPIRED, icon: 'clock', text: `It opened until ${when(page.at)}. Ask its owner for a new one.` };
    case 'signedUnknown':
      return {
        ...EXPIRED,
        title: 'This link is not valid',
        text: `It was not copied completely, or was changed. ${ASK}`,
      };
    case 'usedUp':
      return { icon: 'broken', ...visitorWords('linkUsedUp', NOTHING_YET) };
    case 'signedExpired':
      return { ...EXPIRED, icon: 'clock', text: 'Its time is over. Ask its owner for a new one.' };
    case 'revoked':
      return { ...EXPIRED, title: 'This link was withdrawn', text: 'Its owner revoked it. Ask them for a new one.' };
    case 'versionGone':
      return { icon: 'nothing', ...whyNoVersion(page.version) };
    case 'notRunnable':
      return { icon: 'nothing', ...visitorWords('buildNotRunnable', NOTHING_YET) };
    case 'busy':
      return { icon: 'busy', title: 'Too many people are signing in', text: 'Try again in a moment.' };
    case 'password':
      return {
        icon: 'lock',
        title: 'This link is private',
        text: 'Enter the password you were given.',
        form: passwordForm(page.say),
      };
    default:
      return noOther(page, { ...EXPIRED, text: ASK });
  }
}

const NOTHING_YET = { maxMinutes: null, word: null, hasStreamed: false, hasRelay: true };

const whyNoVersion = (version: number | null): { title: string; text: string } =>
  version === null
    ? {
        title: 'There is nothing to show',
        text: 'The application behind this link has no version that can be streamed.',
      }
    : { title: 'This version is gone', text: `The link opens version ${version}, which its owner deleted.` };

/** The title for every address in the form of a link’s that opens nothing now. */
const EXPIRED = { icon: 'broken', title: 'This link has expired' } as const;
const ASK = 'Ask whoever sent it to you for a new one.';

function passwordForm(say: string | null): string {
  const problem = say === null ? '' : `<p class="problem" id="problem" role="alert">${escapeHtml(say)}</p>`;
  const described = say === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return `<form method="post"><label for="password">Password</label>
<input id="password" name="password" type="password" placeholder="Password" required autofocus autocomplete="off"${described}>
<button>Continue</button>${problem}</form>`;
}

function document(title: string, body: string, icon: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
${icon}<style>${streamStyle}</style>
</head>
<body>${body}</body>
</html>
`;
}

const minutes = (count: number): string => (count <= 1 ? 'a minute' : `${count} minutes`);

const when = (at: Date): string =>
  `${at.toLocaleString('en-GB', { day: 'numeric', month: 'long', year: 'numeric', hour: '2-digit', minute: '2-digit', timeZone: 'UTC' })} UTC`;
