/** A pooler in transaction mode between the shop and its database, as PgBouncer is. */
export interface DatabasePooler {
  /** The way past it, for what needs a connection of its own: migrations, their lock, and listening. */
  readonly directUrl: string;
  /** It keeps track of prepared statements (PgBouncer 1.21 and newer, `max_prepared_statements` above 0). */
  readonly prepared: boolean;
}

export const poolers = ['transaction', 'transaction-prepared'] as const;

interface Given {
  readonly DATABASE_URL?: string | undefined;
  readonly DATABASE_POOLER?: (typeof poolers)[number] | undefined;
  readonly DATABASE_DIRECT_URL?: string | undefined;
}

export function databasePoolerOf(given: Given): DatabasePooler | undefined {
  const { DATABASE_POOLER: pooler, DATABASE_DIRECT_URL: directUrl } = given;
  return pooler && directUrl ? { directUrl, prepared: pooler === 'transaction-prepared' } : undefined;
}

export function databasePoolerProblem(given: Given): string | undefined {
  const { DATABASE_URL: url, DATABASE_POOLER: pooler, DATABASE_DIRECT_URL: direct } = given;
  if ((pooler === undefined) !== (direct === undefined))
    return '  DATABASE_POOLER and DATABASE_DIRECT_URL: expected both or neither, migrations and listening go past a pooler';
  if (pooler !== undefined && url === undefined) return '  DATABASE_POOLER: expected with DATABASE_URL, its address';
  return undefined;
}
