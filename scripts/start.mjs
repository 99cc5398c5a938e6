import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, buildServer, root } from './build.mjs';
import { startSandboxFor } from './lib/sandbox.mjs';
import { createSay } from './lib/say.mjs';
import { stopWithParent } from './stopWithParent.mjs';

const say = createSay();
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  say.failed(`Trolley needs Node 20.19 or newer, this is ${process.version}.`);
  process.exit(1);
}
if (!existsSync(join(root, 'node_modules'))) {
  say.failed('The dependencies are not installed yet. Run `npm ci` first.');
  process.exit(1);
}

stopWithParent();
const load = (file) => import(pathToFileURL(join(root, file)).href);

try {
  // Where nobody else takes the money, the sandbox plays the provider.
  const [, sandbox] = await Promise.all([buildServer({ tell: say.info }), startSandboxFor(process.env, say.info)]);
  Object.assign(process.env, sandbox?.env);
} catch (error) {
  say.failed(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
const { main } = await load('server/dist/main.js');
await main({
  // While the database starts.
  async loadRenderer() {
    await build('storefront', { tell: say.info });
    // The shop opens without it; whoever is faster than the build is told to wait.
    void build('studio', { tell: say.info }).catch((error) => say.failed(error.message));
    return (await load('storefront/dist/server/entry-server.js')).renderer;
  },
});
