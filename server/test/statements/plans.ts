import type { Queryable } from '../../src/platform/database/database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/**
 * The tables that the plan of a statement, made without knowing its parameters, reads from end to end. Must run in a
 * transaction. `explain (generic_plan)` would be shorter, but PostgreSQL 15 does not have it.
 */
export async function scannedBy(tx: Queryable, text: string): Promise<readonly string[]> {
  await tx.query({ text: `set local plan_cache_mode = force_generic_plan; prepare looked_at as ${text}` });
  const [prepared] = await tx.query<{ parameters: number }>({
    text: `select cardinality(parameter_types) as parameters from pg_prepared_statements where name = 'looked_at'`,
  });
  const values = Array.from({ length: prepared?.parameters ?? 0 }, () => 'null').join();
  const [row] = await tx.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>({
    text: `explain (format json) execute looked_at${values && `(${values})`}`,
  });
  await tx.query({ text: 'deallocate looked_at' });
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => scannedIn(Plan));
}

function scannedIn(node: PlanNode): readonly string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedIn)];
}
