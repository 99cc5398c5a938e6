import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer, demoParts, root } from './build.mjs';
import { startSandboxFor } from './lib/sandbox.mjs';
import { stopWithParent } from './stopWithParent.mjs';

/** What the server is made of; a change there starts it anew. */
const folders = [
  'server/src',
  'server/migrations',
  'contract/src',
  'tenants',
  ...demoParts.map((name) => `demo/${name}/src`),
].map((folder) => join(root, folder));

async function supervise() {
  stopWithParent();
  const sandbox = await startSandboxFor(process.env);
  let child;
  let restarting = false;
  let opened = false;
  const stop = (signal) => child.kill(signal);
  const start = () => {
    const env = { NODE_ENV: 'development', LOG_LEVEL: 'warn', PAGE_CACHE_MB: '0', ...process.env, ...sandbox?.env };
    child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (message) => {
      opened = true;
      restarting = message === 'restart';
      if (restarting) child.kill('SIGTERM');
    });
    child.on('exit', (code) => {
      // What opened before and fails now is in the middle of an edit.
      if (!restarting && code === 1 && opened) waitForChange(start);
      else if (restarting) start();
      else process.exit(code ?? 1);
      restarting = false;
    });
  };
  process.on('SIGINT', () => {}).on('SIGTERM', stop);
  start();
}

function waitForChange(changed) {
  console.log('Waiting for a change to try again.');
  const watchers = folders.map((folder) =>
    watch(folder, { recursive: true }, () => {
      for (const watcher of watchers) watcher.close();
      setTimeout(() => changed(), 100);
    }),
  );
}

async function serve() {
  await buildServer();
  const { createServer } = await import('vite');
  // The shop's HTTP server does not exist yet; it will pass the sockets of hot reloading on.
  const sockets = createHttpServer();
  const reloading = reloadingRenderer();
  const vite = await createServer({
    root: join(root, 'storefront'),
    server: { middlewareMode: true, hmr: { server: sockets } },
    plugins: [reloading.plugin],
  });
  const studio = await createServer({
    root: join(root, 'studio'),
    configFile: join(root, 'studio/vite.config.ts'),
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: sockets } },
  });
  restartOnChange(vite);
  process.setSourceMapsEnabled(true);
  const { main } = await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
  await main({
    loadRenderer: () => reloading.open(vite),
    studio: reloadingStudio(studio),
    attach: (server) => attach(server, vite, studio, sockets),
  });
  process.send('open');
}

/** The renderer as the sources have it now. Its pages allow what hot reloading puts into them. */
function reloadingRenderer() {
  let vite;
  let current;
  const load = async () => {
    current = (await vite.ssrLoadModule('/src/entry-server.tsx')).renderer;
  };
  const plugin = {
    name: 'trolley:reloading-renderer',
    // Its modules are loaded again, but not the page: the browser's own modules update that.
    hotUpdate({ modules }) {
      if (this.environment.name !== 'ssr') return undefined;
      for (const module of modules) this.environment.moduleGraph.invalidateModule(module);
      load().catch((error) => console.error(error.message));
      return [];
    },
  };
  const open = async (server) => {
    vite = server;
    await load();
    return {
      buildId: current.buildId,
      builtAt: current.builtAt,
      screens: current.screens,
      render(boot, frame) {
        const page = current.render(boot, frame);
        return { ...page, styleHashes: ["'unsafe-inline'"], scriptHashes: [...page.scriptHashes, 'blob:'] };
      },
    };
  };
  return { plugin, open };
}

/** The studio's page as the sources have it now. */
function reloadingStudio(vite) {
  return {
    async page(url) {
      return vite.transformIndexHtml(url, await readFile(join(root, 'studio/index.html'), 'utf8'));
    },
    assetsDir: join(root, 'studio/dist/assets'),
    inlineStyles: true,
  };
}

function restartOnChange(vite) {
  // Vite's own configuration too: a restart of Vite alone would lose what is attached here.
  const starts = [...folders, join(root, 'storefront/vite.')];
  vite.watcher.add(folders);
  let waiting;
  vite.watcher.on('all', (event, file) => {
    if (event.endsWith('Dir') || !starts.some((start) => file.startsWith(start)) || file.includes('.test.')) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      buildServer().then(
        () => process.send('restart'),
        (error) => console.error(error.message),
      );
    }, 100);
  });
}

/** What the browser asks of the sources goes to Vite, everything else to the shop. */
function attach(server, vite, studio, sockets) {
  const answer = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (/^\/(@|src\/|node_modules\/|__)/.test(request.url)) vite.middlewares(request, response);
    else if (/^\/studio\/(@|src\/|node_modules\/|__)/.test(request.url)) studio.middlewares(request, response);
    else for (const listener of answer) listener.call(server, request, response);
  });
  server.on('upgrade', (...socket) => sockets.emit('upgrade', ...socket));
  return () => Promise.all([vite.close(), studio.close()]);
}

// The shop itself runs in a child, which is started anew when the server's sources or a tenant's files change.
if (process.send) await serve();
else await supervise();
