import { expect, test } from 'vitest';
import { compressionMethodName, EXTRACTION_LIMITS, planExtraction, type ZipEntry } from './index.ts';

const MIB = 1024 ** 2;

/** Consecutive entries, each a stored file of 10 bytes by default. */
function entriesOf(...given: (string | Partial<ZipEntry>)[]): { entries: ZipEntry[] } {
  let localHeaderOffset = 0;
  const entries = given.map((one, index): ZipEntry => {
    const about = typeof one === 'string' ? { name: one } : one;
    const isDirectory = about.name?.endsWith('/') ?? false;
    const bytes = isDirectory ? 0 : 10;
    const entry = {
      index,
      name: `file${index}.txt`,
      nameBytes: 10,
      nameProblem: null,
      isDirectory,
      isLink: false,
      isEncrypted: false,
      method: 0,
      flags: 0,
      compressedBytes: bytes,
      bytes,
      crc32: index,
      localHeaderOffset,
      unixMode: null,
      ...about,
    };
    localHeaderOffset = entry.localHeaderOffset + 30 + entry.nameBytes + entry.compressedBytes;
    return entry;
  });
  return { entries };
}

const codesOf = (...given: Parameters<typeof entriesOf>) =>
  planExtraction(entriesOf(...given)).problems.map((problem) => problem.code);

test('a plan lists every file with its size and checksum, and every folder, parents first', () => {
  const { plan } = planExtraction(entriesOf('Windows/Game/a.txt', 'Windows/', 'b.txt', 'Empty/'));
  expect(plan).toEqual({
    files: [
      { entryIndex: 0, path: 'Windows/Game/a.txt', bytes: 10, crc32: 0 },
      { entryIndex: 2, path: 'b.txt', bytes: 10, crc32: 2 },
    ],
    directories: ['Windows', 'Windows/Game', 'Empty'],
    totalBytes: 20,
  });
});

test('an archive without files is refused, even if it has folders', () => {
  expect(codesOf()).toEqual(['NO_FILES']);
  expect(codesOf('Windows/', 'Windows/Engine/')).toEqual(['NO_FILES']);
});

test.each([
  ['a', 'a'],
  ['./a', 'a'],
  ['a/./b', 'a/b'],
  ['a//b', 'a/b'],
  ['-rf', '-rf'],
  ['.hidden', '.hidden'],
  ['...a', '...a'],
  ['a b/c d', 'a b/c d'],
  ['~/a', '~/a'],
  ['console', 'console'],
  ['com10', 'com10'],
  ['größe/大.uasset', 'größe/大.uasset'],
  ['x'.repeat(255), 'x'.repeat(255)],
  ['d/'.repeat(63) + 'x', 'd/'.repeat(63) + 'x'],
])('the name %j is unpacked as %j', (name, path) => {
  expect(planExtraction(entriesOf(name)).plan?.files[0]?.path).toBe(path);
});

test.each([
  ['', 'PATH_EMPTY'],
  ['.', 'PATH_EMPTY'],
  ['/a', 'PATH_ABSOLUTE'],
  ['//server/share/a', 'PATH_ABSOLUTE'],
  ['C:/a', 'PATH_ABSOLUTE'],
  ['c:a', 'PATH_ABSOLUTE'],
  ['..', 'PATH_TRAVERSAL'],
  ['../a', 'PATH_TRAVERSAL'],
  ['a/../b', 'PATH_TRAVERSAL'],
  ['a/b/..', 'PATH_TRAVERSAL'],
  ['a\0b', 'PATH_CHARACTER'],
  ['a\tb', 'PATH_CHARACTER'],
  ['a\u007f', 'PATH_CHARACTER'],
  ['a/b:stream', 'PATH_CHARACTER'],
  ['what?', 'PATH_CHARACTER'],
  ['\u202Eexe.txt', 'PATH_CHARACTER'],
  ['nul', 'PATH_RESERVED'],
  ['a/CON.txt/b', 'PATH_RESERVED'],
  ['Com1 .log', 'PATH_RESERVED'],
  ['lpt¹', 'PATH_RESERVED'],
  ['a./b', 'PATH_TRAILING'],
  ['a/b ', 'PATH_TRAILING'],
  ['.../a', 'PATH_TRAILING'],
  ['x'.repeat(256), 'PATH_TOO_LONG'],
  ['大'.repeat(86), 'PATH_TOO_LONG'],
  [`${'x'.repeat(200)}/`.repeat(6) + 'x', 'PATH_TOO_LONG'],
  ['d/'.repeat(64) + 'x', 'PATH_TOO_DEEP'],
])('the name %j is refused as %s', (name, code) => {
  expect(codesOf('before.txt', name)).toEqual([code]);
});

test('the target folder may itself be an entry of the archive', () => {
  expect(planExtraction(entriesOf('./', 'a')).plan?.directories).toEqual([]);
});

