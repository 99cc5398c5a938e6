import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './files.mjs';

/**
 * Whether what was made of these files is still theirs. A stamp beside it has two lines: what was in the files, and how
 * they looked. Where they look as they did nothing is read; where they do not, as after a copy, what is in them decides.
 */
export function isMadeOf(stampFile, files) {
  const [content, looks] = readStamp(stampFile);
  if (content === undefined) return false;
  const now = looksOf(files);
  if (looks === now) return true;
  if (content !== contentOf(files)) return false;
  writeFileSync(stampFile, `${content}\n${now}`);
  return true;
}

/** Makes it, and notes of what: as the files are now, since they may change meanwhile. */
export async function makeOf(stampFile, files, make) {
  const stamp = `${contentOf(files)}\n${looksOf(files)}`;
  rmSync(stampFile, { force: true });
  await make();
  writeFileSync(stampFile, stamp);
}

/** Those of folders and files of the repository that may change the outcome: no tests, and nothing that Vite does not read. */
export function sourceFiles(sources) {
  return sources.flatMap((source) => filesOf(join(root, source), statSync(join(root, source)).isDirectory()));
}

const skipped = new Set(['node_modules', 'dist', 'test', 'migrations']);

function filesOf(path, isFolder) {
  if (!isFolder) return /\.test\.[a-z]+$/.test(path) ? [] : [path];
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !skipped.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesOf(join(path, entry.name), entry.isDirectory()));
}

function readStamp(file) {
  try {
    return readFileSync(file, 'utf8').split('\n');
  } catch {
    return [];
  }
}

/** The same wherever the repository stands. */
const nameOf = (file) => relative(root, file);

function looksOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    const { size, mtimeMs, ctimeMs } = statSync(file);
    hash.update(`\0${nameOf(file)}\0${size} ${mtimeMs} ${ctimeMs}`);
  }
  return hash.digest('hex');
}

function contentOf(files) {
  const hash = createHash('sha256').update(process.version);
  for (const file of files) hash.update(`\0${nameOf(file)}\0`).update(readFileSync(file));
  return hash.digest('hex');
}
