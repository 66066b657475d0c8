import {
  HEARTBEAT_SECONDS,
  MOST_CONNECTS,
  visitorWords,
  type PlayerPage,
  type QualitySample,
  type ToPage,
} from '@launchyard/domain/streaming';
import { h } from './dom.ts';
import { liveLayer, type LiveLayer } from './live.ts';
import { messages } from './messages.ts';
import { sampleBetween, type Counters } from './quality.ts';
import {
  loadingPage,
  queuePage,
  reconnectingPage,
  startPage,
  wordsPage,
  type QueuePage,
  type WayOn,
} from './screens.ts';
import { openLine, type SessionLine } from './session-line.ts';
import { openStream, type Stream } from './stream.ts';

/** Takes over the page of a stream: everything within `root` is the player’s. */
export function mountPlayer(root: HTMLElement, page: PlayerPage): void {
  const stage = h('div', { class: 'stage-media', role: 'region', 'aria-label': messages.video(page.appName) });
  const layer = h('div', { class: 'layer' });
  root.replaceChildren(h('div', { class: 'player' }, stage, layer));
  let line: SessionLine | null = null;
  let stream: Stream | null = null;
  let live: LiveLayer | null = null;
  let since = performance.now();
  let [isMuted, hasMicrophone] = [page.screen.start.begins.kind === 'byItself', false];
  let breaks = 0;
  /** Which stream is wanted: a later one, or none, makes those before it useless. */
  let asked = 0;
  let signallingPath = '';
  let secondsLeft: number | null = null;
  let isActive = false;
  let isAnswerDue = false;
  let queue: QueuePage | null = null;
  let samples: QualitySample[] = [];
  let last: Counters | null = null;

  const show = (screen: HTMLElement) => {
    live = null;
    queue = null;
    layer.replaceChildren(screen);
    // Whoever listens or uses the keyboard is where something changed.
    screen.querySelector<HTMLElement>('h1[tabindex]')?.focus();
  };
  const waitAt = (place: number, waitSeconds: number | null) => {
    if (queue) return queue.waitAt(place, waitSeconds);
    const waiting = queuePage(page, leave);
    waiting.waitAt(place, waitSeconds);
    show(waiting.element);
    queue = waiting;
  };
  const words = (
    sign: 'ended' | 'lost',
    text: { title: string; text: string },
    wayOn: WayOn | null,
    log: string | null = null,
  ) => show(wordsPage(page, sign, text, wayOn, log));
  const reload: WayOn = { label: messages.reload, go: () => location.reload() };
  const startAgain: WayOn = { label: messages.startAgain, go: () => begin(true) };

  function begin(isClick: boolean): void {
    if (isClick) isMuted = false;
    since = performance.now();
    breaks = 0;
    line?.close();
    show(loadingPage(page, messages.opening));
    line = openLine(page, {
      heard: hear,
      broken(until) {
        drop();
        show(reconnectingPage(page, until, () => over(() => begin(true))));
      },
      lost: () =>
        over(() =>
          words('lost', visitorWords('lineLost', { maxMinutes: null, word: null, hasStreamed: true }), startAgain),
        ),
      takenOver: () =>
        over(() => words('ended', messages.elsewhere, { label: messages.continueHere, go: () => begin(true) })),
      unreachable: () => over(() => words('lost', messages.unreachable, reload)),
    });
  }

  /** Ends the session here, and goes on with something else. */
  function over(next: () => void): void {
    line?.close();
    line = null;
    drop();
    next();
  }

  function drop(): void {
    asked += 1;
    stream?.close();
    stream = null;
    last = null;
    samples = [];
  }

  function leave(): void {
    line?.say({ type: 'leave' });
  }

  function hear(message: ToPage): void {
    switch (message.type) {
      case 'queued':
        return waitAt(message.place, message.waitSeconds);
      case 'starting':
        return show(loadingPage(page, messages.starting(page.appName)));
      case 'connect':
        signallingPath = message.signallingPath;
        return void connect();
      case 'live':
        secondsLeft = message.secondsLeft;
        return live?.endsIn(secondsLeft);
      case 'idle':
        isAnswerDue = true;
        return live?.warn(message.secondsLeft);
      case 'active':
        isAnswerDue = false;
        return live?.warn(null);
      case 'ended': {
        const { words: text, logPath } = message;
        return over(() =>
          words('ended', text, text.canStartAgain ? startAgain : { ...reload, label: messages.checkAgain }, logPath),
        );
      }
    }
  }

  async function connect(): Promise<void> {
    drop();
    if (live || queue) show(loadingPage(page, messages.starting(page.appName)));
    const mine = asked;
    try {
      const opened = await openStream(
        { settings: page.settings, signallingPath, isMuted, usesMicrophone: hasMicrophone },
        {
          firstFrame: () => void goLive(opened),
          broken: () => stream === opened && breakOff(),
          needsClick: () => askForClick(opened),
        },
      );
      // Meanwhile it may have ended, or another one was asked for.
      if (mine !== asked) return opened.close();
      stream = opened;
      stage.replaceChildren(opened.element);
    } catch {
      if (mine !== asked) return;
      // The player’s files could not be loaded: a new version, or no network.
      over(() => words('lost', messages.unreachable, reload));
    }
  }

  function breakOff(): void {
    drop();
    breaks += 1;
    if (breaks > MOST_CONNECTS) return line?.say({ type: 'cannotConnect' });
    show(loadingPage(page, messages.reconnecting));
    line?.say({ type: 'connectAgain' });
  }

  function askForClick(opened: Stream): void {
    const play = () => {
      opened.play();
      show(loadingPage(page, messages.starting(page.appName)));
    };
    show(startPage(page, play));
  }

  async function goLive(opened: Stream): Promise<void> {
    if (stream !== opened) return;
    const firstFrameMilliseconds = Math.round(performance.now() - since);
    breaks = 0;
    const bar = page.screen.controlBar;
    const layerOfLive = liveLayer(page, isMuted, hasMicrophone, {
      leave,
      stay: () => active(),
      video: () => stream?.video() ?? null,
      setMuted(next) {
        isMuted = next;
        const video = stream?.video();
        if (video) video.muted = next;
        // Epic’s library plays sound in an element of its own.
        for (const audio of document.querySelectorAll('audio')) audio.muted = next;
      },
      setMicrophone:
        page.settings.usesMicrophone && bar?.hasMicrophone === true
          ? (isOn) => {
              hasMicrophone = isOn;
              line?.say({ type: 'connectAgain' });
            }
          : undefined,
    });
    show(layerOfLive.element);
    live = layerOfLive;
    live.endsIn(secondsLeft);
    last = await opened.counters();
    line?.say({ type: 'playing', firstFrameMilliseconds, codec: last?.codec ?? null, route: last?.route ?? null });
    opened.video()?.focus({ preventScroll: true });
  }

  function active(): void {
    isActive = true;
    // Told at once while the session is about to end, and once: the server counts messages.
    if (isAnswerDue) beat();
  }

  function beat(): void {
    line?.say({ type: 'here', isActive, samples });
    isActive = false;
    isAnswerDue = false;
    samples = [];
  }

  async function measure(): Promise<void> {
    const [before, counters] = [last, (await stream?.counters()) ?? null];
    last = counters;
    if (!before || !counters || !live) return;
    const sample = sampleBetween(before, counters);
    live.show(sample);
    if (samples.length < HEARTBEAT_SECONDS) samples.push(sample);
  }

  for (const name of ['pointermove', 'pointerdown', 'wheel', 'keydown', 'touchstart']) {
    window.addEventListener(name, active, { passive: true, capture: true });
  }
  setInterval(beat, HEARTBEAT_SECONDS * 1000);
  setInterval(() => void measure(), 1_000);

  if (!canPlay()) return words('ended', messages.unsupported, null);
  if (page.screen.start.begins.kind === 'byItself') begin(false);
  else show(startPage(page, () => begin(true)));
}

/** The first frame is how a stream is known to have begun. */
const canPlay = (): boolean =>
  'RTCPeerConnection' in window && 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
