import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, root } from './build.mjs';

// A folder for a new retailer: npm run tenant -- new <id> (docs/your-own-shop.md)
try {
  await buildServer({ quiet: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
const { main } = await import(pathToFileURL(join(root, 'server/dist/tenant.js')).href);
process.exit(await main(process.argv.slice(2)));
