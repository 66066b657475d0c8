import { defineConfig } from 'vite';

/** One entry, with a manifest by which the services find it. Epic’s library is a file of its own, loaded at once. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/player/',
  publicDir: false,
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    assetsDir: '',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'src/main.ts' },
  },
});
