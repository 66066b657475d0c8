import type { BuildSpec } from './build-spec.ts';

/** The text files of a packaged build, in the format that the engine writes. */
export function buildTexts(spec: BuildSpec, fileNames: string[]) {
  return {
    startScript: startScript(spec.project),
    /** Files that stay outside the packs. */
    fileManifest: manifest(fileNames),
    /** Files inside the packs, including the plugin's descriptor. */
    contentManifest: manifest(contentNames(spec)),
  };
}

function startScript(project: string): string {
  return [
    '#!/bin/sh',
    'UE_TRUE_SCRIPT_NAME=$(echo "$0" | xargs readlink -f)',
    'UE_PROJECT_ROOT=$(dirname "$UE_TRUE_SCRIPT_NAME")',
    `chmod +x "$UE_PROJECT_ROOT/${project}/Binaries/Linux/${project}-Linux-Shipping"`,
    `"$UE_PROJECT_ROOT/${project}/Binaries/Linux/${project}-Linux-Shipping" ${project} "$@"`,
    '',
  ].join('\n');
}

function contentNames({ project, engine, plugin }: BuildSpec): string[] {
  const name = plugin === 2 ? 'PixelStreaming2' : 'PixelStreaming';
  const folder = engine === '4.27' ? 'Engine/Plugins/Media' : 'Engine/Plugins/Media/PixelStreaming';
  return [
    `${project}/${project}.uproject`,
    `${project}/Content/Maps/Main.umap`,
    ...(plugin === 0 ? [] : [`${folder}/${name}/${name}.uplugin`]),
  ];
}

const manifest = (names: string[]) => names.map((name) => `${name}\t2024-01-01T00:00:00.000Z\r\n`).join('');
