import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Problem } from './problem.ts';
import { createProblemReport } from './problemReport.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'trolley-report-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const problem = (line: number): Problem => ({ file: 'a.csv', line, field: 'name', reason: 'expected a name' });
const many = (count: number) => Array.from({ length: count }, (_, index) => problem(index + 1));

function reported(problems: readonly Problem[], file?: string): string[] {
  const printed: string[] = [];
  const report = createProblemReport((line) => printed.push(line), file);
  for (const one of problems) report.add(one);
  report.close();
  return printed;
}

test('few are printed one by one, many by their reasons first', () => {
  expect(reported(many(3))).toEqual([1, 2, 3].map((line) => `a.csv:${line}: name: expected a name`));
  const lines = reported(many(51));
  expect(lines.slice(0, 5)).toEqual([
    '51 problems:',
    '  51 × name: expected a name',
    '       e.g. a.csv:1, a.csv:2, a.csv:3',
    'The first of each reason:',
    'a.csv:1: name: expected a name',
  ]);
  expect(lines.slice(-2)).toEqual(['a.csv:5: name: expected a name', '… and 46 more; --report <file> keeps them all']);
});

test('a reason of many rows leaves room for the others in the list', () => {
  const other: Problem = { ...problem(900), field: 'pack', reason: 'expected a pack' };
  const lines = reported([...many(60), other]);
  expect(lines.slice(lines.indexOf('The first of each reason:') + 1)).toEqual([
    ...[1, 2, 3, 4, 5].map((line) => `a.csv:${line}: name: expected a name`),
    'a.csv:900: pack: expected a pack',
    '… and 55 more; --report <file> keeps them all',
  ]);
});

test('what only follows from another does not hide it in the list', () => {
  const follows = Array.from({ length: 60 }, (_, n): Problem => ({ ...problem(n + 1), field: 'sku', follows: true }));
  const lines = reported([...follows, problem(99)]);
  expect(lines[lines.indexOf('The first of each reason:') + 1]).toBe('a.csv:99: name: expected a name');
});

test('all of them go into the file', () => {
  const file = join(home, 'bad.jsonl');
  expect(reported(many(1200), file).slice(-2)).toEqual(['… and 1,195 more', `All of it is in ${file}`]);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(many(1200));
  expect(reported([], file)).toEqual([]);
});

test('a file that cannot be written is told before anything is read', () => {
  expect(() => reported([], join(home, 'none/bad.jsonl'))).toThrow('The report cannot be written');
});
