import { MAX_APP_NAME_LENGTH } from '@launchyard/domain/apps';
import { countFiles, type BuildInspection, type StartFile } from '@launchyard/domain/uploads';
import { uploadMessages } from '../messages.ts';

/**
 * The findings in a build, as the wizard shows them. `start` is the file that decides, if there is
 * one.
 */
export function buildFacts(inspection: BuildInspection, start: StartFile | null) {
  const { plugin, executables } = inspection;
  const path = start?.path ?? executables[0];
  return {
    files: countFiles(inspection.fileCount),
    executable: path === undefined ? null : fileNameOf(path),
    /** The folder as guides write it, without its parent folders. */
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
 * A suggested name, from the customer's script or executable. A script's is unchanged, because the
 * app must have the same name; in an executable's, characters not allowed in app names become `_`.
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
