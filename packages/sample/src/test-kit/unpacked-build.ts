import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { LOCAL_HEADER_BYTES, measureLocalHeader, readZipDirectory } from '@launchyard/domain/uploads/zip';
import { makeSampleBuild } from '../index.ts';

export interface UnpackedBuild {
  folder: string;
  archive: string;
  remove(): Promise<void>;
}

/** Makes a sample build called Harbour and unpacks it, with the modes that its entries ask for. */
export async function unpackBuild(): Promise<UnpackedBuild> {
  const root = await mkdtemp(join(tmpdir(), 'launchyard sample-'));
  const archive = join(root, 'build.zip');
  await makeSampleBuild(archive, { appName: 'Harbour' });
  const folder = join(root, 'a folder with "quotes" and spaces');
  const bytes = await readFile(archive);
  const read = async (offset: number, length: number) => bytes.subarray(offset, offset + length);
  const { directory } = await readZipDirectory({ size: bytes.length, read });
  if (!directory) throw new Error('the sample build is no ZIP');
  for (const { name, unixMode, localHeaderOffset, compressedBytes } of directory.entries) {
    const header = bytes.subarray(localHeaderOffset, localHeaderOffset + LOCAL_HEADER_BYTES);
    const headerBytes = measureLocalHeader(header);
    if (headerBytes === null) throw new Error(`${name} has no local header`);
    const start = localHeaderOffset + headerBytes;
    const path = join(folder, name);
    await mkdir(dirname(path), { recursive: true });
    const content = inflateRawSync(bytes.subarray(start, start + compressedBytes));
    await writeFile(path, content, { mode: (unixMode ?? 0) & 0o777 });
  }
  return { folder, archive, remove: () => rm(root, { recursive: true }) };
}
