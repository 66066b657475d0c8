import type { PlayerLook, QualitySample } from '@launchyard/domain/streaming';
import { h, icon } from './dom.ts';
import { clock, messages } from './messages.ts';
import { notifications } from './notifications.ts';
import { openOneAtATime } from './panels.ts';
import { peopleView, type Meeting, type PeopleActions } from './people.ts';
import { gradeOf, watchConnection } from './quality.ts';
import { qualityView } from './quality-view.ts';
import { saveScreenshot } from './screenshot.ts';
import { brand } from './screens.ts';
import { settingsView, type ViewerSettings } from './viewer-settings.ts';

/** What its viewer has chosen when the stream begins. */
export interface Chosen {
  isMuted: boolean;
  hasMicrophone: boolean;
  viewer: ViewerSettings;
}

export interface LiveActions {
  leave(): void;
  setMuted(isMuted: boolean): void;
  /** Undefined: this config has no microphone. */
  setMicrophone: ((isOn: boolean) => void) | undefined;
  setViewer(settings: ViewerSettings): void;
  stay(): void;
  meeting: PeopleActions;
  video(): HTMLVideoElement | null;
  /** What fills the screen if the viewer wants that. */
  whole(): Element;
}

/** What lies over a running stream. */
export interface LiveLayer {
  element: HTMLElement;
  show(sample: QualitySample): void;
  warn(secondsLeft: number | null): void;
  /** Who is in the meeting now. */
  meet(meeting: Meeting): void;
  /** Until the session ends whatever happens; null: no limit. */
  endsIn(seconds: number | null): void;
  /** Shows a notification, if the config and the viewer allow any. */
  tell(news: string): void;
}

const HIDE_MILLISECONDS = 3_000;
/** Told without being asked from here on. */
const SOON_SECONDS = 5 * 60;

export function liveLayer(look: PlayerLook, chosen: Chosen, actions: LiveActions): LiveLayer {
  const { controlBar, hasNotifications } = look.screen;
  const news = notifications(hasNotifications && chosen.viewer.showsNotifications !== false);
  const timeLeft = h('span', {});
  const time = h('div', { class: 'time-left', hidden: true }, icon('clock'), timeLeft);
  const warning = h('div', { class: 'warning', role: 'alert', hidden: true });
  const quality = qualityView();
  const settings = controlBar && settingsView(chosen.viewer, controlBar.isSettingsDraggable, changeViewer);
  const people = look.role === null ? null : peopleView(actions.meeting);
  openOneAtATime([quality, settings, people].filter((each) => each !== null));
  const sound = toggle(
    chosen.isMuted,
    (off) => [off ? 'muted' : 'sound', off ? messages.unmute : messages.mute],
    (off) => actions.setMuted(off),
  );
  const { setMicrophone } = actions;
  const microphone = setMicrophone
    ? toggle(
        !chosen.hasMicrophone,
        (off) => [off ? 'microphoneOff' : 'microphone', off ? messages.microphoneOn : messages.microphoneOff],
        (off) => setMicrophone(!off),
      )
    : null;
  const screenshot = controlBar?.hasScreenshot
    ? button('camera', messages.screenshot, () => void takeScreenshot())
    : null;
  const fullscreen = document.fullscreenEnabled
    ? button('fullscreen', messages.fullscreen, () => void toggleFullscreen(actions.whole()))
    : null;
  const leaveWords = look.role === null ? messages.leave : messages.leaveMeeting[look.role];
  const isApart = controlBar?.isSettingsDraggable === true;
  const bar = h(
    'div',
    { class: 'bar', role: 'toolbar' },
    people?.button ?? null,
    sound,
    microphone,
    screenshot,
    split(),
    quality.button,
    isApart ? null : (settings?.button ?? null),
    split(),
    fullscreen,
    button('leave', leaveWords, () => actions.leave()),
  );
  // Control of a meeting is handed over there, whatever its config hides.
  const isBarShown = controlBar !== null || people !== null;
  const controls = h(
    'div',
    { class: 'controls' },
    warning,
    news.element,
    quality.panel,
    settings?.panel ?? null,
    people?.panel ?? null,
    people?.notice ?? null,
    isBarShown ? bar : null,
  );
  const apart = isApart ? h('div', { class: 'apart' }, settings?.button ?? null) : null;
  for (const part of [controls, apart]) if (part) keepFromApplication(part);
  const element = h(
    'div',
    { class: 'live', role: 'region', 'aria-label': messages.controls },
    brand(look, 'stream'),
    time,
    controls,
    apart,
  );
  restAndWake(element);

  function changeViewer(next: ViewerSettings): void {
    news.setWanted(hasNotifications && next.showsNotifications !== false);
    actions.setViewer(next);
  }

  async function takeScreenshot(): Promise<void> {
    const isSaved = await saveScreenshot(actions.video(), look.appName);
    news.tell(isSaved ? messages.news.saved : messages.news.notSaved);
  }

  let ends: number | null = null;
  let isSoon = false;
  const ticking = setInterval(() => {
    if (!element.isConnected) return clearInterval(ticking);
    drawTime();
  }, 1_000);
  function drawTime(): void {
    const seconds = ends === null ? null : (ends - Date.now()) / 1000;
    time.hidden = seconds === null;
    const wasSoon = isSoon;
    isSoon = seconds !== null && seconds <= SOON_SECONDS;
    time.classList.toggle('soon', isSoon);
    if (seconds === null) return;
    timeLeft.textContent = messages.left(seconds);
    if (isSoon && !wasSoon) news.tell(messages.news.endsSoon(Math.max(1, Math.round(seconds / 60))));
  }

  const watch = watchConnection();
  let counting: ReturnType<typeof setInterval> | undefined;
  return {
    element,
    show(sample) {
      quality.show(sample);
      const change = watch(gradeOf(sample));
      if (change) news.tell(messages.news[change]);
    },
    warn(secondsLeft) {
      clearInterval(counting);
      warning.hidden = secondsLeft === null;
      if (secondsLeft === null) return warning.replaceChildren();
      const until = Date.now() + secondsLeft * 1000;
      const [ring, text] = [h('div', { class: 'ring', 'aria-hidden': 'true' }), h('p', { 'aria-live': 'off' })];
      const tell = () => {
        const seconds = Math.max(0, Math.ceil((until - Date.now()) / 1000));
        ring.textContent = seconds > 99 ? clock(seconds) : String(seconds);
        text.textContent = messages.endsIn(seconds);
      };
      tell();
      counting = setInterval(tell, 1_000);
      const stay = h('button', { type: 'button', click: () => actions.stay() }, messages.stay);
      warning.replaceChildren(ring, h('div', {}, h('b', {}, messages.stillThere), text), stay);
    },
    meet(meeting) {
      people?.show(meeting);
    },
    endsIn(seconds) {
      ends = seconds === null ? null : Date.now() + seconds * 1000;
      drawTime();
    },
    tell: (text) => news.tell(text),
  };
}

