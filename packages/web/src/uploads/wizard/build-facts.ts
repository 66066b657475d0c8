import { MAX_APP_NAME_LENGTH } from '@launchyard/domain/apps';
import { countFiles, type BuildInspection, type StartFile } from '@launchyard/domain/uploads';
import { uploadMessages } from '../messages.ts';

/** What was found in a build, as the wizard says it. `start` is the file that decides, if there is one. */
export function buildFacts(inspection: BuildInspection, start: StartFile | null) {
  const { plugin, executables } = inspection;
  const path = start?.path ?? executables[0];
  return {
    files: countFiles(inspection.fileCount),
    executable: path === undefined ? null : fileNameOf(path),
    /** The folder as it is written in guides, without what lies before it. */
    plugin: pluginText(plugin),
  };
}

const fileNameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function pluginText({ version, hasBoth, version1Folders, version2Folders }: BuildInspection['plugin']): string | null {
  const [folder] = version === 2 ? version2Folders : version1Folders;
  if (folder === undefined) return null;
  const shown = folder.slice(folder.toLowerCase().lastIndexOf('samples/'));
  return hasBoth ? uploadMessages.pluginBoth(shown) : shown;
}

/**
 * A name to begin with: that of the script or the executable, which the customer gave it. A script's stays as it is, since the app must be
 * named like it; in an executable's what no app name may have becomes `_`.
 */
export function suggestedName(start: StartFile | null): string {
  if (start === null) return '';
  const name = fileNameOf(start.path);
  if (/\.sh$/i.test(name)) return name.slice(0, -'.sh'.length);
  return name
    .replace(/\.exe$/i, '')
    .replaceAll(/[^A-Za-z0-9_]+/g, '_')
    .slice(0, MAX_APP_NAME_LENGTH);
}
