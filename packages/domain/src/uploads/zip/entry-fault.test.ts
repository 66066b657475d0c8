import { expect, test } from 'vitest';
import { describeEntryFault, type EntryFault } from './entry-fault.ts';

test.each<[EntryFault, string]>([
  [{ kind: 'headerMissing' }, '"a/b.pak" is not where the directory says'],
  [{ kind: 'methodDiffers' }, '"a/b.pak" is packed in another way than the directory says'],
  [{ kind: 'nameDiffers' }, '"a/b.pak" has a different name in its own header than in the directory'],
  [{ kind: 'sizesDiffer' }, '"a/b.pak" has another size or checksum in its own header than in the directory'],
  [{ kind: 'lockDiffers' }, '"a/b.pak" is locked with a password by its own header and not by the directory'],
  [{ kind: 'cutOff' }, '"a/b.pak" is cut off: the archive ends in the middle of it'],
  [{ kind: 'damaged' }, '"a/b.pak" cannot be unpacked'],
  [{ kind: 'checksumDiffers' }, '"a/b.pak" has another checksum than it claims'],
  [{ kind: 'tooLong' }, '"a/b.pak" has more than the 10 bytes that it claims'],
  [{ kind: 'tooShort', bytes: 0 }, '"a/b.pak" has 0 bytes and claims 10'],
])('an entry with %o is told by its name', (fault, words) => {
  expect(describeEntryFault({ name: 'a/b.pak', bytes: 10 }, fault)).toBe(words);
});

test('a name is told up to 200 characters, and what it hides is seen', () => {
  expect(describeEntryFault({ name: `\n${'x'.repeat(300)}`, bytes: 1 }, { kind: 'damaged' })).toBe(
    `"\\n${'x'.repeat(199)}" cannot be unpacked`,
  );
});
