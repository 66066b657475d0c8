import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inspectBuild } from '@launchyard/domain/uploads/build';
import { planExtraction, readZipDirectory } from '@launchyard/domain/uploads/zip';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { writeHostile } from './index.ts';
import { bytesSource, counted } from './reading.ts';

const SUBJECTS = ['ok', 'zip64-not-needed', 'prefixed-zip64-offsets-wrong', 'names-unicode-path', 'comment-fake-end'];
const archives = SUBJECTS.map(bytesOf);
const DIRECTORY_AND_END = 1000;
const TAIL_BYTES = 64 * 1024 + 128;

function bytesOf(name: string): Buffer {
  const folder = mkdtempSync(join(tmpdir(), 'robust-'));
  const path = join(folder, 'archive.zip');
  writeHostile(path, name);
  const bytes = readFileSync(path);
  rmSync(folder, { recursive: true });
  return bytes;
}

/** Reads, inspects and plans. `counted` throws on reads outside the archive; nothing here may throw. */
async function judge(bytes: Uint8Array) {
  const { source, cost } = counted(bytesSource(bytes));
  const { directory } = await readZipDirectory(source);
  expect(cost.bytesRead).toBeLessThanOrEqual(TAIL_BYTES + (directory?.length ?? bytes.length));
  if (!directory) return;
  inspectBuild(directory.entries);
  for (const { path, bytes: size } of planExtraction(directory).plan?.files ?? []) {
    // oxlint-disable-next-line no-control-regex -- control characters must not get through
    expect(path).not.toMatch(/^\/|\\|:|[\u0000-\u001f]|(?:^|\/)(?:\.{0,2})(?:\/|$)/);
    expect(Number.isSafeInteger(size) && size >= 0).toBe(true);
  }
}

const archive = fc.constantFrom(...archives);
/**
 * An offset from the end, mostly within the directory and the end records, and the byte to write there, biased
 * towards meaningful values.
 */
const change = fc.tuple(
  fc.oneof(fc.nat(DIRECTORY_AND_END), fc.nat(120), fc.nat(70_000)),
  fc.oneof(fc.constantFrom(0x00, 0xff, 0x7f, 0x80, 0x2e, 0x2f, 0x50), fc.integer({ min: 0, max: 255 })),
);

test('an archive with any bytes changed is read or refused, within its limits', async () => {
  const changes = fc.array(change, { minLength: 1, maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(archive, changes, async (original, list) => {
      const bytes = Uint8Array.from(original);
      for (const [fromEnd, value] of list) if (fromEnd < bytes.length) bytes[bytes.length - 1 - fromEnd] = value;
      await judge(bytes);
    }),
    { seed: 20240101, numRuns: 3000 },
  );
});

test('an archive with any piece removed or repeated is read or refused', async () => {
  const piece = fc.record({ from: fc.nat(2000), length: fc.nat(200), isRepeated: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(archive, piece, async (original, { from, length, isRepeated }) => {
      const start = Math.max(0, original.length - from);
      const rest = isRepeated ? original.subarray(start) : original.subarray(start + length);
      await judge(Buffer.concat([original.subarray(0, isRepeated ? start + length : start), rest]));
    }),
    { seed: 20240102, numRuns: 1500 },
  );
});

test('random bytes are refused', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), (bytes) => judge(bytes)),
    { seed: 20240103, numRuns: 500 },
  );
});

test('a truncated archive is refused', async () => {
  const whole = bytesOf('ok');
  for (let length = 0; length < whole.length; length++) {
    const { problem } = await readZipDirectory(counted(bytesSource(whole.subarray(0, length))).source);
    expect(problem).not.toBeNull();
  }
});
