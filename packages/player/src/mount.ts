import {
  HEARTBEAT_SECONDS,
  MOST_CONNECTS,
  visitorWords,
  type PlayerPage,
  type QualitySample,
  type ToPage,
} from '@launchyard/domain/streaming';
import { h } from './dom.ts';
import { liveLayer, type Chosen, type LiveLayer } from './live.ts';
import { messages } from './messages.ts';
import { sampleBetween, type Counters } from './quality.ts';
import {
  loadingPage,
  lobbyPage,
  queuePage,
  reconnectingPage,
  startPage,
  wordsPage,
  type QueuePage,
  type WayOn,
} from './screens.ts';
import { openLookout, type Lookout } from './lookout.ts';
import { openLine, type LineEvents, type SessionLine } from './session-line.ts';
import { isInControl, type Meeting } from './people.ts';
import { openStream, type Stream } from './stream.ts';

/** Takes over the page of a stream: everything within `root` is the player’s. */
export function mountPlayer(root: HTMLElement, page: PlayerPage): void {
  const stage = h('div', { class: 'stage-media', role: 'region', 'aria-label': messages.video(page.appName) });
  const layer = h('div', { class: 'layer' });
  root.replaceChildren(h('main', { class: 'player' }, stage, layer));
  let line: SessionLine | null = null;
  let lookout: Lookout | null = null;
  let stream: Stream | null = null;
  let live: LiveLayer | null = null;
  let since = performance.now();
  const chosen: Chosen = {
    isMuted: page.screen.start.begins.kind === 'byItself',
    hasMicrophone: false,
    viewer: {
      volume: 1,
      showsPointer: page.settings.showsPointer,
      showsNotifications: page.screen.hasNotifications ? true : null,
    },
  };
  /** What to tell once the stream is there again. */
  let news: string | null = null;
  let breaks = 0;
  /** Which stream is wanted: a later one, or none, makes those before it useless. */
  let asked = 0;
  let signallingPath = '';
  let secondsLeft: number | null = null;
  let isActive = false;
  let isAnswerDue = false;
  let queue: QueuePage | null = null;
  let meeting: Meeting | null = null;
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
    if (isClick) chosen.isMuted = false;
    since = performance.now();
    breaks = 0;
    news = null;
    line?.close();
    show(loadingPage(page, messages.opening));
    const events: LineEvents = {
      heard: hear,
      broken(until) {
        drop();
        news = messages.news.back;
        show(reconnectingPage(page, until, () => over(() => begin(true))));
      },
      lost: () =>
        over(() =>
          words(
            'lost',
            visitorWords('lineLost', { maxMinutes: null, word: null, hasStreamed: true, hasRelay: true }),
            startAgain,
          ),
        ),
      takenOver: () =>
        over(() => words('ended', messages.elsewhere, { label: messages.continueHere, go: () => begin(true) })),
      unreachable: () => over(() => words('lost', messages.unreachable, reload)),
    };
    line = openLine(page, events, lookout?.take() ?? null);
    lookout = null;
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
      case 'lobby':
        meeting = null;
        return show(lobbyPage(page, leave));
      case 'meeting':
        meeting = message;
        return live?.meet(message);
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
    if (live || queue) {
      show(loadingPage(page, live && meeting ? messages.handingOver : messages.starting(page.appName)));
    }
    const hasControl = meeting === null || isInControl(meeting);
    const mine = asked;
    try {
      const opened = await openStream(
        { settings: page.settings, signallingPath, ...chosen, hasControl },
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
    // In a meeting the server may have ended it.
    if (live && page.role === null) news = messages.news.back;
    breaks += 1;
    if (breaks > MOST_CONNECTS) return line?.say({ type: 'cannotConnect' });
    show(loadingPage(page, messages.reconnecting));
    const mine = asked;
    // In a meeting the server may have ended the stream to make another one, which it announces on the other line.
    setTimeout(
      () => mine === asked && line?.say({ type: 'connectAgain' }),
      page.role === null ? 0 : ANNOUNCED_MILLISECONDS,
    );
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
    const layerOfLive = liveLayer(page, chosen, {
      leave,
      whole: () => document.documentElement,
      meeting: {
        giveControl: (to) => line?.say({ type: 'giveControl', to }),
        rename: (name) => line?.say({ type: 'name', name }),
      },
      stay: () => active(),
      video: () => stream?.video() ?? null,
      setMuted(next) {
        chosen.isMuted = next;
        stream?.setMuted(next);
      },
      setViewer(next) {
        chosen.viewer = next;
        stream?.setViewer(next);
      },
      setMicrophone:
        page.settings.usesMicrophone && bar?.hasMicrophone === true && (meeting === null || isInControl(meeting))
          ? (isOn) => {
              chosen.hasMicrophone = isOn;
              news = isOn ? messages.news.microphoneOn : messages.news.microphoneOff;
              line?.say({ type: 'connectAgain' });
            }
          : undefined,
    });
    show(layerOfLive.element);
    live = layerOfLive;
    live.endsIn(secondsLeft);
    if (meeting) live.meet(meeting);
    if (news !== null) live.tell(news);
    news = null;
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
  if (page.screen.start.begins.kind === 'byItself') return begin(false);
  show(startPage(page, () => begin(true)));
  lookout = openLookout(page);
}

const ANNOUNCED_MILLISECONDS = 300;

/** The first frame is how a stream is known to have begun. */
const canPlay = (): boolean =>
  'RTCPeerConnection' in window && 'requestVideoFrameCallback' in HTMLVideoElement.prototype;
