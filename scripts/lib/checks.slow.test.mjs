import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lintAndTypes } from './checks.mjs';
import { root } from './files.mjs';

/** Each in a file of its own, so that the lint starts once for all of them. */
const planted = [
  ['a type that does not fit', 'price.ts', `export const price: number = 'much';\n`, 'TS2322'],
  [
    'an element that may be missing',
    'first.ts',
    `export const first = (all: number[]) => all[0].toFixed();\n`,
    'TS2532',
  ],
  ['a file that is not there', 'nowhere.ts', `export { price } from './missing.ts';\n`, 'TS2307'],
  ['a browser where there is none', 'title.ts', 'export const title = () => document.title;\n', 'TS2584'],
  [
    'a promise nobody waits for',
    'go.ts',
    'export function go(work: Promise<void>) {\n  work;\n}\n',
    'no-floating-promises',
  ],
];

let folder;
let found;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'trolley-lint-'));
  copyFileSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: join(root, 'tsconfig.base.json'), include: ['*.ts'] }),
  );
  for (const [, file, source] of planted) writeFileSync(join(folder, file), source);
  found = judge(...planted.map(([, file]) => file));
});
afterAll(() => rmSync(folder, { recursive: true }));

function judge(...files) {
  const [file, ...args] = lintAndTypes('--format', 'json', ...files);
  const { status, stdout } = spawnSync(file, args, { cwd: folder, encoding: 'utf8' });
  return { passes: status === 0, diagnostics: JSON.parse(stdout).diagnostics };
}

test.each(planted)('the lint finds %s', (_, file, _source, rule) => {
  const errors = found.diagnostics.filter(({ filename, severity }) => filename === file && severity === 'error');
  expect(errors.map(({ code }) => code)).toContainEqual(expect.stringContaining(rule));
  expect(found.passes).toBe(false);
});

test('and lets pass what is right', () => {
  writeFileSync(join(folder, 'right.ts'), 'export const price: number = 3;\n');
  expect(judge('right.ts')).toMatchObject({ passes: true, diagnostics: [] });
});
