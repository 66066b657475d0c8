import type { QualitySample } from '@launchyard/domain/streaming';
import { h, sparkline } from './dom.ts';
import { messages } from './messages.ts';
import type { Panel } from './panels.ts';
import { gradeOf } from './quality.ts';

/** How good the connection is: a word in the bar, and the last minute in a panel that it opens. */
export interface QualityView extends Panel {
  show(sample: QualitySample): void;
}

const SPARK_SECONDS = 60;

export function qualityView(): QualityView {
  const samples: QualitySample[] = [];
  const grade = h('span', {}, messages.qualityUnknown);
  const bars = h('span', { class: 'bars', 'aria-hidden': 'true' }, h('i'), h('i'), h('i'), h('i'));
  const panel = h('div', { class: 'panel', hidden: true, id: 'quality' });
  const button = h(
    'button',
    { type: 'button', class: 'quality', 'aria-expanded': 'false', 'aria-controls': 'quality' },
    bars,
    grade,
  );

  function draw(): void {
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

  return {
    button,
    panel,
    show(sample) {
      samples.push(sample);
      if (samples.length > SPARK_SECONDS) samples.shift();
      const now = gradeOf(sample);
      grade.textContent = messages.quality[now];
      bars.dataset['grade'] = now;
      draw();
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
