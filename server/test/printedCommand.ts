import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repositoryRoot } from '../src/platform/paths.ts';

/** The last command of the block under "Run it in production", letter by letter: settings and `npm start`. */
export function printedCommand(): string {
  const document = readFileSync(join(repositoryRoot, 'docs/operations.md'), 'utf8');
  const [, block = ''] = /## Run it in production\n```sh\n([\s\S]*?)```/.exec(document) ?? [];
  const command = block.replaceAll('\\\n', ' ').trimEnd().split('\n').at(-1) ?? '';
  if (!command.endsWith('npm start')) throw new Error(`operations.md prints no command that starts: ${block}`);
  return command;
}

export interface PrintedCommand {
  /** To be run with `sh`. */
  readonly file: string;
  remove(): void;
}

/**
 * The printed command as a script of its own. Its `npm` is one that starts the given program instead of building; only
 * what names other machines is replaced, as `instead` says.
 */
export function writePrintedCommand(program: string, instead: Readonly<Record<string, string>>): PrintedCommand {
  const dir = mkdtempSync(join(tmpdir(), 'trolley-printed-'));
  const replaced = Object.entries(instead).map(([name, value]) => `export ${name}='${value}'`);
  const npm = join(dir, 'npm');
  writeFileSync(npm, ['#!/bin/sh', ...replaced, `exec '${process.execPath}' '${program}'`, ''].join('\n'));
  chmodSync(npm, 0o755);
  const file = join(dir, 'start.sh');
  writeFileSync(file, `PATH='${dir}':"$PATH"\n${printedCommand().replace(/npm start$/, 'exec npm start')}\n`);
  return { file, remove: () => rmSync(dir, { recursive: true, force: true }) };
}
