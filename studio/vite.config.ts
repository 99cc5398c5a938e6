import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressedFiles } from './vite.compressedFiles.ts';

/** One page with its files, served by the shop's own process at /studio. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/studio/',
  plugins: [react(), compressedFiles()],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // People who work here have a browser of the last two years: `light-dark()` stays as it is.
    cssTarget: ['chrome123', 'firefox125', 'safari17.5'],
    // Files that are inlined would need a policy that allows them.
    assetsInlineLimit: 0,
  },
});
