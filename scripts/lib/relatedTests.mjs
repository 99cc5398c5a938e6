import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { filesBelow, root } from './files.mjs';

const code = /\.(?:[cm]?[jt]s|tsx)$/;
const test = /\.test\.(?:tsx?|mjs)$/;
const packages = { '@trolley/contract': 'contract/src/index.ts' };

/** What tests read though no import leads there, and what decides how they run: then all of them are to run. */
const reachesAll = [
  /^tenants\/[^/]+\//,
  /(?:^|\/)package(?:-lock)?\.json$/,
  /(?:^|\/)(?:vite|vitest)\.config\.ts$/,
  /(?:^|\/)tsconfig.*\.json$/,
];

/** Files that differ from the last commit. */
export function changedFiles() {
  const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean);
  return [...git('diff', '--name-only', '-z', 'HEAD'), ...git('ls-files', '--others', '--exclude-standard', '-z')];
}

/** All code of the repository, by path. */
export function sources() {
  const folders = ['contract', 'tenants', 'server', 'demo', 'ui', 'storefront', 'studio', 'payment-sandbox', 'scripts'];
  const paths = folders.flatMap((folder) => filesBelow(folder, code));
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

/**
 * The tests that a change can reach by imports, or `undefined` for all of them. A file that only hands on what others
 * export does not lead from one to all: an import of a name depends on the file that declares it.
 */
export function relatedTests(changed, files) {
  if (changed.some((path) => reachesAll.some((pattern) => pattern.test(path)))) return undefined;
  const importers = importersIn(files);
  const reached = new Set(changed);
  for (const path of reached) {
    if (isBarrel(files.get(path)) && !changed.includes(path)) continue;
    for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  return [...reached].filter((path) => test.test(path) && files.has(path)).sort();
}

function importersIn(files) {
  const importers = new Map();
  const homes = new Map();
  for (const [path, text] of files) {
    for (const { names, specifier } of importsOf(text)) {
      const target = resolve(specifier, path);
      const found = [target, ...(isBarrel(files.get(target)) && !isBarrel(text) ? behind(target, names) : [])];
      for (const one of found) importers.set(one, (importers.get(one) ?? new Set()).add(path));
    }
  }
  return importers;

  function behind(barrel, names) {
    if (!homes.has(barrel)) homes.set(barrel, homesOf(barrel, files));
    const { byName, all } = homes.get(barrel);
    return names?.every((name) => byName.has(name)) ? names.map((name) => byName.get(name)) : all;
  }
}

/** Where each name that a barrel hands on is to be found. */
function homesOf(barrel, files) {
  const all = importsOf(files.get(barrel)).map(({ specifier }) => resolve(specifier, barrel));
  const named = all.flatMap((path) => exportsOf(files.get(path) ?? '').map((name) => [name, path]));
  return { all, byName: new Map(named) };
}

const declared =
  /^export (?:declare )?(?:abstract )?(?:async )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const listed = /^export (?:type )?\{([^}]*)\}/gm;

function exportsOf(text) {
  const lists = [...text.matchAll(listed)].flatMap(([, list]) => list.split(',').map((one) => one.trim()));
  return [...[...text.matchAll(declared)].map(([, name]) => name), ...lists.map((one) => one.split(/\s/).at(-1))];
}

const clause = /^\s*(?:import|export)\s+(?:type\s+)?([^'";]*?)\s*from\s*'([^']+)'/gm;
const bare = /(?:^\s*import\s*|\bimport\(\s*|\bnew URL\(\s*|\bvi\.mock\(\s*)'([^']+)'/gm;

/** What a file imports, and by which names; none means all. */
function importsOf(text) {
  const named = [...text.matchAll(clause)].map(([, what, specifier]) => ({ specifier, names: namesIn(what) }));
  return [...named, ...[...text.matchAll(bare)].map(([, specifier]) => ({ specifier }))];
}

function namesIn(what) {
  if (!/^\{[^}]*\}$/.test(what)) return undefined;
  const parts = what
    .slice(1, -1)
    .split(',')
    .map((part) => part.trim());
  return parts.filter(Boolean).map((part) => part.replace(/^type\s+/, '').split(/\s/)[0]);
}

function resolve(specifier, from) {
  return specifier.startsWith('.')
    ? posix.join(posix.dirname(from), specifier)
    : (packages[specifier] ?? specifier.replace(/^@trolley\/ui\//, 'ui/src/'));
}

/** Hands on everything of other files and has nothing of its own. */
function isBarrel(text) {
  return text !== undefined && text.startsWith('export * from') && !/^(?!export \* from '|\s*$)/m.test(text);
}
