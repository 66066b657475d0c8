import type { PlayerLook, QualitySample } from '@launchyard/domain/streaming';
import { h } from './dom.ts';
import { liveLayer } from './live.ts';
import { messages } from './messages.ts';
import { backdrop, loadingPage, queuePage, startPage } from './screens.ts';
import style from './style.css?inline';
import start from './start.css?inline';
import live from './live.css?inline';
import panels from './panels.css?inline';
import own from './preview.css?inline';

export type PreviewedScreen = 'start' | 'loading' | 'queue' | 'stream';

/**
 * Shows one of the player’s screens within `host`, without a session: nothing is started, and nothing is sent. `go`: the
 * viewer pressed what leads to another one. In a shadow, the styles of the page and the player’s do not meet.
 */
export function previewPlayer(
  host: HTMLElement,
  look: PlayerLook,
  screen: PreviewedScreen,
  go: (to: PreviewedScreen) => void,
): void {
  const shadow = host.shadowRoot ?? host.attachShadow({ mode: 'open' });
  const stage = h('div', { class: 'stage-media' }, screen === 'stream' ? standIn(look) : null);
  const layer = h('div', { class: 'layer' }, SCREENS[screen](look, go, host));
  shadow.replaceChildren(h('style', {}, style, start, live, panels, own), h('div', { class: 'player' }, stage, layer));
}

type Show = (look: PlayerLook, go: (to: PreviewedScreen) => void, host: HTMLElement) => HTMLElement;

const SCREENS: Record<PreviewedScreen, Show> = {
  start: (look, go) => startPage(look, () => go('loading')),
  loading: (look) => loadingPage(look, messages.starting(look.appName)),
  queue(look, go) {
    const page = queuePage(look, () => go('start'));
    page.waitAt(2, 60);
    return page.element;
  },
  stream(look, go, host) {
    const { controlBar, hasNotifications } = look.screen;
    const viewer = { volume: 1, showsPointer: true, showsNotifications: hasNotifications ? true : null };
    const layer = liveLayer(
      look,
      { isMuted: false, hasMicrophone: false, viewer },
      {
        leave: () => go('start'),
        setMuted: nothing,
        setMicrophone: controlBar?.hasMicrophone ? nothing : undefined,
        setViewer: nothing,
        stay: nothing,
        meeting: { giveControl: nothing, rename: nothing },
        video: () => null,
        whole: () => host,
      },
    );
    layer.show(EXAMPLE);
    return layer.element;
  },
};

/** In the place of the stream’s picture. */
const standIn = ({ thumbnail, screen }: PlayerLook): HTMLElement =>
  backdrop(thumbnail ?? screen.start.background, false);

const nothing = () => undefined;

const EXAMPLE: QualitySample = {
  framesPerSecond: 60,
  roundTripMilliseconds: 24,
  jitterMilliseconds: 2,
  lossPercent: 0,
  bitsPerSecond: 18_400_000,
  width: 1920,
  height: 1080,
  freezes: 0,
};
