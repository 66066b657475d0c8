import type { QualitySample } from '@launchyard/domain/streaming';

/** What a browser counted since a stream began. */
export interface Counters {
  /** In milliseconds. */
  at: number;
  frames: number;
  bytes: number;
  packets: number;
  lost: number;
  freezes: number;
  roundTripSeconds: number | null;
  jitterSeconds: number | null;
  width: number;
  height: number;
  codec: string | null;
  route: 'host' | 'srflx' | 'prflx' | 'relay' | null;
}

/** The fields of WebRTC’s statistics that we read. */
type Entry = Record<string, unknown> & { type: string; id: string };

/** Reads the counters out of the statistics of a peer connection; null before there is a video. */
export function readCounters(entries: Iterable<Entry>, at: number): Counters | null {
  const all = [...entries];
  const byId = new Map(all.map((entry) => [entry.id, entry]));
  const video = all.find((entry) => entry.type === 'inbound-rtp' && entry['kind'] === 'video');
  if (!video) return null;
  const transport = all.find((entry) => entry.type === 'transport');
  const pair =
    byId.get(String(transport?.['selectedCandidatePairId'])) ??
    // Firefox names no selected pair in its transport.
    all.find((entry) => entry.type === 'candidate-pair' && (entry['selected'] === true || entry['nominated'] === true));
  const local = byId.get(String(pair?.['localCandidateId']));
  const codec = byId.get(String(video['codecId']))?.['mimeType'];
  return {
    at,
    frames: number(video['framesDecoded']) ?? 0,
    bytes: number(video['bytesReceived']) ?? 0,
    packets: number(video['packetsReceived']) ?? 0,
    lost: number(video['packetsLost']) ?? 0,
    freezes: number(video['freezeCount']) ?? 0,
    roundTripSeconds: number(pair?.['currentRoundTripTime']),
    jitterSeconds: number(video['jitter']),
    width: number(video['frameWidth']) ?? 0,
    height: number(video['frameHeight']) ?? 0,
    codec: typeof codec === 'string' ? codec.replace(/^video\//, '').slice(0, 40) : null,
    route: routeOf(local?.['candidateType']),
  };
}

/** What happened between two looks, per second. */
export function sampleBetween(before: Counters, after: Counters): QualitySample {
  const seconds = Math.max(0.001, (after.at - before.at) / 1000);
  const rate = (name: 'frames' | 'bytes') => Math.max(0, after[name] - before[name]) / seconds;
  const lost = Math.max(0, after.lost - before.lost);
  const sent = lost + Math.max(0, after.packets - before.packets);
  return {
    framesPerSecond: Math.min(1_000, Math.round(rate('frames') * 10) / 10),
    roundTripMilliseconds: inMilliseconds(after.roundTripSeconds),
    jitterMilliseconds: inMilliseconds(after.jitterSeconds),
    lossPercent: sent === 0 ? null : Math.round((lost / sent) * 1_000) / 10,
    bitsPerSecond: Math.round(rate('bytes') * 8),
    width: after.width,
    height: after.height,
    freezes: Math.min(1_000, Math.max(0, after.freezes - before.freezes)),
  };
}

export type Grade = 'good' | 'fair' | 'poor';

/** How a viewer feels it. */
export function gradeOf({ framesPerSecond, roundTripMilliseconds, lossPercent }: QualitySample): Grade {
  const [trip, loss] = [roundTripMilliseconds ?? 0, lossPercent ?? 0];
  if (framesPerSecond < 12 || trip > 250 || loss > 8) return 'poor';
  return framesPerSecond < 24 || trip > 120 || loss > 2 ? 'fair' : 'good';
}

/** How many seconds in a row make it news. */
const NEWS_SECONDS = 5;

/** Tells when a connection became poor and when it recovered: each once, and not for a moment of either. */
export function watchConnection(): (grade: Grade) => 'poor' | 'recovered' | null {
  let isPoor = false;
  let seconds = 0;
  return (grade) => {
    seconds = (grade === 'poor') === isPoor ? 0 : seconds + 1;
    if (seconds < NEWS_SECONDS) return null;
    seconds = 0;
    isPoor = !isPoor;
    return isPoor ? 'poor' : 'recovered';
  };
}

const number = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
const inMilliseconds = (seconds: number | null): number | null =>
  seconds === null ? null : Math.round(seconds * 10_000) / 10;

function routeOf(type: unknown): Counters['route'] {
  return type === 'host' || type === 'srflx' || type === 'prflx' || type === 'relay' ? type : null;
}
