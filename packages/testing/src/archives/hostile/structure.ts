import { readFileSync, writeFileSync } from 'node:fs';
import { endRecord, zip64EndRecords, type EndRecord } from '../records.ts';
import { ArchiveWriter, FLAGS, type EndOptions } from '../writer.ts';
import { addTenFiles, recipe, type Recipe } from './recipe.ts';

const KIB = 1024;
const END_BYTES = 22;
const NOTHING: EndRecord = { entries: 0, directoryBytes: 0, directoryOffset: 0, disk: 0, comment: Buffer.alloc(0) };

const junk = (bytes: number) => Buffer.alloc(bytes, 0xaa);
const tenFiles = recipe(addTenFiles);
const tenFilesZip64 = recipe(addTenFiles, { zip64: 'always' });

/** Archives with an unusual structure: end records, counts, offsets and sizes. */
export const STRUCTURE: Record<string, Recipe> = {
  ok: tenFiles,
  empty: recipe(() => {}),
  'empty-file': (path) => writeFileSync(path, ''),
  'not-a-zip': (path) => writeFileSync(path, junk(100 * KIB)),
  descriptor: recipe((archive) => addTenFiles(archive, { flags: FLAGS.utf8 | FLAGS.sizeLater })),
  nested: (path) => {
    tenFiles(path);
    const inner = readFileSync(path);
    recipe((archive) => void archive.addFile('inner.zip', inner))(path);
  },
  'long-comment': recipe(addTenFiles, { comment: Buffer.alloc(0xffff, 'comment ') }),
  'prefixed-offsets-right': prefixed(true),
  'prefixed-offsets-wrong': prefixed(false),
  'prefixed-zip64-offsets-wrong': prefixed(false, { zip64: 'always' }),
  'zip64-not-needed': tenFilesZip64,
  'trailing-junk': recipe(addTenFiles, { tail: junk(70 * KIB) }),
  'trailing-byte': recipe(addTenFiles, { tail: junk(1) }),
  'comment-fake-end': recipe(addTenFiles, { comment: Buffer.concat([endRecord(NOTHING), junk(22)]) }),
  'comment-fake-end-exact': recipe(addTenFiles, { comment: endRecord(NOTHING) }),
  'count-low': recipe(addTenFiles, { entries: 3 }),
  'count-high': recipe(addTenFiles, { entries: 30 }),
  'multi-disk': recipe(addTenFiles, { disk: 3 }),
  'split-first-part': changed((whole) => Buffer.concat([Buffer.from('PK\x07\x08', 'latin1'), whole.subarray(0, 1000)])),
  'truncated-end': changed((whole) => whole.subarray(0, -30)),
  'truncated-in-end': changed((whole) => whole.subarray(0, -10)),
  'truncated-middle': changed((whole) => whole.subarray(0, whole.length >> 1)),
  'truncated-front': changed((whole) => whole.subarray(1000)),
  'directory-damaged': changed((whole) => overwrite(whole, directoryEntryAt(whole, 1), 0)),
  'entry-beyond-directory': changed((whole) => overwrite(whole, directoryEntryAt(whole, 0) + 42, whole.length)),
  'zip64-field-missing': changed((whole) => overwrite(whole, directoryEntryAt(whole, 0) + 24, 0xffffffff)),
  'zip64-record-missing': changed((whole) => {
    const locator = zip64EndRecords(NOTHING, 5).subarray(-20);
    return Buffer.concat([whole.subarray(0, -END_BYTES), locator, whole.subarray(-END_BYTES)]);
  }),
  'zip64-locator-outside': changed((whole) => moveLocator(whole, 1n << 40n), tenFilesZip64),
  'zip64-locator-elsewhere': changed((whole) => moveLocator(whole, 7n), tenFilesZip64),
  'end-records-disagree': changed((whole) => overwrite(whole, whole.length - END_BYTES + 16, 7), tenFilesZip64),
  'directory-huge': changed((whole) => {
    // The classic record defers to ZIP64, which claims a 1 TB directory.
    const record = whole.length - END_BYTES - 20 - 56;
    whole.writeBigUInt64LE(1n << 40n, record + 40);
    return overwrite(whole, whole.length - END_BYTES + 12, 0xffffffff);
  }, tenFilesZip64),
  'entries-65535': manyEntries(65_535),
  'entries-65536': manyEntries(65_536),
  'entries-70000': manyEntries(70_000),
  'entries-70000-no-zip64': manyEntries(70_000, { zip64: 'never' }),
  'entries-300001': manyEntries(300_001),
};

function prefixed(isCounted: boolean, end: EndOptions = {}): Recipe {
  return (path) => {
    const archive = new ArchiveWriter(path, { bytes: junk(64 * KIB), isCounted });
    addTenFiles(archive);
    archive.finish(end);
  };
}

function manyEntries(count: number, end: EndOptions = {}): Recipe {
  return recipe((archive) => {
    for (let i = 0; i < count; i++) archive.addFile(`Game/f${i}`, Buffer.from('x'));
  }, end);
}

/** Writes an archive, then changes its bytes. */
function changed(change: (whole: Buffer) => Buffer, write: Recipe = tenFiles): Recipe {
  return (path) => {
    write(path);
    writeFileSync(path, change(readFileSync(path)));
  };
}

/** Makes the locator of a ZIP64 archive point to this offset. */
function moveLocator(whole: Buffer, offset: bigint): Buffer {
  whole.writeBigUInt64LE(offset, whole.length - END_BYTES - 20 + 8);
  return whole;
}

function overwrite(whole: Buffer, position: number, value: number): Buffer {
  whole.writeUInt32LE(value, position);
  return whole;
}

function directoryEntryAt(whole: Buffer, index: number): number {
  let position = whole.indexOf('PK\x01\x02', 0, 'latin1');
  for (let i = 0; i < index; i++) position = whole.indexOf('PK\x01\x02', position + 1, 'latin1');
  return position;
}
