import { expect, test } from 'vitest';
import { describeEntryFault, type EntryFault } from './entry-fault.ts';

test.each<[EntryFault, string]>([
  [{ kind: 'headerMissing' }, '"a/b.pak" is not where the directory says'],
  [{ kind: 'methodDiffers' }, '"a/b.pak" is compressed in another way than the directory says'],
  [{ kind: 'nameDiffers' }, '"a/b.pak" has a different name in its own header than in the directory'],
  [{ kind: 'sizesDiffer' }, '"a/b.pak" has another size or checksum in its own header than in the directory'],
  [{ kind: 'lockDiffers' }, '"a/b.pak" is encrypted according to its own header but not the directory'],
  [{ kind: 'cutOff' }, '"a/b.pak" is cut off: the archive ends in the middle of it'],
  [{ kind: 'damaged' }, '"a/b.pak" cannot be unpacked'],
  [{ kind: 'checksumDiffers' }, '"a/b.pak" has another checksum than it claims'],
  [{ kind: 'tooLong' }, '"a/b.pak" has more than the 10 bytes that it claims'],
  [{ kind: 'tooShort', bytes: 0 }, '"a/b.pak" has 0 bytes and claims 10'],
])('an entry with %o is reported by its name', (fault, words) => {
  expect(describeEntryFault({ name: 'a/b.pak', bytes: 10 }, fault)).toBe(words);
});

test('a name is cut at 200 characters, and invisible characters in it are shown', () => {
  expect(describeEntryFault({ name: `\n${'x'.repeat(300)}`, bytes: 1 }, { kind: 'damaged' })).toBe(
    `"␊${'x'.repeat(199)}" cannot be unpacked`,
  );
});
