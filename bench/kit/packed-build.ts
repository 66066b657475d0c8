import { deflateRawSync } from 'node:zlib';
import { KIB, MIB } from '@launchyard/domain/kit';
import { ArchiveWriter, METHODS } from '@launchyard/testing/archives/index';

const LARGE_BYTES = 32 * MIB;
/** The share of all bytes in large files. */
const LARGE_SHARE = 2 / 3;
const FILES_PER_FOLDER = 50;

/**
 * Writes a build with this many files and realistic contents: most bytes are in large files, every second of which is
 * already compressed; the rest is in thousands of small files that shrink to a third. Everything is deflated.
 */
export function writePackedBuild(path: string, { bytes, files }: { bytes: number; files: number }): void {
  const large = Math.max(1, Math.round((bytes * LARGE_SHARE) / LARGE_BYTES));
  const small = files - large;
  const smallBytes = Math.max(KIB, Math.round((bytes - large * LARGE_BYTES) / small));
  const contents = {
    dense: packed(noise(LARGE_BYTES, 256)),
    loose: packed(noise(LARGE_BYTES, 16)),
    small: packed(noise(smallBytes, 6)),
  };
  const archive = new ArchiveWriter(path);
  const add = (name: string, { content, deflated }: { content: Buffer; deflated: Buffer }) =>
    archive.addFile(name, content, { method: METHODS.deflated, packed: deflated });
  for (let i = 0; i < large; i++) {
    add(`Windows/Game/Content/Paks/pak${i}.ucas`, i % 2 === 0 ? contents.dense : contents.loose);
  }
  for (let i = 0; i < small; i++) {
    add(`Windows/Game/Content/Maps/folder-${Math.floor(i / FILES_PER_FOLDER)}/part-${i}.uasset`, contents.small);
  }
  archive.finish();
}

const packed = (content: Buffer) => ({ content, deflated: deflateRawSync(content) });

/** Random letters of an alphabet of this size. A smaller alphabet compresses better. */
function noise(bytes: number, alphabet: number): Buffer {
  let state = 1;
  const content = Buffer.alloc(bytes);
  for (let i = 0; i < bytes; i++) {
    // Xorshift: deflate finds no pattern in it.
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    content[i] = (state >>> 8) % alphabet;
  }
  return content;
}
