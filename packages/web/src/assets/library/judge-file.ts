import { ASSET_RULES, checkAssetFile, readPicture, readVideo } from '@launchyard/domain/assets';
import { listKinds, type LibraryList } from './tabs.ts';

/**
 * Why a list does not accept a file, in the product's words; null if it does. Rejects if the file
 * is unreadable.
 */
export async function judgeFile(list: LibraryList, file: File): Promise<string | null> {
  const kind = listKinds[list].rule;
  const [beforeReading] = checkAssetFile({ kind, fileName: file.name, sizeBytes: file.size });
  if (beforeReading) return beforeReading.message;
  const reading =
    kind !== 'video'
      ? readPicture(new Uint8Array(await file.arrayBuffer()), ASSET_RULES[kind].mediaTypes)
      : await readVideo({
          sizeBytes: file.size,
          read: async (offset, bytes) => new Uint8Array(await file.slice(offset, offset + bytes).arrayBuffer()),
        });
  return 'violations' in reading ? (reading.violations[0]?.message ?? null) : null;
}
