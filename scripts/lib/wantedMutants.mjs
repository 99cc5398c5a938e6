import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

/**
 * A checker of Stryker's that lets through only some mutants: those in the file MUTATION_WANTED, so that slow tests judge
 * what quick ones left, or a share of all. Ranges of `mutate` cannot say that: that of a block holds every mutant inside.
 */
export function createWantedChecker() {
  const { MUTATION_WANTED: list, MUTATION_SHARE: percent } = process.env;
  const wanted = list && new Set(JSON.parse(readFileSync(list, 'utf8')));
  const isWanted = (identity) => (wanted ? wanted.has(identity) : isInShare(identity, Number(percent)));
  const verdict = (mutant) =>
    isWanted(identityOf(asReported(mutant)))
      ? { status: 'passed' }
      : { status: 'compileError', reason: 'not to be judged in this run' };
  return {
    init: async () => {},
    group: async (mutants) => [mutants.map(({ id }) => id)],
    check: async (mutants) => Object.fromEntries(mutants.map((mutant) => [mutant.id, verdict(mutant)])),
  };
}

export const strykerPlugins = [{ kind: 'Checker', name: 'wanted', factory: createWantedChecker }];

/** What makes a mutant the same one in two reports. */
export function identityOf({ file, mutatorName, replacement, location: { start, end } }) {
  return [file, mutatorName, replacement, start.line, start.column, end.line, end.column].join('\n');
}

/** Whether a mutant is among the so many in a hundred that stand for all; the same ones every time. */
export function isInShare(identity, percent) {
  return createHash('sha1').update(identity).digest().readUInt32BE() % 100 < percent;
}

/** While Stryker runs, lines and columns count from 0 and files have their whole path. */
function asReported({ fileName, mutatorName, replacement, location: { start, end } }) {
  const file = fileName.slice(fileName.lastIndexOf('/server/src/') + 1);
  const countedFromOne = ({ line, column }) => ({ line: line + 1, column: column + 1 });
  return { file, mutatorName, replacement, location: { start: countedFromOne(start), end: countedFromOne(end) } };
}
