import type { PlanProducts } from '@trolley/contract';

export type PlanLine = PlanProducts['lines'][number];

export interface PlanGroup {
  readonly name: string;
  readonly lines: readonly PlanLine[];
}

/** What is bought, by department; in the order in which the list has them first. */
export function planGroups(lines: readonly PlanLine[]): readonly PlanGroup[] {
  const groups = new Map<string, PlanLine[]>();
  for (const line of lines) {
    if (line.home || !line.pick) continue;
    const { parentCategories, category } = line.pick.product;
    const { name } = parentCategories[0] ?? category;
    groups.set(name, [...(groups.get(name) ?? []), line]);
  }
  return [...groups].map(([name, inGroup]) => ({ name, lines: inGroup }));
}

/** What nobody has to buy, by name. */
export const atHome = (lines: readonly PlanLine[]) =>
  lines.flatMap(({ home, missing, name }) => (home || missing === 'notSold' ? [name.many] : []));

/** What cannot be bought. */
export const notThere = (lines: readonly PlanLine[]) =>
  lines.filter(({ home, pick, missing }) => !home && !pick && missing !== undefined && missing !== 'notSold');
