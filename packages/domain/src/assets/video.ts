import type { Violation } from '../kit/index.ts';
import { MAX_VIDEO_SIDE } from './limits.ts';
import { readTracks } from './mp4-tracks.ts';
import { holdsOtherFile, numbersHoldOtherFile } from './other-files.ts';
import { videoViolations } from './violations.ts';

/** A video as its bytes describe it, in pixels. */
export interface Video {
  mediaType: 'video/mp4';
  width: number;
  height: number;
}

/** A file that is read in pieces, because videos are large. `read` returns exactly the requested number of bytes. */
export interface VideoFile {
  sizeBytes: number;
  read: (offset: number, bytes: number) => Promise<Uint8Array>;
}

/** Brands of files that browsers play as MP4 (ISO 14496-12 and -14). QuickTime and others are not included. */
const BRANDS = /^(?:iso[m2-9]|mp4[12]|avc1|dash|M4V[ PH]|MSNV|mmp4)$/;
/** Boxes allowed at the top level of a file. `uuid` and similar may contain anything, so they are searched. */
const SAMPLES = 'mdat';
const BESIDES = new Set(['free', 'skip', 'wide', 'uuid', 'udta', 'meta', 'pdin', 'emsg', 'prft']);
const INDEXES = new Set(['moof', 'mfra', 'sidx', 'ssix', 'styp']);
/** A fragment has two boxes; with fragments of two seconds this is half an hour. Each costs a read. */
const MOST_BOXES = 2_000;
const MOST_FTYP_BYTES = 1024;
const MOST_MOOV_BYTES = 16 * 1024 * 1024;
const MOST_BESIDES_BYTES = 4 * 1024 * 1024;
/** The end record of a ZIP archive with the longest comment. */
const ZIP_END_BYTES = 22;
const MOST_ZIP_COMMENT_BYTES = 65_535;

/**
 * Identifies a video by its bytes, whatever its name says: an MP4 whose boxes follow each other from the first byte to
 * the last, with a brand that browsers play, one track table with at least one video track, and nothing in or after it
 * that another program would accept as its own format.
 */
export async function readVideo(file: VideoFile): Promise<{ video: Video } | { violations: Violation[] }> {
  if (!(await beginsAsFilm(file))) return refused(videoViolations.type);
  const boxes = await readBoxes(file);
  if (boxes === null) return refused(videoViolations.damaged);
  const [first] = boxes;
  if (!first || !(await hasBrand(file, first))) return refused(videoViolations.type);
  const tables = boxes.filter(({ type }) => type === 'moov');
  const [table] = tables;
  if (!table || tables.length > 1 || table.bytes > MOST_MOOV_BYTES) return refused(videoViolations.damaged);
  if (!boxes.some(({ type }) => type === SAMPLES)) return refused(videoViolations.damaged);
  if (boxes.some(({ type }, at) => at > 0 && !isKnown(type))) return refused(videoViolations.damaged);
  if ((await hidesSomething(file, boxes)) || (await endsAsArchive(file))) return refused(videoViolations.notAlone);
  const moov = await file.read(table.offset, table.bytes);
  if (numbersHoldOtherFile(moov)) return refused(videoViolations.notAlone);
  const size = readTracks(moov);
  if (!size) return refused(videoViolations.damaged);
  if (size.width > MAX_VIDEO_SIDE || size.height > MAX_VIDEO_SIDE) return refused(videoViolations.tooManyPixels);
  return { video: { mediaType: 'video/mp4', ...size } };
}

const refused = (violation: Violation) => ({ violations: [violation] });

const isKnown = (type: string): boolean =>
  type === 'moov' || type === SAMPLES || BESIDES.has(type) || INDEXES.has(type);

/** Any other beginning is not a damaged video but a file that is only named like one. */
async function beginsAsFilm({ sizeBytes, read }: VideoFile): Promise<boolean> {
  return sizeBytes >= 8 && textOf((await read(0, 8)).subarray(4)) === 'ftyp';
}

/** A box without its header. */
interface Box {
  type: string;
  offset: number;
  bytes: number;
}

/** The boxes at the top level of a file; null if they do not fill it exactly or are too many. */
async function readBoxes({ sizeBytes, read }: VideoFile): Promise<Box[] | null> {
  const boxes: Box[] = [];
  for (let at = 0; at < sizeBytes;) {
    if (sizeBytes - at < 8 || boxes.length === MOST_BOXES) return null;
    const head = await read(at, Math.min(16, sizeBytes - at));
    const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
    const short = view.getUint32(0);
    const isLong = short === 1;
    if (isLong && head.length < 16) return null;
    // 0 would mean "to the end": a length that cannot be checked.
    const bytes = isLong ? Number(view.getBigUint64(8)) : short;
    const headBytes = isLong ? 16 : 8;
    if (bytes < headBytes || bytes > sizeBytes - at) return null;
    boxes.push({ type: textOf(head.subarray(4, 8)), offset: at + headBytes, bytes: bytes - headBytes });
    at += bytes;
  }
  return boxes;
}

async function hasBrand(file: VideoFile, { offset, bytes }: Box): Promise<boolean> {
  if (bytes < 8 || bytes > MOST_FTYP_BYTES || bytes % 4 !== 0) return false;
  const text = textOf(await file.read(offset, bytes));
  // The second word is the minor version of the first brand.
  const brands = [text.slice(0, 4), ...(text.slice(8).match(/[^]{4}/g) ?? [])];
  return brands.some((brand) => BRANDS.test(brand)) && !brands.includes('qt  ');
}

/**
 * Searches everything that is neither samples nor tables. If there is more of it than any program writes, the file is
 * refused unread.
 */
async function hidesSomething(file: VideoFile, boxes: readonly Box[]): Promise<boolean> {
  const besides = boxes.filter(({ type }) => BESIDES.has(type));
  if (besides.reduce((sum, { bytes }) => sum + bytes, 0) > MOST_BESIDES_BYTES) return true;
  for (const { offset, bytes } of besides) if (holdsOtherFile(await file.read(offset, bytes))) return true;
  return false;
}

/** Archives are found from their end, wherever they begin. */
async function endsAsArchive({ sizeBytes, read }: VideoFile): Promise<boolean> {
  const bytes = Math.min(sizeBytes, ZIP_END_BYTES + MOST_ZIP_COMMENT_BYTES);
  const tail = await read(sizeBytes - bytes, bytes);
  const view = new DataView(tail.buffer, tail.byteOffset, tail.byteLength);
  for (let at = 0; at + ZIP_END_BYTES <= bytes; at += 1) {
    const isEnd = tail[at] === 0x50 && view.getUint32(at) === 0x504b0506;
    // The signature occurs by chance now and then, but hardly ever with a comment length that fits.
    if (isEnd && at + ZIP_END_BYTES + view.getUint16(at + 20, true) <= bytes) return true;
  }
  return false;
}

const textOf = (bytes: Uint8Array): string => String.fromCharCode(...bytes);
