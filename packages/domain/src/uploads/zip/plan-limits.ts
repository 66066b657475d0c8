import { MIB } from '../../kit/index.ts';
import { MAX_UPLOAD_BYTES } from '../limits.ts';
import { DIRECTORY_LIMITS } from './limits.ts';

/** What an archive may unpack to. */
export interface ExtractionLimits {
  /** Of all files together, unpacked. */
  maxTotalBytes: number;
  /** Entries, and separately folders, including implied ones. */
  maxEntries: number;
  /** Folders above a file, plus the file. */
  maxDepth: number;
  maxSegmentBytes: number;
  maxPathBytes: number;
  /** The maximum ratio of unpacked to packed size, for a file and for all files… */
  maxRatio: number;
  /** …once they are larger than this. */
  ratioFreeBytes: number;
  /** Compression methods that the unpacker supports. */
  methods: readonly number[];
}

/**
 * Common file systems limit names to 255 bytes. Deflate cannot exceed a ratio of 1,032; game data stays below 20, text
 * below 100. Four times the largest upload is far above any packaged build, whose large files are already compressed.
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
