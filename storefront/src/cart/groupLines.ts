import { byBasePrice, comparablePrice, type LineItem, measureOfPrice } from '@trolley/contract';

export interface LineGroup {
  readonly name: string;
  readonly lines: readonly LineItem[];
}

export const lineSorts = ['category', 'alphabetically', 'chronologically', 'unitprice'] as const;
export type LineSort = (typeof lineSorts)[number];

/** Grouped by department, in the order of their first line. */
export function byDepartment(lines: readonly LineItem[]): readonly LineGroup[] {
  const groups = new Map<string, { readonly name: string; readonly lines: LineItem[] }>();
  for (const line of lines) {
    const { slug, name } = line.product.parentCategories[0] ?? line.product.category;
    const group = groups.get(slug) ?? { name, lines: [] };
    group.lines.push(line);
    groups.set(slug, group);
  }
  return [...groups.values()];
}

/** In any other order one list: last added first, or highest base price first. */
export function sortedLines(
  lines: readonly LineItem[],
  sort: Exclude<LineSort, 'category'>,
  locale: string,
): LineItem[] {
  switch (sort) {
    case 'alphabetically': {
      const { compare } = new Intl.Collator(locale);
      return lines.toSorted((a, b) => compare(a.product.name, b.product.name));
    }
    case 'chronologically':
      // An optimistic line has no time yet: it is the newest.
      return lines.toSorted((a, b) => timeOf(b) - timeOf(a));
    case 'unitprice':
      // Within each measure the highest first: prices per litre and per piece say nothing about each other.
      return lines.toSorted(byBasePrice(lines, measureOf, (line) => -comparablePrice(line.product.price)));
  }
}

const timeOf = ({ addedAt }: LineItem) => (addedAt === undefined ? Number.MAX_VALUE : Date.parse(addedAt));
const measureOf = ({ product }: LineItem) => measureOfPrice(product.price);
