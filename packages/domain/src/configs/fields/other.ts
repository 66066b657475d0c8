import type { ConfigField } from '../field.ts';

/** Applications §3, 'Other defaults': set in every new config and shown in no tab. */
export const otherFields = {
  audioMaxBitrate: {
    wire: 'audioMaxAverageBitrate',
    kind: 'whole',
    fallback: 128_000,
    least: 6_000,
    most: 510_000,
    unit: 'bits per second',
    label: 'Sound bit rate',
    description: 'The maximum bitrate of the audio, in bits per second.',
    tabs: [],
    group: 'Sound',
  },
  audioType: {
    wire: 'audioType',
    kind: 'choice',
    fallback: 'STEREO',
    choices: [
      { value: 'STEREO', wire: 'stereo', label: 'Stereo', description: 'Two channels.' },
      { value: 'MONO', wire: 'mono', label: 'Mono', description: 'One channel.' },
    ],
    label: 'Sound channels',
    description: 'Whether the sound has one channel or two.',
    tabs: [],
    group: 'Sound',
  },
} as const satisfies Record<string, ConfigField>;
