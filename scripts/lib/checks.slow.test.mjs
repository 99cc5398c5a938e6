import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lintAndTypes } from './checks.mjs';
import { root } from './files.mjs';

let folder;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trolley-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['*.ts'] }),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

function judge(source) {
  writeFileSync(join(folder, 'planted.ts'), source);
  const [file, ...args] = lintAndTypes('planted.ts');
  const { status, stdout } = spawnSync(file, args, { cwd: folder, encoding: 'utf8' });
  return { passes: status === 0, words: stdout };
}

test.each([
  ['a type that does not fit', `export const price: number = 'much';\n`, 'TS2322'],
  ['an element that may be missing', `export const first = (all: number[]) => all[0].toFixed();\n`, 'TS2532'],
  ['a file that is not there', `export { price } from './nowhere.ts';\n`, 'TS2307'],
  ['a browser where there is none', 'export const title = () => document.title;\n', 'TS2584'],
  ['a promise nobody waits for', 'export function go(work: Promise<void>) {\n  work;\n}\n', 'no-floating-promises'],
])('the lint finds %s', (_, source, words) => {
  const { passes, words: said } = judge(source);
  expect(said).toContain(words);
  expect(passes).toBe(false);
});

test('and lets pass what is right', () => {
  expect(judge('export const price: number = 3;\n')).toMatchObject({ passes: true });
});
