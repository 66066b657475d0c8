import { isMediaAddress } from '@launchyard/domain/assets';
import { START_WORDS } from '@launchyard/domain/configs';
import { roleWords } from '@launchyard/domain/streaming';
import { PRODUCT_NAME } from '@launchyard/domain/kit';
import { escapeHtml } from '../kit/html.ts';
import type { OpenVisit } from './stream.ts';

/** The page before the stream: the config’s pictures, the viewer’s role in a meeting, and the state of the stream. */
export function startScreen(
  visit: OpenVisit,
  filesOrigin: string,
  // With a player the screen is only what is seen until it takes over.
  by: 'itself' | 'player' = 'itself',
): { body: string; icon: string } {
  const { screen } = visit.settings;
  const picture = (address: string | null) => allowed(address, filesOrigin);
  const image = (address: string | null, name: string) => {
    const source = picture(address);
    return source === null ? '' : `<img class="${name}" src="${escapeHtml(source)}" alt="">`;
  };
  const name = escapeHtml(visit.look.appName ?? PRODUCT_NAME);
  const truth = by === 'player' ? '' : `<p class="truth">${escapeHtml(sentence(visit))}</p>`;
  const icon = picture(screen.titleBarIcon);
  const { background, logo, begins } = screen.start;
  return {
    icon: icon === null ? '' : `<link rel="icon" href="${escapeHtml(icon)}">\n`,
    body: `<div class="stage">${image(background, 'background')}
<header>${image(screen.titleBarIcon, 'icon')}<h1>${name}</h1></header>
<main>${image(logo, 'logo')}${sideOf(visit)}${
      begins.kind === 'byItself'
        ? truth
        : `<details><summary>${image(begins.playButton, 'playPicture') || PLAY}<span>${START_WORDS}</span></summary>${truth}</details>`
    }</main></div>`,
  };
}

const PLAY = `<svg class="playPicture" viewBox="0 0 64 64" aria-hidden="true"><circle cx="32" cy="32" r="32" fill="#fff"/><path d="M26 20v24l19-12z" fill="#15151c"/></svg>`;

const sideOf = ({ role }: OpenVisit): string => (role === null ? '' : `<p class="role">${roleWords(role)}</p>`);

const sentence = ({ version }: OpenVisit): string =>
  `Version ${version} is ready. No streaming server is connected yet, so it cannot be played here.`;

/** An address that may be shown: exactly what the preview shows. */
export const allowed = (address: string | null, filesOrigin: string): string | null =>
  address !== null && isMediaAddress(address, { filesOrigin }) ? address : null;
