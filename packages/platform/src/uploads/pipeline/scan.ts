import { uploadFailures } from '@launchyard/domain/uploads';
import type { Folders } from '../../providers/files/folders.ts';
import type { VirusScanner } from '../../providers/scan/virusScanner.ts';
import { archivePath, withArchive, type Archive } from './archive.ts';
import { readEntry } from './entryStream.ts';
import { noteStage } from './note.ts';
import { StageFailure, type StageContext, type StageRunner } from './stage.ts';

/**
 * Shows the scanner the archive as it lies there, and then each file as it unpacks. An archive that must not be unpacked is not unpacked
 * here either: the next stage refuses it, and until then nobody can be served from it.
 */
export function scanStage({ folders, scanner }: { folders: Folders; scanner: VirusScanner }): StageRunner {
  return (context) =>
    withArchive(archivePath(folders, context.upload.id), async (archive) => {
      const totalBytes = context.upload.sizeBytes + (archive.plan?.totalBytes ?? 0);
      let seenBytes = 0;
      const scan = async (content: AsyncIterable<Buffer>, name: string) => {
        const finding = await scanner.scan(
          watched(context, content, (bytes) => ((seenBytes += bytes) / totalBytes) * 100),
        );
        if (finding === null) return;
        throw new StageFailure(uploadFailures.virusFound, `${finding} in ${name} (${scanner.name})`);
      };
      await scan(wholeFile(archive), 'the archive');
      for (const { entryIndex, path } of archive.plan?.files ?? []) {
        const entry = archive.entries[entryIndex];
        if (entry) await scan(readEntry(archive.file, entry), JSON.stringify(path));
      }
      return noteStage(context, 'scan', scanner.assurance);
    });
}

const wholeFile = ({ file }: Archive): AsyncIterable<Buffer> =>
  file.createReadStream({ start: 0, autoClose: false, highWaterMark: 1024 * 1024 });

/** Passes the content on, and reports how far it is; so it stops with the stage. */
async function* watched(
  { report, signal }: StageContext,
  content: AsyncIterable<Buffer>,
  advance: (bytes: number) => number,
): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    signal.throwIfAborted();
    yield chunk;
    await report(advance(chunk.length));
  }
}
