import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { planExtraction, type PlanProblemCode, type ZipProblemCode } from '@launchyard/domain/uploads/zip';
import { beforeAll, expect, test } from 'vitest';
import { HOSTILE_NAMES, writeHostile } from './index.ts';
import { readArchive } from './reading.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hostile-'));
  return () => rmSync(folder, { recursive: true });
});

async function read(name: string) {
  const path = join(folder, `${name}.zip`);
  writeHostile(path, name);
  const reading = await readArchive(path);
  rmSync(path);
  return reading;
}

const UNREADABLE: Record<string, { code: ZipProblemCode; figures: Record<string, number> }> = {
  'empty-file': { code: 'NOT_A_ZIP', figures: { sizeBytes: 0 } },
  'not-a-zip': { code: 'NOT_A_ZIP', figures: { sizeBytes: 102_400 } },
  'trailing-junk': { code: 'END_RECORD_MISSING', figures: { sizeBytes: 73_202 } },
  'trailing-byte': { code: 'TRAILING_DATA', figures: { trailingBytes: 1 } },
  'comment-fake-end': { code: 'END_RECORD_AMBIGUOUS', figures: { endRecords: 2 } },
  'comment-fake-end-exact': { code: 'END_RECORD_AMBIGUOUS', figures: { endRecords: 2 } },
  'count-low': { code: 'COUNT_WRONG', figures: { statedEntries: 3, foundEntries: 10 } },
  'count-high': { code: 'COUNT_WRONG', figures: { statedEntries: 30, foundEntries: 10 } },
  'multi-disk': { code: 'MULTI_DISK', figures: { diskNumber: 3 } },
  'split-first-part': { code: 'MULTI_DISK', figures: {} },
  'truncated-end': { code: 'END_RECORD_MISSING', figures: { sizeBytes: 1492 } },
  'truncated-in-end': { code: 'END_RECORD_MISSING', figures: { sizeBytes: 1512 } },
  'truncated-middle': { code: 'END_RECORD_MISSING', figures: { sizeBytes: 761 } },
  'truncated-front': {
    code: 'DIRECTORY_OUT_OF_BOUNDS',
    figures: { directoryOffset: 900, directoryBytes: 600, sizeBytes: 522 },
  },
  'directory-damaged': { code: 'DIRECTORY_DAMAGED', figures: { entryIndex: 1, offset: 60 } },
  'entry-beyond-directory': {
    code: 'ENTRY_OUT_OF_BOUNDS',
    figures: { entryIndex: 0, localHeaderOffset: 1522, compressedBytes: 46 },
  },
  'zip64-field-missing': { code: 'ENTRY_ZIP64_MISSING', figures: { entryIndex: 0 } },
  'zip64-record-missing': { code: 'ZIP64_RECORD_MISSING', figures: { recordOffset: 5 } },
  'zip64-locator-outside': { code: 'ZIP64_RECORD_MISSING', figures: { recordOffset: 2 ** 40 } },
  'zip64-locator-elsewhere': { code: 'ZIP64_RECORD_MISSING', figures: { recordOffset: 7 } },
  'zip64-field-disagrees': { code: 'ENTRY_ZIP64_DISAGREES', figures: { entryIndex: 10 } },
  'zip64-field-twice': { code: 'ENTRY_ZIP64_DISAGREES', figures: { entryIndex: 10 } },
  'end-records-disagree': { code: 'END_RECORDS_DISAGREE', figures: { classicValue: 7, zip64Value: 900 } },
  'directory-huge': {
    code: 'DIRECTORY_OUT_OF_BOUNDS',
    figures: { directoryOffset: 900, directoryBytes: 2 ** 40, sizeBytes: 1598 },
  },
  'entries-300001': { code: 'TOO_MANY_ENTRIES', figures: { entries: 300_001, maxEntries: 300_000 } },
};

