import type { Catalogue, StoredProduct } from '../../catalogue/catalogue.ts';

/** An item of a retailer's raw list. */
export interface RawItem {
  /** `Getränke > Bier`: from the root to the leaf. */
  readonly category: string;
  readonly name: string;
  readonly quantity: number;
  readonly unit: string;
  readonly weighed: boolean;
  readonly organic: boolean;
}

/** What a file of items leaves out, to see how the search does without it. */
export interface Poverty {
  /** All categories are the same one. */
  readonly categories?: boolean;
  /** `none`: brands stand only in the names. `guessed`: the first word is the brand and no longer in the name. */
  readonly brands?: 'none' | 'guessed' | 'both';
}

const header = ['category', 'name', 'quantity', 'unit', 'cents', 'weighed', 'organic'];

/** Tab-separated items with a header of their own names. */
export function readItems(text: string): readonly RawItem[] {
  const [first = '', ...lines] = text.split(/\r?\n/);
  const names = first.split('\t');
  const missing = header.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`The first line has to name the columns; missing: ${missing.join(', ')}.`);
  return lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t');
      const cell = (name: string) => cells[names.indexOf(name)]?.trim() ?? '';
      return {
        category: cell('category'),
        name: cell('name'),
        quantity: Number(cell('quantity')),
        unit: cell('unit'),
        weighed: cell('weighed') === '1',
        organic: cell('organic') === '1',
      };
    });
}

const unknown = 'Unbekannt';

/** A catalogue of such items, as a first import makes it: no popularity, no synonyms, often no brand. */
export function catalogueOfItems(
  items: readonly RawItem[],
  { categories: noCategories, brands = 'none' }: Poverty = {},
): Catalogue {
  const categories = new Map<string, Catalogue['categories'] extends ReadonlyMap<string, infer C> ? C : never>();
  const brandNames = new Map<string, { slug: string; name: string }>();
  const products = new Map<string, StoredProduct>();
  for (const [index, item] of items.entries()) {
    const path = (noCategories ? unknown : item.category)
      .split(' > ')
      .filter((name, place, all) => name !== all[place - 1]);
    let slug: string | undefined;
    for (const name of path) {
      const parent = slug;
      slug = parent === undefined ? name : `${parent}/${name}`;
      if (!categories.has(slug))
        categories.set(slug, {
          slug,
          name,
          position: categories.size,
          unit: 'kg',
          ...(parent !== undefined && { parent }),
        });
    }
    const [guess = '', ...rest] = item.name.split(/\s+/);
    const brand = brands === 'none' || rest.length === 0 ? '' : guess;
    if (brand !== '') brandNames.set(brand, { slug: brand, name: brand });
    const sku = `i${index}`;
    products.set(
      sku,
      storedItem(sku, item, slug ?? '', brand, brands === 'guessed' && brand !== '' ? rest.join(' ') : item.name),
    );
  }
  return {
    version: 1,
    now: 0,
    timeZone: 'Europe/Vienna',
    locale: 'de-AT',
    products,
    skuBySlug: new Map([...products.keys()].map((sku) => [sku, sku])),
    categories,
    brands: brandNames,
    stores: new Map(),
    zones: ['ost'],
    vat: [],
    synonyms: [],
    searchPins: [],
    bannedWords: [],
    clickLifts: new Map(),
    recipeThings: new Map(),
    recipes: new Map(),
    residues: new Map(),
    storeSites: new Map(),
    storeDays: [],
  };
}

function storedItem(sku: string, item: RawItem, category: string, brand: string, name: string): StoredProduct {
  const { quantity, unit, weighed, organic } = item;
  return {
    sku,
    productId: sku,
    slug: sku,
    name,
    ...(brand !== '' && { brand }),
    category,
    pack: unit === 'stk' ? `${quantity} Stück` : `${quantity} ${unit}`,
    selling: weighed ? 'step' : 'pack',
    maxQuantity: 20,
    vat: 'food',
    labels: organic ? ['organic'] : [],
    origins: [],
    contains: [],
    traces: [],
    popularity: 0,
    find: [],
    picture: '',
    prices: [],
    availability: 'available',
    facts: '{}',
  };
}
