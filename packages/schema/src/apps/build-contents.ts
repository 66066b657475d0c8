import type { AppVersionDetails } from '@launchyard/contract/apps';
import { MOST_EXECUTABLES_TOLD } from '@launchyard/domain/uploads';
import { builder } from '../kit/builder.ts';

type Contents = NonNullable<AppVersionDetails['contents']>;

const PluginTraces = builder.objectRef<Contents>('PluginTraces').implement({
  description: 'Traces of the pixel-streaming plugin in a build. A build without the first version cannot be streamed.',
  fields: (t) => ({
    hasPlugin: t.boolean({
      description: 'Whether the folder of either version exists.',
      resolve: ({ pluginFolder }) => pluginFolder !== null,
    }),
    rootFolder: t.exposeString('pluginFolder', {
      nullable: true,
      description:
        'The path of `Samples/PixelStreaming/` in the archive, or of version 2 if only that exists. Null when there is none.',
    }),
    isInManifest: t.boolean({
      description: 'Whether a manifest names the plugin.',
      resolve: ({ pluginInfo }) => pluginInfo.isInManifest,
    }),
    hasFolder: t.boolean({
      description: 'Whether `Samples/PixelStreaming/` exists.',
      resolve: ({ pluginInfo }) => pluginInfo.hasFolder,
    }),
    isVersion2InManifest: t.boolean({
      description: 'Whether a manifest names version 2 of the plugin.',
      resolve: ({ pluginInfo }) => pluginInfo.isVersion2InManifest,
    }),
    hasVersion2Folder: t.boolean({
      description: 'Whether `Samples/PixelStreaming2/` exists.',
      resolve: ({ pluginInfo }) => pluginInfo.hasVersion2Folder,
    }),
  }),
});

export const BuildContentsType = builder.objectRef<Contents>('BuildContents').implement({
  description: 'The contents of a build, by its file names and manifests. Paths are those in the ZIP.',
  fields: (t) => ({
    defaultExecutable: t.exposeString('defaultExecutable', {
      nullable: true,
      description:
        'The file that starts the application: an executable, or the script of a Linux build. Null when there is none.',
    }),
    executables: t.exposeStringList('executables', {
      description: `Its executables for Windows, without installers and the turn server, ${MOST_EXECUTABLES_TOLD} at most.`,
    }),
    executableCount: t.exposeInt('executableCount', { description: 'The number of executables.' }),
    plugin: t.field({
      type: PluginTraces,
      description: 'Traces of the pixel-streaming plugin.',
      resolve: (contents) => contents,
    }),
  }),
});
