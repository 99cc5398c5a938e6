import type { ResiduesFile } from '../residues/residuesFile.ts';
import type { ReferenceUnit } from './codes.ts';
import type { Rules, Stores, Words } from './rulesSchema.ts';
import type { Brand, CategoryTree, GoodsFile } from './schema.ts';

/** Everything a tenant's catalogue folder holds, checked by schema. */
export interface CatalogueSource {
  readonly categories: CategoryTree;
  readonly brands: readonly Brand[];
  readonly goods: readonly GoodsFile[];
  readonly words: Words;
  readonly rules: Rules;
  readonly stores: Stores;
  /** Missing where no laboratory tests anything. */
  readonly residues: ResiduesFile | undefined;
}

export interface Category {
  readonly slug: string;
  readonly name: string;
  readonly level: 1 | 2 | 3;
  /** Slugs from the top category down to the one above. */
  readonly parents: readonly string[];
  readonly unit: ReferenceUnit;
  readonly vat: string;
  /** The good whose picture stands for it. */
  readonly picture: string | undefined;
}

/** The tree as a list in shelf order; unit, VAT class and picture come from above unless a category has its own. */
export function flattenCategories(tree: CategoryTree): readonly Category[] {
  return tree.flatMap(({ children: inner, ...top }) => {
    const first: Category = { ...top, level: 1, parents: [], picture: top.picture };
    return [
      first,
      ...inner.flatMap(({ children: leaves, ...middle }) => {
        const second: Category = { ...inherit(first, middle), level: 2, parents: [first.slug] };
        return [
          second,
          ...leaves.map(
            (leaf): Category => ({ ...inherit(second, leaf), level: 3, parents: [first.slug, second.slug] }),
          ),
        ];
      }),
    ];
  });
}

type Own = Omit<CategoryTree[number]['children'][number], 'children'>;

function inherit(above: Category, own: Own): Omit<Category, 'level' | 'parents'> {
  return {
    slug: own.slug,
    name: own.name,
    unit: own.unit ?? above.unit,
    vat: own.vat ?? above.vat,
    picture: own.picture,
  };
}
