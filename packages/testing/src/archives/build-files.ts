import type { BuildSpec } from './build-spec.ts';
import { buildTexts } from './build-texts.ts';

const KIB = 1024;
const MIB = 1024 * KIB;

/** One file of a build. The size is fixed if it is the same in every build; otherwise it is a share of the remaining total. */
export interface BuildFile {
  name: string;
  size: { bytes: number } | { share: number };
  isProgram: boolean;
  /** Set for files whose contents matter: scripts and manifests. */
  text?: string;
}

/** The folder that packaging creates: `WindowsNoEditor`, `LinuxNoEditor`, `Windows`, `Linux`. */
export function stagingFolder({ platform, engine }: BuildSpec): string {
  return engine === '4.27' ? `${platform}NoEditor` : platform;
}

/** The files of a packaged build, relative to its staging folder. */
export function buildFiles(spec: BuildSpec): BuildFile[] {
  const files = [...engineFiles(spec), ...projectFiles(spec), ...pluginFiles(spec)];
  return [...rootFiles(spec, files), ...files];
}

const fixed = (name: string, bytes: number): BuildFile => ({ name, size: { bytes }, isProgram: false });
const program = (name: string, bytes: number): BuildFile => ({ name, size: { bytes }, isProgram: true });
const shared = (name: string, share: number): BuildFile => ({ name, size: { share }, isProgram: false });

function withText(file: BuildFile, text: string): BuildFile {
  return { ...file, text, size: { bytes: Buffer.byteLength(text) } };
}

function rootFiles(spec: BuildSpec, others: BuildFile[]): BuildFile[] {
  const { project, platform } = spec;
  const binaries = platform === 'Linux' ? 'Linux' : 'Win64';
  const texts = buildTexts(
    spec,
    others.map((file) => file.name),
  );
  return [
    platform === 'Linux'
      ? withText(program(`${project}.sh`, 0), texts.startScript)
      : program(`${project}.exe`, 180 * KIB),
    withText(fixed(`Manifest_NonUFSFiles_${binaries}.txt`, 0), texts.fileManifest),
    withText(fixed(`Manifest_UFSFiles_${binaries}.txt`, 0), texts.contentManifest),
  ];
}

function engineFiles({ platform, engine }: BuildSpec): BuildFile[] {
  const fonts = Array.from({ length: 120 }, (_, i) => fixed(`Engine/Content/Slate/Fonts/Face-${i}.ufont`, 60 * KIB));
  const libraries = 'Engine/Binaries/ThirdParty';
  if (platform === 'Linux') {
    return [
      program('Engine/Binaries/Linux/CrashReportClient', 20 * MIB),
      fixed(`${libraries}/Steamworks/Steamv153/x86_64-unknown-linux-gnu/libsteam_api.so`, 400 * KIB),
      fixed(`${libraries}/Vorbis/Linux/x86_64-unknown-linux-gnu/libvorbis.so`, 300 * KIB),
      ...fonts,
    ];
  }
  const installer = engine === '4.27' ? 'UE4PrereqSetup_x64.exe' : 'UEPrereqSetup_x64.exe';
  return [
    program('Engine/Binaries/Win64/CrashReportClient.exe', 20 * MIB),
    program(`Engine/Extras/Redist/en-us/${installer}`, 40 * MIB),
    fixed(`${libraries}/DbgHelp/dbghelp.dll`, 300 * KIB),
    fixed(`${libraries}/NVIDIA/NVaftermath/Win64/GFSDK_Aftermath_Lib.x64.dll`, 300 * KIB),
    fixed(`${libraries}/Ogg/Win64/VS2015/libogg_64.dll`, 300 * KIB),
    fixed(`${libraries}/Vorbis/Win64/VS2015/libvorbis_64.dll`, 300 * KIB),
    ...fonts,
  ];
}

function projectFiles(spec: BuildSpec): BuildFile[] {
  const { project, platform, engine } = spec;
  const paks = `${project}/Content/Paks`;
  const pak = `${paks}/${project}-${stagingFolder(spec)}`;
  const binary =
    platform === 'Linux'
      ? `${project}/Binaries/Linux/${project}-Linux-Shipping`
      : `${project}/Binaries/Win64/${project}-Win64-Shipping.exe`;
  const content =
    engine === '4.27'
      ? [shared(`${pak}.pak`, 7)]
      : [
          fixed(`${paks}/global.ucas`, 2 * MIB),
          fixed(`${paks}/global.utoc`, 40 * KIB),
          fixed(`${pak}.pak`, 6 * MIB),
          fixed(`${pak}.utoc`, 3 * MIB),
          shared(`${pak}.ucas`, 7),
        ];
  return [program(binary, 90 * MIB), ...content, shared(`${project}/Content/Movies/Intro.mp4`, 1)];
}

function pluginFiles({ project, platform, engine, plugin, webServerModules = 0 }: BuildSpec): BuildFile[] {
  if (plugin === 0) return [];
  const sample = plugin === 2 ? 'Samples/PixelStreaming2' : 'Samples/PixelStreaming';
  const servers = `${engine === '4.27' ? '' : `${project}/`}${sample}/WebServers`;
  const signalling = `${servers}/SignallingWebServer`;
  const scripts = `${signalling}/platform_scripts`;
  const modules = Array.from({ length: webServerModules }, (_, i) =>
    fixed(`${signalling}/node_modules/package-${i % 400}/lib/part-${i}.js`, KIB + ((i * 6151) % (12 * KIB))),
  );
  return [
    program(`${servers}/get_ps_servers.${platform === 'Linux' ? 'sh' : 'bat'}`, 9 * KIB),
    fixed(`${signalling}/cirrus.js`, 40 * KIB),
    fixed(`${signalling}/config.json`, KIB),
    fixed(`${scripts}/cmd/run_local.bat`, KIB),
    program(`${scripts}/bash/run_local.sh`, KIB),
    ...(platform === 'Windows' ? [program(`${scripts}/cmd/coturn/turnserver.exe`, MIB)] : []),
    ...modules,
  ];
}
