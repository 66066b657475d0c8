import { START_WORDS } from '@launchyard/domain/configs';
import { roleWords, type EndWords, type PlayerLook } from '@launchyard/domain/streaming';
import { h, icon, type IconName } from './dom.ts';
import { messages } from './messages.ts';

/** The page before the stream, as its config says. */
export function startPage(look: PlayerLook, play: () => void): HTMLElement {
  const { background, logo, begins } = look.screen.start;
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
  const role = look.role === null ? null : h('p', {}, roleWords(look.role));
  return h(
    'div',
    { class: 'screen start' },
    backdrop(background ?? look.thumbnail, false),
    brand(look),
    h(
      'div',
      { class: 'content' },
      h('div', { class: 'title' }, image(logo, 'logo'), h('h1', {}, look.appName ?? ''), role),
      button,
    ),
  );
}

/** While the build starts and connects: the config’s videos, or its pictures. */
export function loadingPage(look: PlayerLook, text: string): HTMLElement {
  const { loading } = look.screen;
  const words = h('p', { class: 'loading-words', role: 'status' }, h('span', { class: 'spinner' }), text);
  if (loading.kind === 'videos' && loading.addresses.length > 0) {
    return h(
      'div',
      { class: 'screen loading' },
      videos(loading.addresses, loading.isShuffled),
      h('div', { class: 'content' }, words),
    );
  }
  const [background, logo, moving] =
    loading.kind === 'picture' ? [loading.background, loading.logo, loading.image] : [null, null, null];
  return h(
    'div',
    { class: 'screen loading' },
    backdrop(background ?? look.thumbnail, true),
    brand(look),
    h('div', { class: 'content' }, image(logo, 'logo'), image(moving, 'moving'), words),
  );
}

/** The place in the queue, which moves. */
export interface QueuePage {
  element: HTMLElement;
  waitAt(place: number, waitSeconds: number | null): void;
}

export function queuePage(look: PlayerLook, leave: () => void): QueuePage {
  const [ring, title, hint] = [h('div', { class: 'ring', 'aria-hidden': 'true' }), h('h1'), h('p')];
  const why = look.role === 'guest' ? h('p', {}, messages.guestQueueHint) : null;
  const element = state(look, look.screen.queue.background, [
    ring,
    h('div', { class: 'words', role: 'status' }, title, why, hint),
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

/** For a guest who came before the host. */
export const lobbyPage = (look: PlayerLook, leave: () => void): HTMLElement =>
  state(look, look.screen.queue.background, [
    h('span', { class: 'spinner large' }),
    h('h1', { tabindex: '-1' }, messages.lobby.title),
    h('p', {}, messages.lobby.text),
    h('button', { type: 'button', class: 'quiet', click: leave }, messages.leaveLobby),
  ]);

function setText(element: HTMLElement, text: string): void {
  if (element.textContent !== text) element.textContent = text;
}

export function reconnectingPage(look: PlayerLook, until: number, startOver: () => void): HTMLElement {
  const kept = h('p', {});
  const tell = () => (kept.textContent = messages.placeKept((until - Date.now()) / 1000));
  tell();
  const timer = setInterval(() => (kept.isConnected ? tell() : clearInterval(timer)), 1_000);
  return state(look, null, [
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
  look: PlayerLook,
  sign: IconName,
  words: Pick<EndWords, 'title' | 'text'>,
  wayOn: WayOn | null,
  logPath: string | null = null,
): HTMLElement {
  return state(look, null, [
    icon(sign, 'sign'),
    // It gets the focus, so that it is read.
    h('h1', { tabindex: '-1' }, words.title),
    h('p', {}, words.text),
    wayOn && h('button', { type: 'button', click: wayOn.go }, icon('again'), wayOn.label),
    logPath === null ? null : h('a', { href: logPath, download: true }, messages.downloadLog),
  ]);
}

const state = (look: PlayerLook, picture: string | null, content: readonly (Node | null)[]): HTMLElement =>
  h(
    'div',
    { class: 'screen state-page' },
    backdrop(picture ?? look.screen.start.background ?? look.thumbnail, true),
    brand(look),
    h('div', { class: 'content' }, ...content),
  );

/** Who shows this: the customer, not us. Over the stream also what it is, which no title says there. */
export function brand({ screen, ownerName, appName }: PlayerLook, over: 'screen' | 'stream' = 'screen'): HTMLElement {
  return h(
    over === 'screen' ? 'header' : 'div',
    { class: 'player-brand' },
    image(screen.titleBarIcon, 'mark'),
    ownerName === null ? null : h('span', {}, ownerName),
    over === 'screen' || appName === null ? null : h('span', { class: 'app' }, appName),
  );
}

export const backdrop = (address: string | null, isBlurred: boolean): HTMLElement =>
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
    // Whoever wants nothing to move sees the first picture.
    autoplay: !matchMedia('(prefers-reduced-motion: reduce)').matches,
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
