import { existsSync } from 'node:fs';
import module from 'node:module';
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

// From Node 22.1 on: what it translated for this start is there for the next one.
module.enableCompileCache?.(join(root, '.cache/compiled'));
stopWithParent();
const load = (file) => import(pathToFileURL(join(root, file)).href);

function tellAndEnd(error) {
  say.failed(error.message);
  process.exit(1);
}

// Where nobody else takes the money, the sandbox plays the provider. The server is read while it starts.
const sandbox = startSandboxFor(process.env, say.info);
sandbox.catch(() => {});
await buildServer({ tell: say.info }).catch(tellAndEnd);
const { main } = await load('server/dist/main.js');
Object.assign(process.env, (await sandbox.catch(tellAndEnd))?.env);
await main({
  // While the database starts.
  async loadRenderer() {
    await build('storefront', { tell: say.info });
    // The shop opens without it; whoever is faster than the build is told to wait.
    void build('studio', { tell: say.info }).catch((error) => say.failed(error.message));
    return (await load('storefront/dist/server/entry-server.js')).renderer;
  },
});
