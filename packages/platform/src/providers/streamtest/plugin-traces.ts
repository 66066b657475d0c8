import {
  isManifest,
  readPluginInfo,
  type BuildEntry,
  type BuildInspection,
  type PluginInfo,
} from '@launchyard/domain/uploads';
import { readHead } from './read-head.ts';

/** At most this much of a manifest is read: those of large builds have some megabytes. */
const MANIFEST_BYTES = 8 * 1024 * 1024;
/** Packaging leaves two or three. */
const MOST_MANIFESTS = 6;

/** What the plugin left in an unpacked build: folders, and lines in the manifests. */
export async function readPluginTraces(
  folder: string,
  files: Iterable<Pick<BuildEntry, 'name'>>,
  { plugin }: Pick<BuildInspection, 'plugin'>,
): Promise<PluginInfo> {
  const manifests: string[] = [];
  for (const { name } of files) {
    if (!isManifest(name)) continue;
    // Each byte as one character: the search text is plain ASCII.
    manifests.push((await readHead(folder, name, MANIFEST_BYTES)).toString('latin1'));
    if (manifests.length === MOST_MANIFESTS) break;
  }
  return readPluginInfo(plugin, manifests);
}
