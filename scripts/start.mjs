import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, root } from './build.mjs';
import { startSandboxFor } from './lib/sandbox.mjs';
import { stopWithParent } from './stopWithParent.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Trolley needs Node 20.19 or newer, this is ${process.version}.`);
  process.exit(1);
}
if (!existsSync(join(root, 'node_modules'))) {
  console.error('The dependencies are not installed yet. Run `npm ci` first.');
  process.exit(1);
}

stopWithParent();
const load = (file) => import(pathToFileURL(join(root, file)).href);

try {
  // Where nobody else takes the money, the sandbox plays the provider.
  const [, sandbox] = await Promise.all([build('server'), startSandboxFor(process.env)]);
  Object.assign(process.env, sandbox?.env);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
const { main } = await load('server/dist/main.js');
await main({
  // While the database starts.
  async loadRenderer() {
    await build('storefront');
    return (await load('storefront/dist/server/entry-server.js')).renderer;
  },
});
