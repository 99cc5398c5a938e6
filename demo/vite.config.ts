import { defineConfig } from 'vite';

/** Of every workspace here one file that the server loads, if it is there; npm's packages stay where they are. */
export default defineConfig({
  build: {
    ssr: 'src/index.ts',
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
  },
});
