import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { GIB, MIB } from '@launchyard/domain/kit';
import { planExtraction, readZipDirectory } from '@launchyard/domain/uploads';
import { BUILDS, HOSTILE_NAMES, writeBuild, writeHostile, writeSparseBuild } from '@launchyard/testing/archives/index';
import type { ReadProgress, Sliceable } from './blob-source.ts';
import { scanBuild } from './scan-build.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'launchyard-scan-'));
  return () => rmSync(folder, { recursive: true });
});

/** A file as in a browser. Node's own Blob counts a file's size in 32 bits. */
function fileAt(path: string): Sliceable {
  const { size } = statSync(path);
  return {
    size,
    slice: (start, end) => ({ arrayBuffer: () => read(path, start, Math.min(end, size) - start) }),
  };
}

async function read(path: string, offset: number, length: number): Promise<ArrayBuffer> {
  const file = await open(path);
  try {
    const bytes = new Uint8Array(length);
    const { bytesRead } = await file.read(bytes, 0, length, offset);
    return bytes.buffer.slice(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The pipeline's result for the same file, read from disk. */
async function unpackable(path: string): Promise<string | null> {
  const source = {
    size: statSync(path).size,
    read: async (offset: number, length: number) => new Uint8Array(await read(path, offset, length)),
  };
  const { directory, problem } = await readZipDirectory(source);
  if (!directory) return problem.code;
  return planExtraction(directory).problems[0]?.code ?? null;
}

test.each(Object.entries(BUILDS))('%s passes, with its contents', async (name, spec) => {
  const path = join(folder, `${name}.zip`);
  writeBuild(path, spec);
  const { scan } = await scanBuild(fileAt(path));
  expect(scan?.fingerprint).toMatch(/^[0-9a-f]{64}$/);
  expect(scan?.inspection).toMatchObject({
    isLinuxDetected: spec.platform === 'Linux',
    plugin: { version: spec.plugin === 0 ? null : spec.plugin },
    wrappingFolder: spec.isWrapped === false ? null : expect.stringMatching(new RegExp(`^${spec.platform}`)),
  });
});

// The archives' own tests cover the two that write 2 GB of zeros or 300,000 entries.
const HOSTILE = HOSTILE_NAMES.filter((name) => !/^(entries-|bomb-honest|many-folders)/.test(name));

test.each(HOSTILE)('%s gets the same result before the upload as in the pipeline', async (name) => {
  const path = join(folder, `${name}.zip`);
  writeHostile(path, name);
  const expected = await unpackable(path);
  const { scan, unsafe } = await scanBuild(fileAt(path));
  expect(unsafe?.problem.code ?? null).toBe(expected);
  expect(scan === null).toBe(expected !== null);
  rmSync(path);
});

test('only the directory of a 50 GB archive with 100,000 entries is read, once and in slices', async () => {
  const path = join(folder, 'sparse.zip');
  writeSparseBuild(path, { bytes: 50 * GIB - MIB, entries: 100_000 });
  const told: ReadProgress[] = [];
  const { scan } = await scanBuild(fileAt(path), (progress) => told.push(progress));
  expect(scan?.inspection.fileCount).toBe(100_000);
  const last = told.at(-1);
  expect(last?.readBytes).toBe(last?.wantedBytes);
  expect(last?.readBytes).toBeLessThan(20 * MIB);
  expect(told.length).toBeGreaterThanOrEqual((last?.readBytes ?? 0) / (4 * MIB));
  expect(told.every(({ readBytes, wantedBytes }) => readBytes <= wantedBytes)).toBe(true);
  rmSync(path);
});

test('the same archive has the same fingerprint; different content or size changes it', async () => {
  const path = join(folder, 'original.zip');
  writeBuild(path, { platform: 'Windows', project: 'Harbour', engine: '5.4', plugin: 1 });
  const copy = join(folder, 'copy.zip');
  const original = readFileSync(path);
  const fingerprint = async (bytes: Buffer) => {
    writeFileSync(copy, bytes);
    return (await scanBuild(fileAt(copy))).scan?.fingerprint;
  };
  const expected = (await scanBuild(fileAt(path))).scan?.fingerprint;
  expect(await fingerprint(original)).toBe(expected);
  const changed = Buffer.from(original);
  // In the checksum of the last entry, as the directory has it.
  const at = changed.lastIndexOf('PK\u0001\u0002') + 16;
  changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
  const others = [await fingerprint(changed), await fingerprint(Buffer.concat([Buffer.alloc(1), original]))];
  expect(new Set([expected, ...others]).size).toBe(3);
});

test('the fingerprint is a hash of the size in 8 bytes, little endian, and the directory', async () => {
  const path = join(folder, 'published.zip');
  writeBuild(path, { platform: 'Windows', project: 'Harbour', engine: '5.4', plugin: 1 });
  const bytes = readFileSync(path);
  const size = Buffer.alloc(8);
  size.writeBigUInt64LE(BigInt(bytes.length));
  const end = bytes.lastIndexOf('PK\u0005\u0006');
  const directory = bytes.subarray(end - bytes.readUInt32LE(end + 12), end);
  const expected = createHash('sha256').update(size).update(directory).digest('hex');
  expect((await scanBuild(fileAt(path))).scan?.fingerprint).toBe(expected);
});
