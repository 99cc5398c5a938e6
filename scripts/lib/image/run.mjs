import { spawnSync } from 'node:child_process';
import { root } from '../files.mjs';

/** To its end, with its words on ours; throws where it fails. */
export function run(program, args) {
  const { status, error } = spawnSync(program, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${program} ${args[0]} failed${error ? `: ${error.message}` : ''}`);
}

/** What it prints; throws where it fails. */
export function collect(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 ** 2,
  });
  if (status !== 0)
    throw new Error(`${program} ${args.join(' ')} failed: ${error?.message ?? `${stdout}${stderr}`.trim()}`);
  return stdout.trim();
}
