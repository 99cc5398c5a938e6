import type { CertificationScheme } from '@trolley/contract';
import type { z } from 'zod/mini';
import type { Queryable } from '../../../platform/database/database.ts';
import type { CatalogueRows, PictureRow } from '../../storage/rows.ts';
import type { Columns } from '../columns.ts';
import type { NamedPhoto } from '../photos/namedPhotos.ts';
import type { FurtherPhoto } from '../photos/planPhotos.ts';
import type { RowProblem } from '../problem.ts';
import type { FoundProblem } from '../queries.ts';
import type { StagedReferences, StoredStage } from '../staging.ts';

/** What a row is staged with beside its own fields. */
export interface RowSetting {
  /** Of days that a row names. */
  readonly timeZone: string;
  /** Of words and numbers that shoppers read. */
  readonly locale: string;
  /** Those that the retailer named beside the known ones. */
  readonly schemes?: readonly CertificationScheme[];
}

/** A row as the staging table has it: what it says, what it is known by and what it points at. */
export interface Staged<Row extends object> extends StagedReferences {
  /** Two rows of one kind with the same key say the same thing twice. */
  readonly key: string;
  readonly row: Row;
}

/** The row as it is staged, or what is wrong between its fields. */
export type Staging<Row extends object> = Staged<Row> | { readonly problems: readonly RowProblem[] };

/** What the rows of a kind are checked against, once all files are read. */
export interface CheckSetting {
  readonly sources: readonly { readonly name: string }[];
  readonly retireMissing: boolean;
}

export interface WriteSetting {
  /** Brings rows into the catalogue, or, in a dry run, compares them with what is there. */
  put(rows: CatalogueRows): Promise<void>;
  /** The photo that a row names, as far as the shop has it; others are brought once all rows are written. */
  photoOf(stage: StoredStage<object>): Promise<PictureRow | undefined>;
  /** Likewise of the photos beside it: those that it names, or that lie beside it under its sku. */
  furtherPhotosOf(stage: StoredStage<object>, named: readonly NamedPhoto[]): Promise<readonly FurtherPhoto[]>;
  /** Takes products off the shelf that the files do not mention, where that was asked for. */
  retireMissing(): Promise<void>;
}

/** All that the import knows of a kind of rows. A new kind is one such file and a line in `kinds.ts`. */
export interface KindDefinition<Schema extends z.ZodMiniObject = z.ZodMiniObject, Row extends object = object> {
  /** How several are called, in the summary. */
  readonly plural: string;
  /** Names that a file of it may have, beside the kind's own; without capitals and signs. */
  readonly fileNames: readonly string[];
  /** The rows of the catalogue that are counted as this kind. */
  readonly counted: keyof CatalogueRows;
  /** The field that names a row. */
  readonly keyField: keyof z.infer<Schema> & string;
  /** What a row may say. */
  readonly schema: Schema;
  /** What a table of it may say, by the name of the column. */
  readonly columns: Columns;
  stage(row: z.infer<Schema>, setting: RowSetting): Staging<Row>;
  /** Marks staged rows bad that point at what is not there. Duplicates are found without it. */
  check?(tx: Queryable, setting: CheckSetting): Promise<readonly FoundProblem[]>;
  /** Writes the good rows, which come in the order of the files, some at a time. */
  write(tx: Queryable, rows: AsyncIterable<readonly StoredStage<Row>[]>, setting: WriteSetting): Promise<void>;
}

/** Lets the types of a kind's rows follow from its schema and from what it stages. */
export function defineKind<Schema extends z.ZodMiniObject, Row extends object>(
  definition: KindDefinition<Schema, Row>,
): KindDefinition<Schema, Row> {
  return definition;
}
