import { PRODUCT_NAME } from '@launchyard/domain/kit';
import { escapeHtml } from '../kit/html.ts';
import { startScreen } from './start-screen.ts';
import type { OpenVisit, Visit } from './stream.ts';
import { streamStyle } from './stream-style.ts';

/** The page shown to a visitor. */
export type StreamPage =
  | Visit
  /** `say` is why the given password was not accepted. */
  | { kind: 'password'; visit: OpenVisit; say: string | null }
  | { kind: 'busy' };

export const wrongPassword = 'Wrong password. Try again.';
export const longPassword = 'No password is that long. Try again.';
export const tooManyPasswords = (waitSeconds: number): string =>
  `Too many wrong passwords. Try again in ${minutes(Math.ceil(waitSeconds / 60))}.`;

/**
 * The page behind a link: one calm sentence about its state, for a visitor without an account. `filesOrigin` serves
 * pictures.
 */
export function streamPage(page: StreamPage, filesOrigin: string): string {
  if (page.kind === 'open') {
    const screen = startScreen(page, filesOrigin);
    return document(titleOf(page), screen.body, screen.icon);
  }
  const { title, text, form = '' } = words(page);
  const body = `<main class="card"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p>${form}</main>`;
  return document(title, body, '');
}

const titleOf = ({ appName }: OpenVisit): string => appName ?? PRODUCT_NAME;

function words(page: Exclude<StreamPage, { kind: 'open' }>): { title: string; text: string; form?: string } {
  switch (page.kind) {
    case 'unknown':
      return { title: 'There is nothing at this address', text: `Check that it was copied completely. ${ASK}` };
    case 'unlinked':
      return { title: EXPIRED, text: `This address no longer leads to an application. ${ASK}` };
    case 'replaced':
      return { title: EXPIRED, text: `The link has a new address, or was not copied completely. ${ASK}` };
    case 'versionRemoved':
      return {
        title: EXPIRED,
        text: `The address is for version ${page.version}, which its owner deleted. ${ASK}`,
      };
    case 'versionChanged':
      return { title: EXPIRED, text: `The link opens another version now. ${ASK}` };
    case 'removed':
      return { title: EXPIRED, text: 'Its owner deleted it. Ask them for a new one.' };
    case 'expired':
      return { title: EXPIRED, text: `It opened until ${when(page.at)}. Ask its owner for a new one.` };
    case 'versionGone':
      return page.version === null
        ? {
            title: 'There is nothing to show',
            text: 'The application behind this link has no version that can be streamed.',
          }
        : { title: 'This version is gone', text: `The link opens version ${page.version}, which its owner deleted.` };
    case 'busy':
      return { title: 'Too many people are signing in', text: 'Try again in a moment.' };
    case 'password':
      return { title: titleOf(page.visit), text: 'This stream requires a password.', form: passwordForm(page.say) };
  }
}

/** The title for every address in the form of a link’s that opens nothing now. */
const EXPIRED = 'This link has expired';
const ASK = 'Ask whoever sent it to you for a new one.';

function passwordForm(say: string | null): string {
  const problem = say === null ? '' : `<p class="problem" id="problem" role="alert">${escapeHtml(say)}</p>`;
  const described = say === null ? '' : ' aria-invalid="true" aria-describedby="problem"';
  return `<form method="post"><label for="password">Password</label>
<input id="password" name="password" type="password" required autofocus autocomplete="off"${described}>${problem}
<button>Open</button></form>`;
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
