import type { AppVersionDetails } from '@launchyard/contract/apps';
import { MOST_EXECUTABLES_TOLD } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';

type Contents = NonNullable<AppVersionDetails['contents']>;

const PluginTraces = builder.objectRef<Contents>('PluginTraces').implement({
  description: 'What the pixel-streaming plugin left in a build. One that cannot stream has none of the first version.',
  fields: (t) => ({
    hasPlugin: t.boolean({
      description: 'Whether the folder of either version is there.',
      resolve: ({ pluginFolder }) => pluginFolder !== null,
    }),
    rootFolder: t.exposeString('pluginFolder', {
      nullable: true,
      description:
        'The folder `Samples/PixelStreaming/` as in the archive, or that of version 2 where it is there alone; null where there is none.',
    }),
    isInManifest: t.boolean({
      description: 'Whether a manifest names the plugin.',
      resolve: ({ pluginInfo }) => pluginInfo.isInManifest,
    }),
    hasFolder: t.boolean({
      description: 'Whether `Samples/PixelStreaming/` is there.',
      resolve: ({ pluginInfo }) => pluginInfo.hasFolder,
    }),
    isVersion2InManifest: t.boolean({
      description: 'Whether a manifest names version 2 of the plugin.',
      resolve: ({ pluginInfo }) => pluginInfo.isVersion2InManifest,
    }),
    hasVersion2Folder: t.boolean({
      description: 'Whether `Samples/PixelStreaming2/` is there.',
      resolve: ({ pluginInfo }) => pluginInfo.hasVersion2Folder,
    }),
  }),
});

export const BuildContentsType = builder.objectRef<Contents>('BuildContents').implement({
  description: 'What a build holds, by its file names and manifests, as it was unpacked. All paths as in its ZIP.',
  fields: (t) => ({
    defaultExecutable: t.exposeString('defaultExecutable', {
      nullable: true,
      description: 'What is started: an executable, or the script of a Linux build. Null where nothing suits.',
    }),
    executables: t.exposeStringList('executables', {
      description: `Its executables for Windows, without installers and the turn server, ${MOST_EXECUTABLES_TOLD} at most.`,
    }),
    executableCount: t.exposeInt('executableCount', { description: 'How many executables it has in all.' }),
    plugin: t.field({
      type: PluginTraces,
      description: 'The traces of the plugin that streams it.',
      resolve: (contents) => contents,
    }),
  }),
});
