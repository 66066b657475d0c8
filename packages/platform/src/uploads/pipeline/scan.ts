import { describeFinding, describeScan, uploadFailures } from '@launchyard/domain/uploads';
import type { Clock } from '../../kit/clock.ts';
import type { Folders } from '../../providers/files/folders.ts';
import type { VirusScanner } from '../../providers/scan/virus-scanner.ts';
import { tellCheck } from '../timeline/stages.ts';
import { archivePath, withArchive, type Archive } from './archive.ts';
import { readEntry } from './entry-stream.ts';
import { noteStage } from './note.ts';
import { StageFailure, type StageContext, type StageRunner } from './stage.ts';

interface ScanDeps {
  folders: Folders;
  scanner: VirusScanner;
  clock: Clock;
}

/**
 * Passes each unpacked file to the scanner, and then the archive itself. An archive that must not be unpacked is not
 * unpacked here either: the next stage refuses it, and until then nothing of it can be served. The note says what was
 * not scanned.
 */
export function scanStage({ folders, scanner, clock }: ScanDeps): StageRunner {
  return (context) =>
    withArchive(archivePath(folders, context.upload.id), async (archive) => {
      const totalBytes = context.upload.sizeBytes + (archive.plan?.totalBytes ?? 0);
      context.expectBytes(totalBytes);
      let seenBytes = 0;
      /** Returns whether the scanner covered all of it. */
      const scan = async (content: AsyncIterable<Buffer>, bytes: number, path: string | null) => {
        const verdict = await scanner.scan(
          watched(context, content, (read) => ((seenBytes += read) / totalBytes) * 100),
          bytes,
        );
        if (verdict.kind === 'clean') return true;
        if (verdict.kind === 'overLimit') {
          seenBytes += bytes;
          return false;
        }
        throw new StageFailure(uploadFailures.virusFound, describeFinding(verdict.finding, path, scanner.name));
      };
      const files = archive.plan?.files ?? [];
      const skipped: string[] = [];
      for (const { entryIndex, path, bytes } of files) {
        const entry = archive.entries[entryIndex];
        if (entry && !(await scan(readEntry(archive.file, entry), bytes, path))) skipped.push(path);
      }
      await scan(wholeFile(archive), context.upload.sizeBytes, null);
      const detail = describeScan(scanner.assurance, files.length, skipped);
      const note = noteStage(context, 'scan', detail);
      const told = tellCheck(context, clock, {
        stage: 'scan',
        checkedBytes: totalBytes,
        checkedItems: files.length - skipped.length,
        finding: `${scanner.name}: ${detail}`,
      });
      return async (tx) => {
        await note(tx);
        await told(tx);
      };
    });
}

const wholeFile = ({ file }: Archive): AsyncIterable<Buffer> =>
  file.createReadStream({ start: 0, autoClose: false, highWaterMark: 1024 * 1024 });

/** Passes the content on and reports progress, so that it stops with the stage. */
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
