import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, root } from './build.mjs';
import { stopWithParent } from './stopWithParent.mjs';

// Plastic cards that members ordered, and where each of them is: npm run cards -- help
stopWithParent();
try {
  await buildServer({ quiet: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
const { main } = await import(pathToFileURL(join(root, 'server/dist/cards.js')).href);
process.exit(await main(process.argv.slice(2)));
