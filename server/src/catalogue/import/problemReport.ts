import { closeSync, openSync, writeSync } from 'node:fs';
import { StartProblem } from '../../platform/startProblem.ts';
import { describeProblem, type Problem } from './problem.ts';
import { createReasons } from './reasons.ts';

const mostPrinted = 50;
/** More of one reason say nothing new. */
const mostOfReason = 5;
/** So few can be read one by one. */
const fewProblems = 5;
const linesAtOnce = 500;
const number = new Intl.NumberFormat('en');

export interface ProblemReport {
  add(problem: Problem): void;
  /** After the last one: what is wrong is printed, and everything is in the file. */
  close(): void;
}

/** Tells how often what is wrong, prints the first of each reason and, where a file is given, writes all of them into it. */
export function createProblemReport(print: (line: string) => void, file?: string): ProblemReport {
  const open = file === undefined ? undefined : openFile(file);
  const reasons = createReasons();
  const causes: Problem[] = [];
  const following: Problem[] = [];
  let waiting: string[] = [];
  let count = 0;

  function flush(): void {
    if (open !== undefined) writeSync(open, waiting.join(''));
    waiting = [];
  }
  return {
    add(problem) {
      count += 1;
      const ofReason = reasons.add(problem);
      const first = problem.follows ? following : causes;
      if (ofReason <= mostOfReason && first.length < mostPrinted) first.push(problem);
      if (open === undefined) return;
      waiting.push(`${JSON.stringify(problem)}\n`);
      if (waiting.length >= linesAtOnce) flush();
    },
    close() {
      const listed = [...causes, ...following].slice(0, mostPrinted);
      if (count > fewProblems) {
        print(`${number.format(count)} problems:`);
        for (const line of reasons.lines()) print(line);
        print(count > listed.length ? 'The first of each reason:' : 'All of them:');
      }
      for (const problem of listed) print(describeProblem(problem));
      if (count > listed.length)
        print(
          `… and ${number.format(count - listed.length)} more${open === undefined ? '; --report <file> keeps them all' : ''}`,
        );
      if (open === undefined) return;
      flush();
      closeSync(open);
      if (count > 0) print(`All of it is in ${file}`);
    },
  };
}

function openFile(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    throw new StartProblem(`The report cannot be written: ${(error as Error).message}`);
  }
}