const link = { isLink: true };
test.each<[string, Parameters<typeof entriesOf>, string[]]>([
  ['a link', [link], ['LINK']],
  ['a device', [{ unixMode: 0o020644 }], ['SPECIAL_FILE']],
  ['a plain file with a Unix mode', [{ unixMode: 0o100755 }], []],
  ['permissions without a type', [{ unixMode: 0o644 }], []],
  ['a broken UTF-8 name', [{ nameProblem: 'NAME_NOT_UTF8' }], ['NAME_NOT_UTF8']],
  ['a folder with contents', [{ name: 'a/', bytes: 1 }], ['FOLDER_WITH_DATA']],
  ['a folder of two packed bytes', [{ name: 'a/', method: 8, compressedBytes: 2 }, 'a/b'], []],
  ['an encrypted file', [{ isEncrypted: true }], ['ENCRYPTED']],
  ['an unknown method', [{ method: 9 }], ['METHOD_UNSUPPORTED']],
  ['a stored file of another size', [{ bytes: 11 }], ['SIZES_DISAGREE']],
  ['contents without packed data', [{ method: 8, bytes: 11, compressedBytes: 0 }], ['SIZES_DISAGREE']],
  ['an empty packed file', [{ method: 8, bytes: 0, compressedBytes: 2 }], []],
  ['far more packed than unpacked', [{ method: 8, bytes: 1000, compressedBytes: MIB }], ['SIZES_DISAGREE']],
  ['16 MiB out of few bytes', [{ method: 8, bytes: 16 * MIB, compressedBytes: 100 }], []],
  ['one byte more', [{ method: 8, bytes: 16 * MIB + 1, compressedBytes: 100 }], ['RATIO']],
  ['the same name twice', ['a', 'a'], ['DUPLICATE']],
  ['the same name in another case', ['a/b', 'A/B'], ['DUPLICATE']],
  ['the same name after dropping a dot', ['a/b', 'a/./b'], ['DUPLICATE']],
  ['the same accent in two spellings', ['\u00e9', 'e\u0301'], ['DUPLICATE']],
  ['accents in another case', ['é', 'É'], ['DUPLICATE']],
  ['ß and SS, which no system confuses', ['ß', 'SS'], []],
  ['a folder twice, and in another case', ['a/', 'a/', 'A/b'], []],
  ['a file where a folder is', ['a/b', 'A'], ['FILE_AND_FOLDER']],
  ['a folder where a file is', ['a', 'a/'], ['FILE_AND_FOLDER']],
  ['a folder implied where a file is', ['a', 'A/b/c'], ['FILE_AND_FOLDER']],
  ['two entries on the same data', ['a', { localHeaderOffset: 0 }], ['OVERLAP']],
  ['one byte of overlap', ['a', { localHeaderOffset: 49 }], ['OVERLAP']],
  ['data that follows directly', ['a', { localHeaderOffset: 50 }], []],
  ['data in another order', [{ localHeaderOffset: 50 }, { localHeaderOffset: 0 }], []],
  ['several problems', ['/a', link, 'b'], ['PATH_ABSOLUTE', 'LINK']],
])('%s', (_, given, codes) => {
  expect(codesOf(...given)).toEqual(codes);
});

test('a problem names its entry and gives the figures', () => {
  const { problems } = planExtraction(entriesOf('a', { name: `bad/${'x'.repeat(300)}`, method: 9 }));
  expect(problems).toEqual([
    {
      code: 'PATH_TOO_LONG',
      entryIndex: 1,
      name: `bad/${'x'.repeat(196)}`,
      otherName: null,
      figures: { bytes: 300, maxSegmentBytes: 255 },
    },
  ]);
});

test('exactly the allowed total is unpacked, one byte more is refused', () => {
  const limits = { ...EXTRACTION_LIMITS, maxTotalBytes: 20 };
  expect(planExtraction(entriesOf('a', 'b'), limits).problemCount).toBe(0);
  const one = planExtraction(entriesOf('a', { name: 'b', bytes: 11, compressedBytes: 11 }), limits);
  expect(one.problems).toMatchObject([{ code: 'TOTAL_TOO_LARGE', entryIndex: null, figures: { totalBytes: 21 } }]);
});

test('many small files are judged by their ratio together', () => {
  const zeros = { method: 8, bytes: 10 * MIB, compressedBytes: 10_000 };
  expect(codesOf(zeros)).toEqual([]);
  expect(codesOf(zeros, zeros)).toEqual(['RATIO']);
});

test('entries and the folders that they imply have the same limit', () => {
  const limits = { ...EXTRACTION_LIMITS, maxEntries: 2 };
  expect(planExtraction(entriesOf('a/b/c'), limits).problemCount).toBe(0);
  expect(planExtraction(entriesOf('a/b/c/d'), limits).problems).toMatchObject([{ code: 'TOO_MANY_ENTRIES' }]);
  expect(planExtraction(entriesOf('a', 'b', 'c'), limits).problems).toMatchObject([{ code: 'TOO_MANY_ENTRIES' }]);
});

test('an unpacker may support more methods', () => {
  const limits = { ...EXTRACTION_LIMITS, methods: [0, 8, 9] };
  expect(planExtraction(entriesOf({ method: 9 }), limits).problemCount).toBe(0);
  expect([9, 93, 77].map(compressionMethodName)).toEqual(['Deflate64', 'Zstandard', 'method 77']);
});

test('fifty problems are listed, all are counted', () => {
  const planning = planExtraction(entriesOf(...Array.from({ length: 60 }, () => link)));
  expect(planning.problems).toHaveLength(50);
  expect(planning.problemCount).toBe(60);
});
