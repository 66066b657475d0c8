import { checkAssetFile, readPicture, readVideo } from '@launchyard/domain/assets';
import { tabKinds, type LibraryTab } from './tabs.ts';

/** Why a file cannot come into a list, in the product's words; null when nothing speaks against it. Rejects when it cannot be read. */
export async function judgeFile(tab: LibraryTab, file: File): Promise<string | null> {
  const kind = tabKinds[tab].rule;
  const [beforeReading] = checkAssetFile({ kind, fileName: file.name, sizeBytes: file.size });
  if (beforeReading) return beforeReading.message;
  const reading =
    kind === 'image'
      ? readPicture(new Uint8Array(await file.arrayBuffer()), { takesGif: true })
      : await readVideo({
          sizeBytes: file.size,
          read: async (offset, bytes) => new Uint8Array(await file.slice(offset, offset + bytes).arrayBuffer()),
        });
  return 'violations' in reading ? (reading.violations[0]?.message ?? null) : null;
}
