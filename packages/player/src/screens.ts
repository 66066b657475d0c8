import { START_WORDS } from '@launchyard/domain/configs';
import type { EndWords, PlayerPage } from '@launchyard/domain/streaming';
import { h, icon, type IconName } from './dom.ts';
import { messages } from './messages.ts';

/** The page before the stream, as its config says. */
export function startPage(page: PlayerPage, play: () => void): HTMLElement {
  const { background, logo, begins } = page.screen.start;
  const picture = begins.kind === 'onClick' ? begins.playButton : null;
  const button =
    picture === null
      ? h('button', { class: 'play', type: 'button', click: play }, icon('play', 'icon filled'), messages.play)
      : h(
          'button',
          { class: 'play-picture', type: 'button', click: play },
          image(picture, ''),
          h('span', {}, START_WORDS),
        );
  return h(
    'div',
    { class: 'screen start' },
    backdrop(background ?? page.thumbnail, false),
    brand(page),
    h('main', {}, h('div', { class: 'title' }, image(logo, 'logo'), h('h1', {}, page.appName ?? '')), button),
  );
}

/** While the build starts and connects: the config’s videos, or its pictures. */
export function loadingPage(page: PlayerPage, text: string): HTMLElement {
  const { loading } = page.screen;
  const words = h('p', { class: 'loading-words', role: 'status' }, h('span', { class: 'spinner' }), text);
  if (loading.kind === 'videos' && loading.addresses.length > 0) {
    return h('div', { class: 'screen loading' }, videos(loading.addresses, loading.isShuffled), h('main', {}, words));
  }
  const [background, logo, moving] =
    loading.kind === 'picture' ? [loading.background, loading.logo, loading.image] : [null, null, null];
  return h(
    'div',
    { class: 'screen loading' },
    backdrop(background ?? page.thumbnail, true),
    brand(page),
    h('main', {}, image(logo, 'logo'), image(moving, 'moving'), words),
  );
}

/** The place in the queue, which moves. */
export interface QueuePage {
  element: HTMLElement;
  waitAt(place: number, waitSeconds: number | null): void;
}

export function queuePage(page: PlayerPage, leave: () => void): QueuePage {
  const [ring, title, hint] = [h('div', { class: 'ring', 'aria-hidden': 'true' }), h('h1'), h('p')];
  const element = state(page, page.screen.queue.background, [
    ring,
    h('div', { class: 'words', role: 'status' }, title, hint),
    h('button', { type: 'button', class: 'quiet', click: leave }, messages.leaveQueue),
  ]);
  return {
    element,
    waitAt(place, waitSeconds) {
      // Only what changes is announced.
      setText(ring, String(place));
      setText(title, place === 1 ? messages.next : messages.place(place));
      setText(hint, messages.queueHint(waitSeconds));
    },
  };
}

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function reconnectingPage(page: PlayerPage, until: number, startOver: () => void): HTMLElement {
  const kept = h('p', {});
  const tell = () => (kept.textContent = messages.placeKept((until - Date.now()) / 1000));
  tell();
  const timer = setInterval(() => (kept.isConnected ? tell() : clearInterval(timer)), 1_000);
  return state(page, null, [
    h('span', { class: 'spinner large' }),
    h('h1', { tabindex: '-1' }, messages.reconnecting),
    kept,
    h('button', { type: 'button', class: 'quiet', click: startOver }, messages.startOver),
  ]);
}

export interface WayOn {
  label: string;
  go: () => void;
}

/** A state that nothing leaves by itself, with the way on. */
export function wordsPage(
  page: PlayerPage,
  sign: IconName,
  words: Pick<EndWords, 'title' | 'text'>,
  wayOn: WayOn | null,
  logPath: string | null = null,
): HTMLElement {
  return state(page, null, [
    icon(sign, 'sign'),
    // It gets the focus, so that it is read.
    h('h1', { tabindex: '-1' }, words.title),
    h('p', {}, words.text),
    wayOn && h('button', { type: 'button', click: wayOn.go }, icon('again'), wayOn.label),
    logPath === null ? null : h('a', { href: logPath, download: true }, messages.downloadLog),
  ]);
}

const state = (page: PlayerPage, picture: string | null, content: readonly (Node | null)[]): HTMLElement =>
  h(
    'div',
    { class: 'screen state-page' },
    backdrop(picture ?? page.screen.start.background ?? page.thumbnail, true),
    brand(page),
    h('main', {}, ...content),
  );

/** Who shows this: the customer, not us. */
export function brand({ screen, ownerName }: PlayerPage, tag: 'header' | 'div' = 'header'): HTMLElement {
  return h(
    tag,
    { class: 'player-brand' },
    image(screen.titleBarIcon, 'mark'),
    ownerName === null ? null : h('span', {}, ownerName),
  );
}

const backdrop = (address: string | null, isBlurred: boolean): HTMLElement =>
  h('div', { class: isBlurred ? 'backdrop blurred' : 'backdrop' }, image(address, ''));

const image = (address: string | null, className: string): HTMLImageElement | null =>
  address === null ? null : h('img', { src: address, class: className, alt: '' });

/** One video after another, from the first again. One that cannot be played is left out. */
function videos(addresses: readonly string[], isShuffled: boolean): HTMLVideoElement {
  const order = isShuffled ? shuffle(addresses) : [...addresses];
  let at = 0;
  const video = h('video', {
    class: 'loading-video',
    muted: true,
    playsinline: true,
    autoplay: true,
    'aria-hidden': 'true',
  });
  video.muted = true;
  const show = () => {
    const address = order[at % order.length];
    if (address !== undefined) video.src = address;
  };
  video.addEventListener('ended', () => {
    at += 1;
    show();
  });
  video.addEventListener('error', () => {
    order.splice(at % Math.max(1, order.length), 1);
    if (order.length > 0) show();
  });
  show();
  return video;
}

function shuffle<T>(items: readonly T[]): T[] {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last -= 1) {
    const other = Math.floor(Math.random() * (last + 1));
    const [one, two] = [mixed[last], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[last], mixed[other]] = [two, one];
  }
  return mixed;
}
