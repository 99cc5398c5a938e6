import { spawn } from 'node:child_process';
import { createServer as createHttpServer } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, root } from './build.mjs';
import { stopWithParent } from './stopWithParent.mjs';

// The shop itself runs in a child, which is started anew when the server's sources or a tenant's files change.
if (process.send) await serve();
else supervise();

function supervise() {
  stopWithParent();
  let child;
  let restarting = false;
  const stop = (signal) => child.kill(signal);
  const start = () => {
    const env = { NODE_ENV: 'development', LOG_LEVEL: 'warn', PAGE_CACHE_MB: '0', ...process.env };
    child = spawn(process.execPath, [fileURLToPath(import.meta.url)], {
      env,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', () => {
      restarting = true;
      child.kill('SIGTERM');
    });
    child.on('exit', (code) => {
      if (!restarting) process.exit(code ?? 1);
      restarting = false;
      start();
    });
  };
  process.on('SIGINT', () => {}).on('SIGTERM', stop);
  start();
}

async function serve() {
  await build('server');
  const { createServer } = await import('vite');
  // The shop's HTTP server does not exist yet; it will pass the sockets of hot reloading on.
  const sockets = createHttpServer();
  const vite = await createServer({
    root: join(root, 'storefront'),
    server: { middlewareMode: true, hmr: { server: sockets } },
  });
  const renderer = await reloadingRenderer(vite);
  restartOnChange(vite);
  process.setSourceMapsEnabled(true);
  const { main } = await import(pathToFileURL(join(root, 'server/dist/main.js')).href);
  await main({ loadRenderer: async () => renderer, attach: (server) => attach(server, vite, sockets) });
}

/** The renderer as the sources have it now. Its pages allow what hot reloading puts into them. */
async function reloadingRenderer(vite) {
  const load = async () => (await vite.ssrLoadModule('/src/entry-server.tsx')).renderer;
  let current = await load();
  vite.watcher.on('change', () => {
    load().then(
      (renderer) => {
        current = renderer;
      },
      (error) => console.error(error.message),
    );
  });
  return {
    buildId: current.buildId,
    builtAt: current.builtAt,
    screens: current.screens,
    render(boot, frame) {
      const page = current.render(boot, frame);
      return { ...page, styleHashes: ["'unsafe-inline'"], scriptHashes: [...page.scriptHashes, 'blob:'] };
    },
  };
}

function restartOnChange(vite) {
  // Vite's own configuration too: a restart of Vite alone would lose what is attached here.
  const folders = ['server/src', 'server/migrations', 'contract/src', 'tenants', 'storefront/vite.'].map((folder) =>
    join(root, folder),
  );
  vite.watcher.add(folders);
  let waiting;
  vite.watcher.on('all', (event, file) => {
    if (event.endsWith('Dir') || !folders.some((folder) => file.startsWith(folder)) || file.includes('.test.')) return;
    clearTimeout(waiting);
    waiting = setTimeout(() => {
      build('server').then(
        () => process.send('restart'),
        (error) => console.error(error.message),
      );
    }, 100);
  });
}

/** What the browser asks of the sources goes to Vite, everything else to the shop. */
function attach(server, vite, sockets) {
  const answer = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (/^\/(@|src\/|node_modules\/|__)/.test(request.url)) vite.middlewares(request, response);
    else for (const listener of answer) listener.call(server, request, response);
  });
  server.on('upgrade', (...socket) => sockets.emit('upgrade', ...socket));
  return () => vite.close();
}
