import { BIN_DAYS } from '@launchyard/domain/bin';
import { plural } from '../../kit/format.ts';

const MOST_NAMES = 10;

/** The verbatim texts are the specification's (applications §8). */
export const versionMessages = {
  versions: 'Versions',
  versionsOf: (appName: string) => `Versions of ${appName}`,
  versionControlWith: (appName: string) => `Version control, with the versions of ${appName}`,
  version: 'Version',
  number: (number: number) => `v${number}`,
  live: (number: number) => `v${number} live`,
  stored: (count: number, size: string) => `${plural(count, 'version')}, ${size}`,
  latest: 'Latest',
  size: 'Size',
  tested: 'Tested',
  notTested: 'Not tested yet',
  uploadedBy: 'Uploaded by',
  unknown: '—',
  pinnedLinks: 'Pinned links',
  pinnedUnit: (count: number) => (count === 1 ? 'pinned link' : 'pinned links'),
  actions: 'Actions',
  makeLatest: 'Make this the Latest',
  makeLatestOf: (number: number) => `Make this the Latest, v${number}`,
  isLatestNow: (number: number) => `Latest serves v${number} now`,
  remove: (number: number) => `Delete v${number}`,
  removeTitle: (appName: string, number: number) => `Delete ${appName} v${number}?`,
  removeFree: (size: string) => `${size} of storage is freed immediately. You can undo this for ${BIN_DAYS} days.`,
  removeMoves: (names: readonly string[], count: number, latest: number | null) =>
    `${plural(count, 'link')} ${count === 1 ? 'is' : 'are'} pinned to it and will move to Latest${latest === null ? '' : ` (v${latest})`}: ${listed(names, count)}.`,
  removeUrls: (number: number) => `URLs with ?appVersion=${number} stop working.`,
  removed: 'Version deleted successfully',
  notRemoved: 'Failed to delete version',
  emptyTitle: 'No versions yet',
  emptyHint: 'The first upload that passes its test becomes version 1.',
  fault: 'The versions could not be loaded',
  faultHint: 'Your links keep serving them.',
  history: 'History of Latest',
  historyNewest: (shown: number, total: number) => `the newest ${shown} of ${total} changes`,
  historyEmpty: 'Nothing yet.',
  move: (from: number | null, to: number) => (from === null ? `v${to}` : `v${from} → v${to}`),
  why: {
    TESTED: (name: string) => `passed its test, uploaded by ${name}`,
    CHOSEN: (name: string) => `chosen by ${name}`,
  },
  control: 'Version control',
  controlOff: 'Are you sure that you want to opt out of version control?',
  controlOffHint: [
    `A new version will then replace the one that Latest serves: when it passes its test, the old one moves to the bin for ${BIN_DAYS} days. Links pinned to the old version move to Latest, and their URLs with ?appVersion= stop working.`,
    'Existing versions are kept.',
  ],
  controlOffAnswer: 'Opt out',
  controlOn: 'Are you sure that you want to enable version control?',
  controlOnHint: [
    'Every version will then be kept, and links can be pinned to it. Each uses storage until you delete it.',
    'Items in the bin stay there.',
  ],
  controlOnAnswer: 'Enable',
  controlScope: (username: string) => `Applies to all applications of ${username}.`,
  controlIsOn: 'Version control is on',
  controlIsOff: 'Version control is off',
} as const;

function listed(names: readonly string[], count: number): string {
  const shown = names.slice(0, MOST_NAMES);
  const more = count - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
}
