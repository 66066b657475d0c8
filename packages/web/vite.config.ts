import path from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { brand } from './src/app/brand.ts';
import { paletteCss } from './src/app/theme/palette-css.ts';

const PALETTE = 'virtual:palette.css';
const ENTRY = path.join(import.meta.dirname, 'src/main.tsx');
const HOME = ['src/app/Panel.tsx', 'src/app/pages/HomePage.tsx'];
/** What the entry imports, before anything that it loads later. */
const first = new Set<string>();

/** The panel and GraphiQL are two entries; what they do not share never reaches the other. Everything is a file of its own: the policy is `script-src 'self'`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), palette(), productName(), firstLoad(), ahead()],
  // rxjs hides its modern form behind this name.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // The editor of GraphiQL is the one large chunk, and staff's alone.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { index: 'index.html', graphiql: 'graphiql.html' },
      treeshake: {
        // antd's fields name its form for one context; nothing of ours is one. What they do not say of themselves: importing them does nothing.
        moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      // GraphiQL was compiled with marks for a compiler that does not run here.
      onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
      output: {
        // Named by all who share it, its name would be longer than some of these files.
        assetFileNames: ({ names: [name = ''] }) =>
          name.startsWith('shared') ? 'assets/shared-[hash][extname]' : 'assets/[name]-[hash][extname]',
        chunkFileNames: ({ name }) =>
          name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
            // What the entry needs at once is one file, and holds nothing else. Of the rest, what is small goes with its likes: a line on
            // which each file costs a round trip is slower with many.
            { name: 'first', test: (id) => first.has(id), priority: 1 },
            { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 3_000, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // Bundled ahead, the editor's `?worker` imports cannot be found, and the development server ends.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
});

/** `theme/palette.ts` is the only place with colours; this hands them to the browser as a stylesheet. */
function palette(): Plugin {
  return {
    name: 'palette',
    resolveId: (id) => (id === PALETTE ? id : undefined),
    load: (id) => (id === PALETTE ? paletteCss() : undefined),
  };
}

function firstLoad(): Plugin {
  return {
    name: 'first-load',
    buildEnd() {
      const reach = (id: string) => {
        if (first.has(id)) return;
        first.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(reach);
      };
      this.getModuleInfo(ENTRY)?.importedIds.forEach(reach);
    },
  };
}

/**
 * Writes `ahead.json`: for an address, the files that its first screen loads after the entry. The gateway names them with the page, so that
 * they come together with the entry instead of after it.
 */
function ahead(): Plugin {
  return {
    name: 'ahead',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = new Set<string>();
      const add = (file: string, into: Set<string>) => {
        const chunk = bundle[file];
        if (into.has(file) || chunk?.type !== 'chunk') return;
        into.add(file);
        chunk.viteMetadata?.importedCss.forEach((css) => into.add(css));
        for (const each of chunk.imports) add(each, into);
      };
      const entry = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        if (chunk.isEntry && chunk.name === 'index') add(chunk.fileName, entry);
        if (HOME.some((module) => chunk.facadeModuleId === path.join(import.meta.dirname, module)))
          add(chunk.fileName, files);
      }
      const home = [...files].filter((file) => !entry.has(file)).map((file) => `/${file}`);
      this.emitFile({ type: 'asset', fileName: 'ahead.json', source: JSON.stringify({ '/': home }) });
    },
  };
}

function productName(): Plugin {
  return { name: 'product-name', transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', brand.name) };
}
