import { QUALITY_PERIOD_SECONDS, sumUp, type QualitySample } from '@launchyard/domain/streaming';
import type { SessionRecord } from './record.ts';

/** Takes what a page says of its stream, and writes the sum of each period. */
export function sumUpQuality(record: SessionRecord): (given: readonly QualitySample[]) => void {
  let samples: QualitySample[] = [];
  return (given) => {
    samples.push(...given);
    if (samples.length < QUALITY_PERIOD_SECONDS) return;
    record.change({ quality: sumUp(samples) });
    samples = [];
  };
}