/** The controls fade while nothing moves, and no panel is open. */
function restAndWake(element: HTMLElement): void {
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    element.classList.remove('resting');
    clearTimeout(hiding);
    hiding = setTimeout(rest, HIDE_MILLISECONDS);
  };
  const rest = () => {
    if (!element.isConnected) return;
    if (element.querySelector('.panel:not([hidden])')) wake();
    else element.classList.add('resting');
  };
  const listening = new AbortController();
  for (const name of ['pointermove', 'pointerdown', 'keydown']) {
    window.addEventListener(name, () => (element.isConnected ? wake() : listening.abort()), {
      signal: listening.signal,
    });
  }
  wake();
}

/** What is pressed on the controls is not for the application. */
function keepFromApplication(part: HTMLElement): void {
  for (const name of ['keydown', 'keyup', 'pointerdown', 'mousedown', 'touchstart']) {
    part.addEventListener(name, (event) => event.stopPropagation());
  }
}

const split = (): HTMLElement => h('i', { class: 'split', 'aria-hidden': 'true' });

type IconOf = Parameters<typeof icon>[0];

function button(sign: IconOf, label: string, press: () => void): HTMLButtonElement {
  return h('button', { type: 'button', 'aria-label': label, title: label, click: press }, icon(sign));
}

/** A button whose sign and label follow its state. */
function toggle(
  isOff: boolean,
  look: (isOff: boolean) => [sign: IconOf, label: string],
  change: (isOff: boolean) => void,
): HTMLButtonElement {
  let off = isOff;
  const element = h('button', { type: 'button', click: () => set(!off) });
  const draw = () => {
    const [sign, label] = look(off);
    element.replaceChildren(icon(sign));
    element.classList.toggle('off', off);
    element.setAttribute('aria-label', label);
    element.title = label;
  };
  const set = (next: boolean) => {
    off = next;
    draw();
    change(next);
  };
  draw();
  return element;
}

async function toggleFullscreen(whole: Element): Promise<void> {
  // A frame may forbid it: then nothing happens.
  const change = document.fullscreenElement ? document.exitFullscreen() : whole.requestFullscreen();
  await change.catch(() => undefined);
}
