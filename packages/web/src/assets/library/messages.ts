import { MAX_IMAGE_BYTES, MAX_LOGO_BYTES, MAX_VIDEO_BYTES } from '@launchyard/domain/assets';
import { BIN_DAYS } from '@launchyard/domain/bin';
import { MIB } from '@launchyard/domain/kit';
import { formatCount, plural } from '../../kit/format.ts';
import type { LibraryList } from './tabs.ts';

const MOST_NAMES = 5;

/**
 * The toasts and the names of tabs and buttons are the specification's (applications §2 and §8).
 */
export const libraryMessages = {
  title: 'Asset Library',
  addNew: 'Add New',
  tabs: { images: 'Images', videos: 'Videos' },
  refresh: 'Refresh List',
  /** Which images are shown. */
  show: 'Show',
  lists: { images: 'For configs', logos: 'Logos' },
  upload: { images: 'Upload New Image', logos: 'Upload New Logo', videos: 'Upload New Video' },
  hint: {
    images: 'JPG, PNG or GIF, no spaces in the name',
    logos: 'JPG or PNG, no spaces in the name',
    videos: 'MP4, no spaces in the name',
  },
  most: {
    images: `Up to ${MAX_IMAGE_BYTES / MIB} MB.`,
    logos: `Up to ${MAX_LOGO_BYTES / MIB} MB.`,
    videos: `Up to ${MAX_VIDEO_BYTES / MIB} MB.`,
  },
  uploaded: {
    images: 'Image uploaded successfully',
    logos: 'Logo Uploaded Successfully.',
    videos: 'Video uploaded successfully',
  },
  addSelection: 'Add Selection',
  selected: (name: string) => `${name} selected`,
  nothingSelected: 'Nothing selected',
  wrongTab: { images: 'This setting needs an image.', videos: 'This setting needs a video.' },
  choose: (name: string) => `Choose ${name}`,
  files: { images: 'Images in the library', logos: 'Logos in the library', videos: 'Videos in the library' },
  size: (width: number, height: number) => `${formatCount(width)} × ${formatCount(height)}`,
  usedBy: (count: number) => `Used by ${plural(count, 'config')}`,
  remove: (name: string) => `Delete ${name}`,
  removeTitle: (name: string) => `Delete ${name}?`,
  removeUsed: (names: string[], count: number) =>
    `${names.length === count ? names.join(', ') : plural(count, 'config')} ${count === 1 ? 'shows' : 'show'} it. Nothing is shown in its place until you restore it.`,
  removeUnused: `No config uses it. You can restore it for ${BIN_DAYS} days.`,
  removed: (name: string) => `${name} deleted`,
  sending: (name: string) => `Uploading ${name}`,
  cancelSending: (name: string) => `Cancel the upload of ${name}`,
  checking: 'Checking',
  waiting: 'Queued',
  search: 'Search by name',
  emptyTitle: { images: 'No images yet', logos: 'No logos yet', videos: 'No videos yet' },
  emptyHint: {
    images: 'Use them as backgrounds, logos and buttons in your configs.',
    videos: 'Viewers watch them while a stream loads.',
  },
  fault: 'The library could not be loaded',
  faultHint: 'Your files are safe.',
  drop: { images: 'Drop images here, or', logos: 'Drop logos here, or', videos: 'Drop videos here, or' },
  dropNow: 'Drop them now',
  chooseFile: 'choose files',
  /** The most names to list: a folder may have hundreds of files. */
  notTaken: (problem: string, names: readonly string[]) =>
    `${names.slice(0, MOST_NAMES).join(', ')}${names.length > MOST_NAMES ? ` and ${formatCount(names.length - MOST_NAMES)} more` : ''}: ${problem}`,
  someNotTaken: (refused: number, all: number) =>
    refused === all
      ? `None of the ${formatCount(all)} files was accepted.`
      : `${formatCount(refused)} of ${formatCount(all)} files were not accepted. The others are uploading.`,
  byAddress: 'Add a video by URL',
  addressHint: '.MP4 only. Starts with https:// and is reachable by your viewers.',
  orPick: 'Or choose one from the library',
  addressRefused: 'Please enter an https address of an .MP4 file.',
  addAddress: 'Add',
} as const satisfies Record<string, string | Partial<Record<LibraryList, string>> | ((...of: never[]) => string)>;
