import { defineConfig } from 'vite';

/** The program, and what a start-up script asks before it runs it; npm's packages stay where they are. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    ssr: true,
    rolldownOptions: { input: { main: 'src/main.ts', settings: 'src/settings.ts' } },
    outDir: 'dist',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    minify: false,
    reportCompressedSize: false,
  },
});