/** The problems, in entry order, and how many there are. */
const REFUSED: Record<string, { codes: PlanProblemCode[]; count: number }> = {
  empty: { codes: ['NO_FILES'], count: 1 },
  traversal: { codes: ['PATH_TRAVERSAL'], count: 5 },
  absolute: { codes: ['PATH_ABSOLUTE'], count: 4 },
  'duplicate-names': { codes: ['DUPLICATE'], count: 3 },
  'duplicate-accents': { codes: ['DUPLICATE'], count: 2 },
  'file-and-folder': { codes: ['FILE_AND_FOLDER'], count: 10 },
  'folder-then-file': { codes: ['FILE_AND_FOLDER'], count: 1 },
  'names-broken-utf8': { codes: ['NAME_NOT_UTF8'], count: 1 },
  'names-unicode-path': { codes: ['NAME_AMBIGUOUS'], count: 1 },
  'names-unicode-path-stale': { codes: ['NAME_AMBIGUOUS'], count: 1 },
  'names-unicode-path-other': { codes: ['NAME_AMBIGUOUS'], count: 1 },
  'names-unicode-path-beside-flag': { codes: ['NAME_AMBIGUOUS'], count: 1 },
  'names-unicode-path-twice': { codes: ['NAME_AMBIGUOUS'], count: 1 },
  'names-control': { codes: ['PATH_CHARACTER'], count: 4 },
  'names-windows': { codes: ['PATH_RESERVED', 'PATH_CHARACTER', 'PATH_TRAILING'], count: 7 },
  'names-long': { codes: ['PATH_TOO_LONG'], count: 3 },
  'names-empty': { codes: ['PATH_EMPTY'], count: 2 },
  deep: { codes: ['PATH_TOO_DEEP'], count: 1 },
  'many-folders': { codes: ['TOO_MANY_ENTRIES'], count: 1 },
  symlink: { codes: ['LINK'], count: 2 },
  'special-file': { codes: ['SPECIAL_FILE'], count: 1 },
  'folder-with-data': { codes: ['FOLDER_WITH_DATA'], count: 1 },
  encrypted: { codes: ['ENCRYPTED'], count: 1 },
  'encrypted-aes': { codes: ['ENCRYPTED'], count: 1 },
  'unknown-method': { codes: ['METHOD_UNSUPPORTED'], count: 1 },
  deflate64: { codes: ['METHOD_UNSUPPORTED'], count: 1 },
  'stored-size-lies': { codes: ['SIZES_DISAGREE'], count: 1 },
  'bomb-honest': { codes: ['RATIO'], count: 1 },
  'bomb-lies': { codes: ['SIZES_DISAGREE'], count: 1 },
  'bomb-many': { codes: ['RATIO'], count: 1 },
  // One problem per further name, and one for the total ratio.
  overlap: { codes: ['OVERLAP'], count: 201 },
  'too-large': { codes: ['TOTAL_TOO_LARGE'], count: 1 },
};

const tenFiles = Array.from({ length: 10 }, (_, i) => `Game/file${i}.txt`);

/**
 * The paths that are unpacked, or their number. Some faults cannot be seen in a directory (checksums, broken streams,
 * local headers) and are found only during unpacking.
 */
const PLANNED: Record<string, string[] | number> = {
  ok: tenFiles,
  descriptor: tenFiles,
  nested: ['inner.zip'],
  'long-comment': tenFiles,
  'prefixed-offsets-right': tenFiles,
  'prefixed-offsets-wrong': tenFiles,
  'prefixed-zip64-offsets-wrong': tenFiles,
  'zip64-not-needed': tenFiles,
  'entries-65535': 65_535,
  'entries-65536': 65_536,
  'entries-70000': 70_000,
  'entries-70000-no-zip64': 70_000,
  'local-name-differs': [...tenFiles, 'Game/good.txt'],
  'names-code-page': [...tenFiles, 'âQü[âÇ.exe', 'Grün.txt'],
  'names-utf8-without-flag': [...tenFiles, 'Game/größe-大.txt'],
  'names-unicode-path-same': [...tenFiles, 'Grün.txt'],
  'names-unicode-path-local': [...tenFiles, 'Game/good.txt'],
  'local-sizes-differ': [...tenFiles, 'Game/good.txt'],
  'local-checksum-differs': [...tenFiles, 'Game/good.txt'],
  'local-encrypted': [...tenFiles, 'Game/good.txt'],
  'zip64-field-not-needed': [...tenFiles, 'Game/good.txt'],
  'names-harmless': [...tenFiles, 'Game/here.txt', 'Game/twice.txt', '-rf', 'Game/.hidden', 'Game/...a'],
  'bad-crc': [...tenFiles, 'Game/bad.bin'],
  'bad-deflate': [...tenFiles, 'Game/bad.bin'],
};

test('the tables list every hostile archive once', () => {
  const named = [UNREADABLE, REFUSED, PLANNED].flatMap((table) => Object.keys(table));
  expect(named.toSorted()).toEqual(HOSTILE_NAMES.toSorted());
});

test.each(Object.entries(UNREADABLE))('%s has no readable directory', async (name, problem) => {
  expect(await read(name)).toMatchObject({ directory: null, problem });
});

test.each(Object.entries(REFUSED))('%s is not unpacked', async (name, { codes, count }) => {
  const { directory } = await read(name);
  const planning = directory && planExtraction(directory);
  expect(planning).toMatchObject({ plan: null, problemCount: count });
  expect([...new Set(planning?.problems.map((problem) => problem.code))]).toEqual(codes);
});

test.each(Object.entries(PLANNED))('%s is unpacked', async (name, expected) => {
  const { directory } = await read(name);
  const planning = directory && planExtraction(directory);
  expect(planning?.problems).toEqual([]);
  const paths = planning?.plan?.files.map((file) => file.path) ?? [];
  if (typeof expected === 'number') expect(paths).toHaveLength(expected);
  else expect(paths).toEqual(expected);
});

test.each([
  ['prefixed-offsets-right', 0],
  ['prefixed-offsets-wrong', 65_536],
  ['prefixed-zip64-offsets-wrong', 65_536],
])('%s: the first entry follows the prefix', async (name, prefixBytes) => {
  const { directory } = await read(name);
  expect(directory?.prefixBytes).toBe(prefixBytes);
  expect(directory?.entries[0]?.localHeaderOffset).toBe(65_536);
});

test('an unknown name is refused', () => {
  expect(() => writeHostile(join(folder, 'none.zip'), 'none')).toThrow(RangeError);
});
