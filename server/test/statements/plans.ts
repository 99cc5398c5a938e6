import type { Queryable } from '../../src/platform/database/database.ts';

interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

/** The tables that the plan of a statement, made without knowing its parameters, reads from end to end. */
export async function scannedBy(session: Queryable, text: string): Promise<readonly string[]> {
  const [row] = await session.query<{ 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }>({
    text: `explain (generic_plan, format json) ${text}`,
  });
  return (row?.['QUERY PLAN'] ?? []).flatMap(({ Plan }) => scannedIn(Plan));
}

function scannedIn(node: PlanNode): readonly string[] {
  const own = node['Node Type'] === 'Seq Scan' ? [node['Relation Name'] ?? ''] : [];
  return [...own, ...(node.Plans ?? []).flatMap(scannedIn)];
}
