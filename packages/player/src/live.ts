import type { PlayerPage, QualitySample } from '@launchyard/domain/streaming';
import { h, icon, sparkline } from './dom.ts';
import { clock, messages } from './messages.ts';
import { gradeOf } from './quality.ts';
import { brand } from './screens.ts';

export interface LiveActions {
  leave(): void;
  setMuted(isMuted: boolean): void;
  /** Undefined: this config has no microphone. */
  setMicrophone: ((isOn: boolean) => void) | undefined;
  stay(): void;
  video(): HTMLVideoElement | null;
}

/** What lies over a running stream. */
export interface LiveLayer {
  element: HTMLElement;
  show(sample: QualitySample): void;
  warn(secondsLeft: number | null): void;
  /** Until the session ends whatever happens; null: no limit. */
  endsIn(seconds: number | null): void;
}

const HIDE_MILLISECONDS = 3_000;
const SPARK_SECONDS = 60;
/** Told without being asked from here on. */
const SOON_SECONDS = 5 * 60;

export function liveLayer(page: PlayerPage, isMuted: boolean, hasMicrophone: boolean, actions: LiveActions): LiveLayer {
  const { controlBar } = page.screen;
  const samples: QualitySample[] = [];
  const timeLeft = h('span', {});
  const time = h('div', { class: 'time-left', hidden: true }, icon('clock'), timeLeft);
  const warning = h('div', { class: 'warning', role: 'alert', hidden: true });
  const panel = h('div', { class: 'quality-panel', hidden: true, id: 'quality' });
  const grade = h('span', {});
  const bars = h('span', { class: 'bars', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'), h('i'));
  const quality = h(
    'button',
    {
      type: 'button',
      class: 'quality',
      'aria-expanded': 'false',
      'aria-controls': 'quality',
      click: () => {
        panel.hidden = !panel.hidden;
        quality.setAttribute('aria-expanded', String(!panel.hidden));
        if (!panel.hidden) drawPanel();
      },
    },
    bars,
    grade,
  );
  const sound = toggle(
    isMuted,
    (off) => [off ? 'muted' : 'sound', off ? messages.unmute : messages.mute],
    (off) => actions.setMuted(off),
  );
  const { setMicrophone } = actions;
  const microphone = setMicrophone
    ? toggle(
        !hasMicrophone,
        (off) => [off ? 'microphoneOff' : 'microphone', off ? messages.microphoneOn : messages.microphoneOff],
        (off) => setMicrophone(!off),
      )
    : null;
  const screenshot = controlBar?.hasScreenshot
    ? button('camera', messages.screenshot, () => void saveScreenshot(actions.video(), page.appName))
    : null;
  const fullscreen = document.fullscreenEnabled
    ? button('fullscreen', messages.fullscreen, () => void toggleFullscreen())
    : null;
  const bar = h(
    'div',
    { class: 'bar', role: 'toolbar' },
    sound,
    microphone,
    screenshot,
    quality,
    fullscreen,
    button('leave', messages.leave, () => actions.leave()),
  );
  const controls = h('div', { class: 'controls' }, warning, panel, controlBar === null ? null : bar);
  // What is pressed on the controls is not for the application.
  for (const name of ['keydown', 'keyup', 'pointerdown', 'mousedown', 'touchstart']) {
    controls.addEventListener(name, (event) => event.stopPropagation());
  }
  controls.addEventListener('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key === 'Escape' && !panel.hidden) quality.click();
  });
  const element = h(
    'div',
    { class: 'live', role: 'region', 'aria-label': messages.controls },
    brand(page, 'div'),
    time,
    controls,
  );
  let hiding: ReturnType<typeof setTimeout> | undefined;
  const wake = () => {
    element.classList.remove('resting');
    clearTimeout(hiding);
    hiding = setTimeout(() => element.classList.add('resting'), HIDE_MILLISECONDS);
  };
  const listening = new AbortController();
  for (const name of ['pointermove', 'pointerdown', 'keydown']) {
    window.addEventListener(name, () => (element.isConnected ? wake() : listening.abort()), {
      signal: listening.signal,
    });
  }
  wake();

  let ends: number | null = null;
  const ticking = setInterval(() => {
    if (!element.isConnected) return clearInterval(ticking);
    drawTime();
  }, 1_000);
  function drawTime(): void {
    const seconds = ends === null ? null : (ends - Date.now()) / 1000;
    time.hidden = seconds === null;
    time.classList.toggle('soon', seconds !== null && seconds <= SOON_SECONDS);
    if (seconds !== null) timeLeft.textContent = messages.left(seconds);
  }

  function drawPanel(): void {
    const last = samples.at(-1);
    if (!last) return;
    const of = (pick: (sample: QualitySample) => number | null) => samples.map((sample) => pick(sample) ?? 0);
    panel.replaceChildren(
      h('div', { class: 'head' }, h('b', {}, messages.connection[gradeOf(last)]), h('span', {}, messages.lastMinute)),
      row(
        messages.frameRate,
        `${Math.round(last.framesPerSecond)} fps`,
        of((sample) => sample.framesPerSecond),
      ),
      row(
        messages.roundTrip,
        last.roundTripMilliseconds === null ? '---' : `${Math.round(last.roundTripMilliseconds)} ms`,
        of((sample) => sample.roundTripMilliseconds),
      ),
      row(
        messages.bitrate,
        `${(last.bitsPerSecond / 1e6).toFixed(1)} Mbit/s`,
        of((sample) => sample.bitsPerSecond),
      ),
      row(messages.picture, `${last.width} × ${last.height}`),
    );
  }

  let counting: ReturnType<typeof setInterval> | undefined;
  return {
    element,
    show(sample) {
      samples.push(sample);
      if (samples.length > SPARK_SECONDS) samples.shift();
      const now = gradeOf(sample);
      grade.textContent = messages.quality[now];
      bars.dataset['grade'] = now;
      if (!panel.hidden) drawPanel();
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
    endsIn(seconds) {
      ends = seconds === null ? null : Date.now() + seconds * 1000;
      drawTime();
    },
  };
}

const row = (label: string, value: string, values?: readonly number[]): HTMLElement =>
  h(
    'div',
    { class: 'row' },
    h('span', {}, label),
    h('b', {}, value),
    values ? sparkline(values, Math.max(...values)) : null,
  );

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

/** Saves what is shown now as a file of the visitor’s. */
async function saveScreenshot(video: HTMLVideoElement | null, name: string | null): Promise<void> {
  if (!video || video.videoWidth === 0) return;
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: video.videoWidth, height: video.videoHeight });
  canvas.getContext('2d')?.drawImage(video, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return;
  const address = URL.createObjectURL(blob);
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  h('a', { href: address, download: `${name ?? 'stream'}-${time}.png` }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

async function toggleFullscreen(): Promise<void> {
  // A frame may forbid it: then nothing happens.
  const change = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  await change.catch(() => undefined);
}
