import wrtc from '@roamhq/wrtc';

const SAMPLE_RATE = 48_000;
/** WebRTC takes sound in pieces of exactly 10 ms. */
export const PIECES_PER_SECOND = 100;
const PIECE_SAMPLES = SAMPLE_RATE / PIECES_PER_SECOND;
const HERTZ = 330;
const LOUDNESS = 0.12 * 32_767;
/** Of the whole loudness, for each sample: 20 ms from silence, so that it does not click. */
const RISE = 1 / (SAMPLE_RATE * 0.02);

/** A soft tone that fades in and out. */
export class Sound {
  readonly #source = new wrtc.nonstandard.RTCAudioSource();
  readonly track: MediaStreamTrack = this.#source.createTrack();
  #phase = 0;
  #level = 0;

  /** Sends the next 10 ms. */
  next(isOn: boolean): void {
    const samples = new Int16Array(PIECE_SAMPLES);
    for (let at = 0; at < samples.length; at++) {
      this.#level = Math.min(Math.max(this.#level + (isOn ? RISE : -RISE), 0), 1);
      this.#phase = (this.#phase + HERTZ / SAMPLE_RATE) % 1;
      samples[at] = Math.round(Math.sin(this.#phase * Math.PI * 2) * LOUDNESS * this.#level);
    }
    this.#source.onData({ samples, sampleRate: SAMPLE_RATE });
  }
}
