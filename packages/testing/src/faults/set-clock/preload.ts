/**
 * Preloaded into a service: shifts its clock by the milliseconds in a file. Monotonic timers are not affected.
 * Intervals run at least twice a second, so that each meets every jump.
 */
import { readFileSync } from 'node:fs';

const AT_LEAST_EVERY_MILLISECONDS = 500;
const LOOK_EVERY_MILLISECONDS = 20;

const path = process.env['SET_CLOCK'] ?? '';
let offset = 0;
let lookedAt = Number.NEGATIVE_INFINITY;
const RealDate = Date;

function now(): number {
  if (performance.now() - lookedAt > LOOK_EVERY_MILLISECONDS) {
    lookedAt = performance.now();
    offset = Number(readFileSync(path, 'utf8'));
  }
  return RealDate.now() + offset;
}

globalThis.Date = new Proxy(RealDate, {
  construct: (target, words, made) => Reflect.construct(target, words.length > 0 ? words : [now()], made),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});

const realInterval = globalThis.setInterval;
globalThis.setInterval = Object.assign(
  (run: () => void, milliseconds = 0, ...words: []) =>
    realInterval(run, Math.min(milliseconds, AT_LEAST_EVERY_MILLISECONDS), ...words),
  realInterval,
);
