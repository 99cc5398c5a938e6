import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createProblemReport } from './problemReport.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'trolley-report-'));
});
afterEach(() => rmSync(home, { recursive: true }));

const problem = (line: number) => ({ file: 'a.csv', line, field: 'name', reason: 'expected a name' });

function reported(count: number, file?: string): string[] {
  const printed: string[] = [];
  const report = createProblemReport((line) => printed.push(line), file);
  for (let line = 1; line <= count; line += 1) report.add(problem(line));
  report.close();
  return printed;
}

test('the first fifty are printed, the others counted', () => {
  expect(reported(3)).toEqual([1, 2, 3].map((line) => `a.csv:${line}: name: expected a name`));
  expect(reported(51)).toHaveLength(51);
  expect(reported(1200).at(-1)).toBe('… and 1150 more; --report <file> keeps them all');
});

test('all of them go into the file', () => {
  const file = join(home, 'bad.jsonl');
  expect(reported(1200, file).slice(-2)).toEqual(['… and 1150 more', `All of it is in ${file}`]);
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual(
    Array.from({ length: 1200 }, (_, index) => problem(index + 1)),
  );
  expect(reported(0, file)).toEqual([]);
});

test('a file that cannot be written is told before anything is read', () => {
  expect(() => reported(0, join(home, 'none/bad.jsonl'))).toThrow('The report cannot be written');
});
