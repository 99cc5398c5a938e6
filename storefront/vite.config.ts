import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './vite.chunks.ts';
import { clientBuild } from './vite.clientBuild.ts';
import { compressed } from './vite.compressed.ts';
import { noImportCycles } from './vite.importCycles.ts';
import { inlineScripts } from './vite.inlineScripts.ts';
import { reactSignals } from './vite.reactSignals.ts';
import { slimContract } from './vite.slimContract.ts';
import { slimIcons } from './vite.slimIcons.ts';

const root = import.meta.dirname;

/** `vite build` makes the browser's files, `vite build --ssr src/entry-server.tsx` the renderer that knows them. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  appType: 'custom',
  plugins: [
    react(),
    inlineScripts(root),
    clientBuild(root),
    slimIcons(root),
    slimContract(),
    ...(isSsrBuild ? [] : [reactSignals(), noImportCycles(), compressed()]),
  ],
  // Otherwise the renderer would carry React's development build too and choose between them at run time.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // The renderer is one file: hundreds take longer to find than to read.
    ...(isSsrBuild && { chunkSizeWarningLimit: 10_000 }),
    rolldownOptions: isSsrBuild
      ? {
          treeshake: { manualPureFunctions: ['defineEndpoint'] },
          output: { codeSplitting: false },
        }
      : {
          input: ['src/entry-client.tsx', 'src/entry-preview.ts'],
          treeshake: { manualPureFunctions: ['defineEndpoint'] },
          output: {
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
          },
        },
  },
  // Everything in it: it starts fast and needs nothing beside it. Maps are drawn by browsers alone.
  ssr: command === 'build' ? { noExternal: true, external: ['maplibre-gl'] } : {},
}));
