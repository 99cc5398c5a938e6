import { existsSync } from 'node:fs';

// The first process of the image. It builds nothing: `node shop.mjs` serves the shop, `node shop.mjs orders list` is
// what `npm run orders -- list` is in a checkout.
const [command, ...options] = process.argv.slice(2);
const built = (name) => new URL(`./server/dist/${name}.js`, import.meta.url);

if (command === undefined) {
  const { main } = await import(built('main').href);
  await main();
} else if (/^[a-z]+$/.test(command) && existsSync(built(command))) {
  const { main } = await import(built(command).href);
  process.exit(await main(options));
} else {
  process.stderr.write(`There is no command "${command}".\n`);
  process.exitCode = 1;
}
