import type { PluginFindings } from './plugin.ts';

/** Applications §3, PsPluginInfo: the four traces that the plugin and its second version leave in a build. */
export interface PluginInfo {
  isInManifest: boolean;
  hasFolder: boolean;
  isVersion2InManifest: boolean;
  hasVersion2Folder: boolean;
}

/** Whether a file is one of the manifests that packaging leaves at the top of a build. */
export const isManifest = (path: string): boolean => /(?:^|\/)Manifest_[A-Za-z]*Files_[^/]*\.txt$/i.test(path);

/** Combines the plugin folders with the given texts of the manifests. */
export function readPluginInfo(folders: PluginFindings, manifests: readonly string[]): PluginInfo {
  const names = (descriptor: RegExp) => manifests.some((text) => descriptor.test(text));
  return {
    isInManifest: names(/(?:^|[\\/])PixelStreaming\.uplugin\b/im),
    hasFolder: folders.version1Folders.length > 0,
    isVersion2InManifest: names(/(?:^|[\\/])PixelStreaming2\.uplugin\b/im),
    hasVersion2Folder: folders.version2Folders.length > 0,
  };
}

/** One version’s traces in words: `in the manifest, with its folder`. */
export function describeTraces(isInManifest: boolean, hasFolder: boolean): string {
  if (isInManifest) return hasFolder ? 'in the manifest, with its folder' : 'in the manifest, without its folder';
  return hasFolder ? 'with its folder, but not in the manifest' : 'neither in the manifest nor with a folder';
}
