import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { clientBuild } from './vite.clientBuild.ts';
import { compressed } from './vite.compressed.ts';
import { inlineScripts } from './vite.inlineScripts.ts';
import { slimContract } from './vite.slimContract.ts';
import { slimRouter } from './vite.slimRouter.ts';

const root = import.meta.dirname;
const packageOf = (name: string) => dirname(createRequire(import.meta.url).resolve(`${name}/package.json`));
const inModules = (...names: string[]) => new RegExp(`[\\\\/]node_modules[\\\\/](?:${names.join('|')})[\\\\/]`);

const contentSource = /[\\/]storefront[\\/]src[\\/]content[\\/]/;
/** Forms, their rules and what they are made of: no page of the shop itself has one. */
const formSource =
  /[\\/](?:contract[\\/]src[\\/]form|storefront[\\/]src[\\/](?:form|customer[\\/][a-z][A-Za-z]*)|node_modules[\\/](?:react-hook-form|zod|libphonenumber-js|altcha-lib))[\\/]/;
/** Finding a place: the choice of a service and the address book do. */
const placeSource =
  /[\\/]storefront[\\/]src[\\/]service[\\/](?:(?:collect|delivery)[\\/]|slots[\\/][A-Z]|dialog[\\/][cC]hange|choosePlace)/;
/** What the cart and the checkout both show of it. */
const cartSource =
  /[\\/]storefront[\\/]src[\\/]cart[\\/](?:CartSums|cartSums|DiscountCodes|codeProblem|UnavailableLines|EmptyCart|LoadFailed)\./;
/** From the cart to the order and what is kept of it; some of it has forms. */
const orderSource = /[\\/]storefront[\\/]src[\\/](?:checkout|order|pass)[\\/]/;
/** What follows who is here, and comes after the page is alive. */
const accountSource =
  /[\\/](?:contract[\\/]src[\\/](?:customer|favourite)[\\/]|storefront[\\/]src[\\/](?:customer[\\/][A-Za-z]+\.tsx?$|favourite[\\/](?:create|kept|favourites|press)|cart[\\/]settleCarts))/;

/** `vite build` makes the browser's files, `vite build --ssr src/entry-server.tsx` the renderer that knows them. */
export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  appType: 'custom',
  plugins: [
    react(),
    inlineScripts(root),
    clientBuild(root),
    ...(isSsrBuild ? [] : [slimContract(), slimRouter(), compressed()]),
  ],
  resolve: {
    // The package names its development files even for production; those of dist/production leave the warnings out.
    alias:
      command === 'build'
        ? [{ find: /^react-router$/, replacement: join(packageOf('react-router'), 'dist/production/index.mjs') }]
        : [],
  },
  // Otherwise the renderer would carry React's development build too and choose between them at run time.
  define: command === 'build' ? { 'process.env.NODE_ENV': JSON.stringify('production') } : {},
  build: {
    outDir: isSsrBuild ? 'dist/server' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: 'src/entry-client.tsx',
          treeshake: { manualPureFunctions: ['defineEndpoint'] },
          output: {
            codeSplitting: {
              includeDependenciesRecursively: false,
              groups: [
                { name: 'react', test: inModules('react', 'react-dom', 'scheduler'), priority: 5 },
                { name: 'router', test: inModules('react-router', '@tanstack'), priority: 4 },
                // What surrounds every page in one file, however its screens share it.
                { name: 'shell', tags: ['$initial'], priority: 3 },
                // Asking for a file takes the browser 2 ms: what several screens share is two files, not one for each part.
                { name: 'content', test: contentSource, minShareCount: 2, priority: 2 },
                { name: 'forms', test: formSource, minShareCount: 2, priority: 2 },
                { name: 'places', test: placeSource, minShareCount: 2, priority: 2 },
                { name: 'bill', test: cartSource, minShareCount: 2, priority: 2 },
                { name: 'orders', test: orderSource, minShareCount: 2, priority: 2 },
                { name: 'account', test: accountSource, minShareCount: 2, priority: 2 },
                { name: 'parts', minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
  },
  // Everything in it: it starts fast and needs nothing beside it.
  ssr: command === 'build' ? { noExternal: true } : {},
}));
