import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { merged, mutatedFiles, scoreOf, survivorsOf } from './mutation.mjs';
import { createWantedChecker, identityOf, isInShare } from './wantedMutants.mjs';

const file = 'server/src/cart/rules/codes.ts';
const at = (line, from, to) => ({ start: { line, column: from }, end: { line, column: to } });
const mutant = (status, line) => ({
  file,
  status,
  mutatorName: 'EqualityOperator',
  replacement: 'a < b',
  location: at(line, 5, 9),
});
const quick = [mutant('Killed', 1), mutant('Survived', 2), mutant('NoCoverage', 3), mutant('Ignored', 4)];

afterEach(() => {
  delete process.env.MUTATION_WANTED;
});

test('what slower tests kill counts, what both miss survives, what is ignored counts for nothing', () => {
  const late = [mutant('Timeout', 2), mutant('Survived', 3), mutant('Ignored', 5)];
  const all = merged([...quick, mutant('NoCoverage', 5)], late);
  expect(scoreOf(all)).toEqual({ killed: 2, total: 3, percent: (100 * 2) / 3 });
  expect(survivorsOf(all).map(({ location }) => location.start.line)).toEqual([3]);
});

test('a share stands for all: about so many in a hundred, the same ones every time', () => {
  const identities = Array.from({ length: 1000 }, (_, line) => identityOf(mutant('Survived', line)));
  const inShare = identities.filter((identity) => isInShare(identity, 20));
  expect(inShare.length).toBeGreaterThan(150);
  expect(inShare.length).toBeLessThan(250);
  expect(identities.filter((identity) => isInShare(identity, 20))).toEqual(inShare);
  expect(identities.filter((identity) => isInShare(identity, 100))).toHaveLength(1000);
});

test('only wanted mutants are run, found again though Stryker counts from 0 and writes whole paths', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mutation-'));
  process.env.MUTATION_WANTED = join(folder, 'wanted.json');
  writeFileSync(process.env.MUTATION_WANTED, JSON.stringify([identityOf(mutant('Survived', 2))]));
  const running = (id, line) => ({
    id,
    fileName: `/anywhere/${file}`,
    mutatorName: 'EqualityOperator',
    replacement: 'a < b',
    location: at(line, 4, 8),
  });
  const checked = await createWantedChecker().check([running('1', 1), running('2', 2)]);
  expect(checked).toMatchObject({ 1: { status: 'passed' }, 2: { status: 'compileError' } });
  rmSync(folder, { recursive: true });
});

test('of a folder tests and demo data are left out, a file is itself', () => {
  expect(mutatedFiles('server/src/pass')).toContain('!server/src/pass/**/*.test.ts');
  expect(mutatedFiles('server/src/page/pageCache.ts')).toEqual(['server/src/page/pageCache.ts']);
});
