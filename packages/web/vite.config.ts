import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import react from '@vitejs/plugin-react';
import { brand } from './src/app/brand.ts';
import { paletteCss } from './src/app/theme/paletteCss.ts';

const PALETTE = 'virtual:palette.css';

/** The panel and GraphiQL are two entries; what they do not share never reaches the other. Everything is a file of its own: the policy is `script-src 'self'`. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), palette(), productName()],
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
        codeSplitting: { groups: [{ name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ }] },
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

function productName(): Plugin {
  return { name: 'product-name', transformIndexHtml: (html) => html.replaceAll('%PRODUCT%', brand.name) };
}
