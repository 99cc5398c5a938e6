import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Packages by name and version, in a folder of their own: they are large, and the shop needs none of them to run, to be
 * built or to be tested.
 */
export async function fetchPackages(versions) {
  const folder = mkdtempSync(join(tmpdir(), 'trolley-pictures-'));
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: versions }));
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  execFileSync(npm, ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const require = createRequire(join(folder, 'package.json'));
  return {
    require,
    bytes: (file) => readFileSync(require.resolve(file)),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
