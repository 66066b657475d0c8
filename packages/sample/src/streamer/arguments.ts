import { fitSize, type Size } from './picture/size.ts';

/** Ways to fail on purpose, so that whoever runs builds can be tested. */
export const MISBEHAVIOURS = [
  'crash',
  'hang',
  'silent',
  'flood',
  'fork',
  'leak',
  'fill',
  'ignore-term',
  'no-frames',
  'connect',
] as const;
export type Misbehaviour = (typeof MISBEHAVIOURS)[number];

export interface Target {
  protocol: 'tcp' | 'udp';
  host: string;
  port: number;
}

export interface Settings {
  /** Shown in the picture. */
  appName: string;
  url: string;
  id: string;
  size: Size;
  framesPerSecond: number;
  /** How long to try to reach a lost signalling server before exiting. */
  giveUpAfterSeconds: number;
  misbehaviour: Misbehaviour | null;
  /** When to begin; null if no time was given. */
  misbehaveAfterMilliseconds: number | null;
  listenPort: number | null;
  probes: Target[];
  /** Arguments that mean nothing to the sample, as given; the picture shows them. */
  unknown: string[];
}

/** What the arguments ask for, or a sentence that says why that cannot be done. */
export type ArgumentsReading = { settings: Settings } | { refusal: string };

export const MOST_FRAMES_PER_SECOND = 60;
const MOST_ARGUMENT_CHARACTERS = 200;
const DEFAULTS = { id: 'DefaultStreamer', width: 640, height: 360, framesPerSecond: 60, giveUpAfterSeconds: 60 };

/** Switches that a launcher of Unreal builds usually passes. They configure what the sample does not have. */
const IGNORED = new Set(
  'audiomixer,renderoffscreen,forceres,windowed,fullscreen,unattended,stdout,fullstdoutlogoutput,nosplash,nopause,log,vulkan,nosound'.split(
    ',',
  ),
);

class Refusal extends Error {}

/** Reads arguments as Unreal does: `-Key=Value` in any letter case, with or without quotes. The first word is the app’s name. */
export function readArguments(given: readonly string[]): ArgumentsReading {
  try {
    return { settings: read(given) };
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error.message };
    throw error;
  }
}

function read(given: readonly string[]): Settings {
  const [first = '', ...rest] = given;
  const hasName = first !== '' && !unquote(first).startsWith('-');
  const switches = (hasName ? rest : given).map(splitArgument);
  const values = new Map<string, string>();
  const unknown: string[] = [];
  for (const { key, value, text } of switches) {
    if (KNOWN.has(key) && value !== null) values.set(key, value);
    else if (!IGNORED.has(key)) unknown.push(text.slice(0, MOST_ARGUMENT_CHARACTERS));
  }
  const number = (key: string, fallback: number, least: number, most: number) =>
    readNumber(key, values.get(key), fallback, least, most);
  const after = values.has('misbehaveafter') ? number('misbehaveafter', 0, 0, 86_400_000) : null;
  const listen = values.has('listen') ? number('listen', 0, 1, 65_535) : null;
  return {
    appName: hasName ? first : 'Sample',
    url: readUrl(values.get('pixelstreamingurl') ?? values.get('pixelstreamingsignallingurl')),
    id: values.get('pixelstreamingid') || DEFAULTS.id,
    size: fitSize({
      width: number('resx', DEFAULTS.width, 1, 100_000),
      height: number('resy', DEFAULTS.height, 1, 100_000),
    }),
    framesPerSecond: number('pixelstreamingwebrtcfps', DEFAULTS.framesPerSecond, 1, MOST_FRAMES_PER_SECOND),
    giveUpAfterSeconds: number('giveupafter', DEFAULTS.giveUpAfterSeconds, 1, 86_400),
    misbehaviour: readMisbehaviour(values.get('misbehave')),
    misbehaveAfterMilliseconds: after,
    listenPort: listen,
    probes: readTargets(values.get('probe')),
    unknown,
  };
}

/** In lower case, mapped to how they are written in a refusal. */
const KNOWN = new Map(
  [
    'PixelStreamingURL',
    'PixelStreamingSignallingURL',
    'PixelStreamingID',
    'PixelStreamingWebRTCFps',
    'ResX',
    'ResY',
    'GiveUpAfter',
    'Misbehave',
    'MisbehaveAfter',
    'Listen',
    'Probe',
  ].map((name) => [name.toLowerCase(), name]),
);

function splitArgument(argument: string): { key: string; value: string | null; text: string } {
  const text = unquote(argument);
  const [, key = '', value] = /^--?([^=]+)(?:=([^]*))?$/.exec(text) ?? [];
  return { key: key.toLowerCase(), value: value === undefined ? null : unquote(value), text };
}

const unquote = (text: string): string => /^"([^]*)"$/.exec(text)?.[1] ?? text;

function readUrl(value: string | undefined): string {
  if (!value) throw new Refusal('The sample needs a signalling server: -PixelStreamingURL=ws://host:port');
  if (!URL.canParse(value) || !['ws:', 'wss:'].includes(new URL(value).protocol)) {
    throw new Refusal('-PixelStreamingURL must be an address that begins with ws:// or wss://');
  }
  return value;
}

function readNumber(key: string, value: string | undefined, fallback: number, least: number, most: number): number {
  if (value === undefined) return fallback;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Refusal(`-${KNOWN.get(key)} must be a whole number from ${least} to ${most}.`);
}

function readMisbehaviour(value: string | undefined): Misbehaviour | null {
  if (value === undefined) return null;
  const found = MISBEHAVIOURS.find((name) => name === value.toLowerCase());
  if (!found) throw new Refusal(`-Misbehave must be one of ${MISBEHAVIOURS.join(', ')}.`);
  return found;
}

function readTargets(value: string | undefined): Target[] {
  return (value ?? '')
    .split(',')
    .filter((target) => target !== '')
    .map((target) => {
      const [, udp, host = '', port = ''] = /^(udp:)?\[?([^\]]+)\]?:(\d{1,5})$/.exec(target) ?? [];
      if (host === '' || Number(port) > 65_535)
        throw new Refusal('-Probe must be a list like 10.0.0.1:80,udp:example.com:443');
      return { protocol: udp === undefined ? 'tcp' : 'udp', host, port: Number(port) };
    });
}
