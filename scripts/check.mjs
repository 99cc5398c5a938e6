import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer, root } from './build.mjs';

// What a production start would refuse or warn about: npm run check -- <tenant> (docs/your-own-shop.md)
try {
  await buildServer({ quiet: true });
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
process.setSourceMapsEnabled(true);
const { main } = await import(pathToFileURL(join(root, 'server/dist/check.js')).href);
process.exit(await main(process.argv.slice(2)));
