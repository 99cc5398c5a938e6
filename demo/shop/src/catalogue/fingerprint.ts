import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { KIT_VERSION } from '../../../pictures/src/kit/version.ts';

/** Raised when the builder makes other rows of the same files. */
const builderVersion = 4;

/** Tells whether the demo would be built otherwise than last time, without building it. */
export function fingerprintOf(dir: string, timeZone: string): string {
  const hash = createHash('sha256').update(`${builderVersion} ${KIT_VERSION} ${timeZone}`);
  for (const folder of [dir, join(dir, '../recipes')].filter((one) => existsSync(one))) {
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.json'));
    for (const name of names.sort()) hash.update(`\n${name}\n`).update(readFileSync(join(folder, name)));
  }
  return hash.digest('hex');
}
