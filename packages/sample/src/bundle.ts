import { join } from 'node:path';
import { build } from 'vite';

/** The streamer as plain JavaScript, text by file name. `main.mjs` starts it and needs only `@roamhq/wrtc` beside it. */
export async function bundleStreamer(): Promise<Map<string, string>> {
  const bundled = await build({
    configFile: false,
    envFile: false,
    publicDir: false,
    logLevel: 'error',
    root: join(import.meta.dirname, 'streamer'),
    ssr: { noExternal: true, external: ['@roamhq/wrtc'] },
    build: {
      ssr: 'main.ts',
      write: false,
      target: 'node20',
      minify: false,
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' } },
    },
  });
  if (!('output' in bundled)) throw new Error('expected one bundle');
  return new Map(bundled.output.map((file) => [file.fileName, 'code' in file ? file.code : String(file.source)]));
}
