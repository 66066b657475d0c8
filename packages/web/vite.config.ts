import path from 'node:path';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { documentsApart } from './documents-apart.ts';
import { brand } from './src/app/brand.ts';
import { paletteCss } from './src/app/theme/palette-css.ts';

const PALETTE = 'virtual:palette.css';
const ENTRY = path.join(import.meta.dirname, 'src/main.tsx');
const HOME = ['src/app/Panel.tsx', 'src/app/pages/HomePage.tsx'];
/** Modules the entry imports statically. */
const first = new Set<string>();

/**
 * The panel and GraphiQL are two entries that only share common chunks. Nothing is inlined, because
 * the policy is `script-src 'self'`.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), palette(), productName(), productionRouter(), documentsApart(), firstLoad(), ahead()],
  // This condition selects rxjs's modern build.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // GraphiQL's editor is the only large chunk, and only staff load it.
    chunkSizeWarningLimit: 4000,
    rolldownOptions: {
      input: { index: 'index.html', graphiql: 'graphiql.html' },
      treeshake: {
        // antd's fields refer to its form for one context, and we do not use it. These packages do
        // not declare that importing them has no side effects.
        moduleSideEffects: [{ test: /node_modules[\\/]@rc-component[\\/]/, sideEffects: false }],
      },
      // GraphiQL was compiled with directives for a compiler that does not run here.
      onLog: (level, log, handle) => (log.code === 'MODULE_LEVEL_DIRECTIVE' ? undefined : handle(level, log)),
      output: {
        // Named after all modules that share it, its name would be longer than some of these files.
        assetFileNames: ({ names: [name = ''] }) =>
          name.startsWith('shared') ? 'assets/shared-[hash][extname]' : 'assets/[name]-[hash][extname]',
        chunkFileNames: ({ name }) =>
          name.startsWith('shared') ? 'assets/shared-[hash].js' : 'assets/[name]-[hash].js',
        codeSplitting: {
          groups: [
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
            // The modules the entry needs immediately form one file, without others. Small modules
            // are grouped by their importers: many files are slower on a connection with long round
            // trips.
            { name: 'first', test: (id) => first.has(id), priority: 2 },
            // In GraphiQL’s own chunk, it would start GraphiQL in the panel.
            { name: 'graphiql-tab', test: /kit[\\/]graphiql-tab/, priority: 2 },
            // Grouped by their importers, they would bring an upload’s parts, antd’s Select and the configs to the home page.
            { name: 'bin-messages', test: /bin[\\/]messages/, priority: 1 },
            { name: 'link-button', test: /kit[\\/]LinkButton/, priority: 1 },
            // Large, and only for two pages.
            { name: 'phone-numbers', test: /libphonenumber-js|domain[\\/]src[\\/](phone|profile)[\\/]/, priority: 1 },
            // Grouped by its importers, it would bring the monitor of streams to every page.
            { name: 'result-pages', test: /payment[\\/]results/, priority: 1 },
            // Grouped by its importers, it would bring the configs to the home page.
            { name: 'more-pages', test: /kit[\\/]use-more-pages/, priority: 1 },
            // By itself: whoever shares a small module with its importers would load antd’s Select with it.
            {
              name: 'shared-choices',
              test: /kit[\\/]AppsField/,
              priority: 1,
              entriesAware: true,
              minShareCount: 2,
            },
            // By themselves: an icon that two pages share must not bring one the code of the other.
            {
              name: 'shared-icons',
              test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/,
              priority: 1,
              entriesAware: true,
              entriesAwareMergeThreshold: 8_000,
              minShareCount: 2,
            },
            { name: 'shared', entriesAware: true, entriesAwareMergeThreshold: 4_000, minShareCount: 2 },
          ],
        },
      },
    },
  },
  worker: { format: 'es' },
  // If these are prebundled, the editor's `?worker` imports are not found, and the development
  // server exits.
  optimizeDeps: { exclude: ['graphiql/setup-workers/vite', '@graphiql/react/setup-workers/vite'] },
});

/** `theme/palette.ts` is the only file with colours; this serves them as a stylesheet. */
function palette(): Plugin {
  return {
    name: 'palette',
    resolveId: (id) => (id === PALETTE ? id : undefined),
    load: (id) => (id === PALETTE ? paletteCss() : undefined),
  };
}

/** React Router’s package offers bundlers only its development build. */
function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace(/([\\/]dist[\\/])development([\\/])/, '$1production$2') };
    },
  };
}

/** Exports every icon: reaching through it, all icons of the panel would be in the first file. */
const ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;

function firstLoad(): Plugin {
  return {
    name: 'first-load',
    buildEnd() {
      const codeOf = (id: string) => this.getModuleInfo(id)?.code ?? '';
      const reach = (id: string) => {
        if (first.has(id)) return;
        first.add(id);
        if (ICONS.test(id)) return;
        this.getModuleInfo(id)?.importedIds.forEach(reach);
      };
      reach(ENTRY);
      first.delete(ENTRY);
      const icons = [...first].find((id) => ICONS.test(id));
      if (icons === undefined) return;
      const used = [...first].flatMap((id) => iconsImportedBy(codeOf(id)));
      for (const icon of used) reach(path.join(path.dirname(icons), fileOfIcon(codeOf(icons), icon)));
    },
  };
}

const iconsImportedBy = (code: string): string[] =>
  [...code.matchAll(/import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g)].flatMap(
    ([, names = '']) => names.match(/\w+(?=\s*(,|$|\sas\s))/g) ?? [],
  );

function fileOfIcon(exports: string, icon: string): string {
  const file = new RegExp(`default as ${icon}[ ,][^;]*? from ["'](\\./icons/[\\w-]+\\.mjs)["']`).exec(exports)?.[1];
  if (file === undefined) throw new Error(`lucide-react exports no ${icon}`);
  return file;
}

/**
 * Writes `ahead.json`: for each URL, the files that its first screen loads after the entry. The
 * gateway adds them to the page, so they load along with the entry instead of after it.
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
