import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  content: Buffer;
  isProgram?: boolean;
}

const deflate = promisify(deflateRaw);
const UTF8 = 0x800;
const DEFLATED = 8;
const VERSION = 20;
const MADE_ON_UNIX = (3 << 8) | VERSION;
/** 1 January 2024, midnight, so that the same entries make the same bytes. */
const TIME = 0;
const DATE = ((2024 - 1980) << 9) | (1 << 5) | 1;
/** The Unix mode is in the high half. Multiplied, because shifting would make it negative. */
const MODES = { file: 0o100644 * 0x10000, program: 0o100755 * 0x10000 };

/** A ZIP of these entries, in their order. All of it is in memory: for builds of megabytes, at most 4 GB. */
export async function zip(entries: readonly ZipEntry[]): Promise<Buffer> {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const packed = await deflate(entry.content);
    const header = describe(entry, packed);
    const name = Buffer.from(entry.name);
    const local = [fields([4, 0x04034b50], [2, VERSION]), header, name, packed];
    const attributes = entry.isProgram ? MODES.program : MODES.file;
    // Between the lengths and the attributes: no comment, the first disk, no special kind of text.
    const tail = fields([2, 0], [2, 0], [2, 0], [4, attributes], [4, offset]);
    directory.push(fields([4, 0x02014b50], [2, MADE_ON_UNIX], [2, VERSION]), header, tail, name);
    parts.push(...local);
    offset += bytesOf(local);
  }
  const size = bytesOf(directory);
  const count = entries.length;
  const end = fields([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count], [4, size], [4, offset], [2, 0]);
  return Buffer.concat([...parts, ...directory, end]);
}

/** The fields that a local header and the directory share. */
function describe({ name, content }: ZipEntry, packed: Buffer): Buffer {
  return fields(
    [2, UTF8],
    [2, DEFLATED],
    [2, TIME],
    [2, DATE],
    [4, crc32(content)],
    [4, packed.length],
    [4, content.length],
    [2, Buffer.byteLength(name)],
    [2, 0],
  );
}

/** Little-endian numbers of 2 or 4 bytes. */
function fields(...values: [bytes: 2 | 4, value: number][]): Buffer {
  return Buffer.concat(
    values.map(([bytes, value]) => {
      const field = Buffer.alloc(bytes);
      field.writeUIntLE(value, 0, bytes);
      return field;
    }),
  );
}

const bytesOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);
