import { closeSync, openSync, writeSync } from 'node:fs';
import { StartProblem } from '../../platform/startProblem.ts';
import { describeProblem, type Problem } from './problem.ts';

const mostPrinted = 50;
const linesAtOnce = 500;

export interface ProblemReport {
  add(problem: Problem): void;
  /** After the last one: everything is in the file. */
  close(): void;
}

/** Prints the first problems and, where a file is given, writes all of them into it. */
export function createProblemReport(print: (line: string) => void, file?: string): ProblemReport {
  const open = file === undefined ? undefined : openFile(file);
  let waiting: string[] = [];
  let count = 0;

  function flush(): void {
    if (open !== undefined) writeSync(open, waiting.join(''));
    waiting = [];
  }
  return {
    add(problem) {
      count += 1;
      if (count <= mostPrinted) print(describeProblem(problem));
      if (open === undefined) return;
      waiting.push(`${JSON.stringify(problem)}\n`);
      if (waiting.length >= linesAtOnce) flush();
    },
    close() {
      if (count > mostPrinted)
        print(`… and ${count - mostPrinted} more${open === undefined ? '; --report <file> keeps them all' : ''}`);
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
