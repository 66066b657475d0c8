import { ChevronRight } from 'lucide-react';
import { formatBytes } from '@launchyard/domain/kit';
import type { StorageUsage } from '@launchyard/domain/plans';
import type { BuildInspection, BuildJudgement } from '@launchyard/domain/uploads';
import { formatCount } from '../../kit/format.ts';
import { kitMessages } from '../../kit/messages.ts';
import { uploadMessages } from '../messages.ts';
import { StorageBar } from '../StorageBar.tsx';
import styles from './BuildDetails.module.css';

interface Props {
  inspection: BuildInspection;
  judgement: BuildJudgement;
  sizeBytes: number;
  storage: StorageUsage | null;
}

/**
 * All findings, for users who want to know why: the file that decides, what else there is, and the
 * storage it needs.
 */
export function BuildDetails({ inspection, judgement, sizeBytes, storage }: Props) {
  return (
    <details className={styles['details']}>
      <summary>
        <ChevronRight size={15} aria-hidden />
        {uploadMessages.whatWasFound}
      </summary>
      <dl className={styles['facts']}>
        {factsOf(inspection, judgement, sizeBytes).map(({ label, lines }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {lines.map((line) => (
                <span key={line}>{line}</span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
      <StorageBar storage={storage} sizeBytes={sizeBytes} isReserved={false} />
    </details>
  );
}

interface Fact {
  label: string;
  lines: readonly string[];
}

/** Beyond this number, paths are only counted. */
const PATHS_SHOWN = 5;

function factsOf(inspection: BuildInspection, judgement: BuildJudgement, sizeBytes: number): Fact[] {
  const { executables, rootScripts, plugin, wrappingFolder, fileCount, totalBytes } = inspection;
  const { start } = judgement;
  const others = executables.filter((path) => path !== start?.path);
  const words = uploadMessages.found;
  return [
    { label: words.build, lines: [buildText(judgement)] },
    { label: words.starts, lines: start ? [start.path, words.reason[start.reason]] : [uploadMessages.notFound] },
    { label: words.others, lines: pathLines(others) },
    { label: words.scripts, lines: pathLines(rootScripts) },
    { label: words.plugin, lines: pluginLines(plugin) },
    { label: words.layout, lines: [wrappingFolder === null ? words.unwrapped : words.wrapped(wrappingFolder)] },
    { label: words.files, lines: [formatCount(fileCount)] },
    { label: words.size, lines: [words.sizes(formatBytes(sizeBytes), formatBytes(totalBytes))] },
  ].filter(({ lines }) => lines.length > 0);
}

function buildText({ isLinuxBuild }: BuildJudgement): string {
  if (isLinuxBuild === null) return uploadMessages.found.undecided;
  return kitMessages.build[isLinuxBuild ? 'LINUX' : 'WINDOWS'];
}

function pluginLines({ version, hasBoth, version1Folders, version2Folders }: BuildInspection['plugin']): string[] {
  if (version === null) return [uploadMessages.notFound];
  const folders = version === 1 ? version1Folders : version2Folders;
  const lines = [uploadMessages.found.pluginVersion(version), ...pathLines(folders)];
  return hasBoth ? [...lines, uploadMessages.found.pluginBoth, ...pathLines(version2Folders)] : lines;
}

function pathLines(paths: readonly string[]): string[] {
  const left = paths.length - PATHS_SHOWN;
  const shown = paths.slice(0, PATHS_SHOWN);
  return left > 0 ? [...shown, uploadMessages.found.more(formatCount(left))] : shown;
}
