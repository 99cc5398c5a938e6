import { StartProblem } from '../../platform/startProblem.ts';
import type { ImportKind } from './kinds/kinds.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import type { WrittenKinds } from './writeStaged.ts';

export type ImportProgress =
  | { readonly step: 'read'; readonly file: string; readonly rows: number; readonly bytes: number }
  | { readonly step: 'check' }
  | { readonly step: 'write'; readonly kind: ImportKind; readonly done: number; readonly of: number };

export interface ImportAsk {
  readonly sources: readonly Source[];
  /** Where retailers' photos are kept. */
  readonly photosDir: string;
  /** Of days that prices name. */
  readonly timeZone: string;
  /** Writes the good rows although there are bad ones. */
  readonly skipBad: boolean;
  /** Writes nothing. */
  readonly dryRun: boolean;
  /** Products that the files do not mention are no longer sold. */
  readonly retireMissing: boolean;
  problem(problem: Problem): void;
  progress?(progress: ImportProgress): void;
  /** Aborts the import: what was done so far is undone. */
  isStopping?(): boolean;
}

export interface ImportOutcome {
  readonly rows: number;
  /** Rows, and files as a whole, that something is wrong with. */
  readonly bad: number;
  /** Why nothing was written, though it was meant to be. */
  readonly refusal?: string;
  /** Undefined when nothing was written. */
  readonly written?: WrittenKinds;
  readonly retired: number;
}

/** The import was asked to stop; its transaction is undone. */
export class ImportStopped extends StartProblem {
  override name = 'ImportStopped';

  constructor() {
    super('Stopped before the end.');
  }
}
