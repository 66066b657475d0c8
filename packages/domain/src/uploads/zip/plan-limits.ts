import { MIB } from '../../kit/index.ts';
import { MAX_UPLOAD_BYTES } from '../limits.ts';
import { DIRECTORY_LIMITS } from './limits.ts';

/** What an archive may unpack to. */
export interface ExtractionLimits {
  /** Of all files together, unpacked. */
  maxTotalBytes: number;
  /** Entries, and likewise folders, the implied ones included. */
  maxEntries: number;
  /** Folders above a file, plus the file. */
  maxDepth: number;
  maxSegmentBytes: number;
  maxPathBytes: number;
  /** How many times larger than packed a file, or all files, may become… */
  maxRatio: number;
  /** …once they become larger than this. */
  ratioFreeBytes: number;
  /** Compression methods that the unpacker at hand can read. */
  methods: readonly number[];
}

/**
 * 255 bytes is what file systems take for a name. Deflate cannot exceed a ratio of 1,032; game data stays below 20,
 * text below 100. Four times the largest upload is far above any packaged build, whose large files are compressed
 * already.
 */
export const EXTRACTION_LIMITS: ExtractionLimits = {
  maxTotalBytes: 4 * MAX_UPLOAD_BYTES,
  maxEntries: DIRECTORY_LIMITS.maxEntries,
  maxDepth: 64,
  maxSegmentBytes: 255,
  maxPathBytes: 1024,
  maxRatio: 200,
  ratioFreeBytes: 16 * MIB,
  methods: [0, 8],
};
