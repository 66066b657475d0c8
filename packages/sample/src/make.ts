import { rename, writeFile } from 'node:fs/promises';
import { checkAppName } from '@launchyard/domain/apps';
import { bundleStreamer } from './bundle.ts';
import { findWebRtc, readWebSocketLicence } from './native.ts';
import { binding, engineNote, manifest, readme, samplesNote, startScript } from './texts.ts';
import { zip, type ZipEntry } from './zip.ts';

/**
 * Writes the sample build as a ZIP: the layout of a packaged Linux build with the Pixel Streaming plugin, about 10 MB. Its
 * root script is named after the app, as applications §5 requires. Equal inputs make equal bytes. The file appears when
 * it is complete. Its script passes `arguments` (words without quotes) before its own. Throws a RangeError for an invalid app name, and a sentence where the build cannot be made.
 */
export async function makeSampleBuild(
  file: string,
  { appName, arguments: given = [] }: { appName: string; arguments?: readonly string[] },
): Promise<void> {
  const [violation] = checkAppName(appName);
  if (violation) throw new RangeError(violation.message);
  const archive = await zip(await listEntries(appName, given));
  await writeFile(`${file}.part`, archive);
  await rename(`${file}.part`, file);
}

async function listEntries(appName: string, given: readonly string[]): Promise<ZipEntry[]> {
  const [streamer, webRtc, licence] = await Promise.all([bundleStreamer(), findWebRtc(), readWebSocketLicence()]);
  const folder = `${appName}/Content/Streamer`;
  const files = [
    text('README.txt', readme(appName)),
    text('Engine/README.txt', engineNote),
    { name: `${appName}/Binaries/Linux/wrtc.node`, content: webRtc.native, isProgram: true },
    ...[...streamer].map(([name, code]) => text(`${folder}/${name}`, code)),
    { name: `${folder}/LICENSE-ws.txt`, content: licence },
    ...[...webRtc.files].map(([name, content]) => ({
      name: `${folder}/node_modules/@roamhq/wrtc/${name}`,
      content: name === 'lib/binding.js' ? Buffer.from(binding) : content,
    })),
    text(`${appName}/Samples/PixelStreaming/WebServers/README.txt`, samplesNote),
  ];
  return [
    { ...text(`${appName}.sh`, startScript(appName, given)), isProgram: true },
    text('Manifest_NonUFSFiles_Linux.txt', manifest(files.map(({ name }) => name))),
    text('Manifest_UFSFiles_Linux.txt', manifest(contentNames(appName))),
    ...files,
  ];
}

/** What packaging puts into packs. The plugin’s descriptor there is how the services recognise it (applications §3). */
const contentNames = (appName: string): string[] => [
  `${appName}/${appName}.uproject`,
  'Engine/Plugins/Media/PixelStreaming/PixelStreaming/PixelStreaming.uplugin',
];

const text = (name: string, content: string): ZipEntry => ({ name, content: Buffer.from(content) });
