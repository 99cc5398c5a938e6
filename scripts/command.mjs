import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, root } from './build.mjs';
import { stopWithParent } from './stopWithParent.mjs';

// A command of the server, built first where it is not: `node scripts/command.mjs orders help`. Each is an entry
// of the server's build and exports `main`; package.json gives them their names (`npm run orders -- help`).
stopWithParent();
const [name, ...options] = process.argv.slice(2);
try {
  await buildServer({ quiet: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
const { main } = await import(pathToFileURL(join(root, `server/dist/${name}.js`)).href);
process.exit(await main(options));
