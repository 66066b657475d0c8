import type { BuildInspection } from '@launchyard/domain/uploads';
import { formatCount } from '../../kit/format.ts';
import { uploadMessages } from '../messages.ts';

/** What was found in a build, as the wizard says it. */
export function buildFacts(inspection: BuildInspection, isLinux: boolean) {
  const { plugin, defaultExecutable, executables, rootScripts } = inspection;
  const executable = isLinux ? rootScripts[0] : (defaultExecutable ?? executables[0]);
  return {
    files: uploadMessages.files(formatCount(inspection.fileCount)),
    executable: executable === undefined ? null : executable.slice(executable.lastIndexOf('/') + 1),
    plugin: pluginText(plugin),
  };
}

function pluginText({ version, hasBoth, version1Folders, version2Folders }: BuildInspection['plugin']): string | null {
  const [folder] = version === 2 ? version2Folders : version1Folders;
  if (folder === undefined) return null;
  const shown = folder.slice(folder.toLowerCase().lastIndexOf('samples/'));
  return hasBoth ? uploadMessages.pluginBoth(shown) : shown;
}

/** A name to begin with: that of the script or the executable, which the customer gave it, where it can be an app's name. */
export function suggestedName(inspection: BuildInspection, isLinux: boolean): string {
  const { executable } = buildFacts(inspection, isLinux);
  return (executable ?? '').replace(/\.(exe|sh)$/i, '');
}
