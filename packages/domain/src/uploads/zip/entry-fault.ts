import { quoteName } from '../../kit/visible-text/index.ts';
import type { ZipEntry } from './entry.ts';

/** How the bytes of an entry differ from the directory. */
export type EntryFault =
  /** Its local header is not where the directory says, or differs from the directory. */
  | { kind: 'headerMissing' | 'methodDiffers' | 'nameDiffers' | 'sizesDiffer' | 'lockDiffers' }
  /** The archive ends within it; its data are damaged; or its checksum does not match. */
  | { kind: 'cutOff' | 'damaged' | 'checksumDiffers' }
  /** It unpacks to more bytes than it claims. How many is unknown: unpacking stops there. */
  | { kind: 'tooLong' }
  | { kind: 'tooShort'; bytes: number };

const MOST_NAME_CHARACTERS = 200;

/**
 * What is wrong with an entry, in words for support and the customer: `"a/b.pak" has another checksum than it claims`.
 */
export function describeEntryFault(entry: Pick<ZipEntry, 'name' | 'bytes'>, fault: EntryFault): string {
  return `${quoteName(entry.name.slice(0, MOST_NAME_CHARACTERS))} ${describe(entry.bytes, fault)}`;
}

function describe(claimedBytes: number, fault: EntryFault): string {
  if (fault.kind === 'tooShort') return `has ${fault.bytes} bytes and claims ${claimedBytes}`;
  if (fault.kind === 'tooLong') return `has more than the ${claimedBytes} bytes that it claims`;
  return WORDS[fault.kind];
}

const WORDS: Record<Exclude<EntryFault['kind'], 'tooShort' | 'tooLong'>, string> = {
  headerMissing: 'is not where the directory says',
  methodDiffers: 'is compressed in another way than the directory says',
  nameDiffers: 'has a different name in its own header than in the directory',
  sizesDiffer: 'has another size or checksum in its own header than in the directory',
  lockDiffers: 'is encrypted according to its own header but not the directory',
  cutOff: 'is cut off: the archive ends in the middle of it',
  damaged: 'cannot be unpacked',
  checksumDiffers: 'has another checksum than it claims',
};
