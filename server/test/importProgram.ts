import { main } from '../src/importCommand.ts';

/** The import as a program of its own, for tests that kill it. */
process.exit(await main(process.argv.slice(2)));
