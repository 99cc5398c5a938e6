import type { CertificationScheme } from '@trolley/contract';
import { StartProblem } from '../../platform/startProblem.ts';
import type { PriceJumps } from '../storage/rows.ts';
import type { Gaps } from './gaps.ts';
import type { ImportKind } from './kinds/kinds.ts';
import type { PhotoAsk, PhotoOutcome } from './photos/photoAsk.ts';
import type { Problem } from './problem.ts';
import type { Source } from './source.ts';
import type { Preview, WrittenKinds } from './writeStaged.ts';

export type ImportProgress =
  | {
      readonly step: 'read';
      readonly file: string;
      /** Of this file. */
      readonly rows: number;
      /** Of all files so far. */
      readonly allRows: number;
      readonly bytes: number;
    }
  | { readonly step: 'check'; readonly kind: ImportKind }
  | {
      readonly step: 'write';
      readonly kind: ImportKind;
      /** Of this kind. */
      readonly done: number;
      readonly of: number;
      /** Of all kinds. */
      readonly allDone: number;
      readonly allOf: number;
      /** Rows are only compared with what is there. */
      readonly dryRun: boolean;
    }
  | { readonly step: 'photos'; readonly done: number; readonly of: number };

export interface ImportAsk {
  readonly sources: readonly Source[];
  readonly photos: PhotoAsk;
  /** Of days that prices name. */
  readonly timeZone: string;
  /** Of the tenant's language: how sizes are written. */
  readonly locale: string;
  /** Schemes that certify goods, beside those that every shop knows. */
  readonly schemes?: readonly CertificationScheme[];
  /** What the shop's amounts are in. */
  readonly currency: string;
  /** Writes the good rows although there are bad ones. */
  readonly skipBad: boolean;
  /** Writes nothing. */
  readonly dryRun: boolean;
  /** Products that the files do not mention are no longer sold. */
  readonly retireMissing: boolean;
  /** Writes also where so many prices jump that it looks like a mistake. */
  readonly acceptPriceJumps: boolean;
  problem(problem: Problem): void;
  progress?(progress: ImportProgress): void;
  /** Aborts the import: what was done so far is undone. */
  isStopping?(): boolean;
}

export interface ImportOutcome {
  readonly rows: number;
  /** Rows, and files as a whole, that something is wrong with. */
  readonly bad: number;
  /** Why nothing was written, though it was meant to be; of a dry run, why nothing would be. */
  readonly refusal?: string;
  /** Undefined when nothing was written. */
  readonly written?: WrittenKinds;
  readonly retired: number;
  /** How prices changed. */
  readonly jumps?: PriceJumps;
  /** Of a dry run: what would be written. */
  readonly preview?: Preview;
  /** What the good rows do not say; undefined when none was looked at. */
  readonly gaps?: Gaps;
  /** Undefined when no row names one that the shop does not have. */
  readonly photos?: PhotoOutcome;
}

/** The import was asked to stop; its transaction is undone. */
export class ImportStopped extends StartProblem {
  override name = 'ImportStopped';

  constructor() {
    super('Stopped before the end.');
  }
}
