import { referenceUnitOf } from '@trolley/contract';
import { allergensIn } from './allergens.ts';
import type { Article } from './article.ts';
import type { LabelCode } from './codes.ts';
import { mergeFacts, nutritionTable, originOf } from './facts.ts';
import { packScale } from './packScale.ts';
import { pictureSpec } from './pictureSpec.ts';
import { scale, shelfPrice } from './prices.ts';
import type { Rules } from './rulesSchema.ts';
import type { Brand, Good, Size, Variant } from './schema.ts';
import { contentOf, parseSize, sizeText } from './size.ts';
import { skuOf, stablePick, toSlug } from './slug.ts';
import { type CatalogueSource, type Category, flattenCategories } from './source.ts';

interface Combination {
  readonly good: Good;
  readonly brand: Brand;
  readonly size: Size;
  readonly variant: Variant | undefined;
  readonly organic: boolean;
}

/** Every article of the source: goods × brands × sizes × variants, only where the data says a brand makes it. */
export function expandGoods(source: CatalogueSource): readonly Article[] {
  const categories = new Map(flattenCategories(source.categories).map((category) => [category.slug, category]));
  const brands = new Map(source.brands.map((brand) => [brand.slug, brand]));
  return source.goods.flatMap((file) =>
    file.goods.flatMap((good) => {
      const category = known(categories, good.in, good);
      return combine(good, brands).map((combination) => toArticle(combination, category, file.leaves[good.in], source));
    }),
  );
}

function combine(good: Good, brands: ReadonlyMap<string, Brand>): readonly Combination[] {
  const combinations: Combination[] = [];
  for (const variant of good.variants ?? [undefined]) {
    for (const brandSlug of variant?.brands ?? good.brands) {
      const brand = known(brands, brandSlug, good);
      for (const size of good.sizes) {
        if (size[2]?.brands && !size[2].brands.includes(brandSlug)) continue;
        if (variant?.sizes && !variant.sizes.includes(size[0])) continue;
        const offersOrganic = (variant?.organic ?? good.organic ?? []).includes(brandSlug);
        combinations.push({ good, brand, size, variant, organic: brand.organic === true });
        if (offersOrganic) combinations.push({ good, brand, size, variant, organic: true });
      }
    }
  }
  return combinations;
}

function toArticle(
  { good, brand, size, variant, organic }: Combination,
  category: Category,
  leaf: CatalogueSource['goods'][number]['leaves'][string] | undefined,
  { words, rules }: CatalogueSource,
): Article {
  const [text, cents, extras] = size;
  const facts = mergeFacts(leaf, good, variant, extras);
  const pack = parseSize(text);
  const kind = variant ? (variant.id ?? toSlug(variant.name, words.fold)) : '';
  const identity = [good.id, brand.slug, kind, organic ? 'organic' : ''] as const;
  const sku = skuOf(...identity, text);

  const plain = variant ? nameWith(good.name, variant.name) : good.name;
  const name = organic ? (good.organicName ?? `${words.organicPrefix}${plain}`) : plain;
  const title = brand.silent ? name : `${brand.name} ${name}`;
  const packText = sizeText(pack, words);
  const ingredients = facts.ingredients?.replaceAll('{v}', variant?.text ?? variant?.name ?? '');
  const content = contentOf(parseSize(extras?.drained ?? extras?.net ?? text));
  const level = organic && !brand.organic ? rules.organicLevel : 100;
  const labels = new Set<LabelCode>([...(organic ? (['organic'] as const) : []), ...(facts.labels ?? [])]);

  return {
    sku,
    productId: skuOf('product', ...identity),
    slug: toSlug(`${title} ${packText}`, words.fold),
    name,
    title,
    good,
    brand,
    category,
    size: pack,
    packText,
    content,
    baseUnit: referenceUnitOf(content, category.unit),
    listPrice: shelfPrice(scale(cents + (variant?.price ?? 0), brand.level, level)),
    deposit: depositOf(facts.deposit, rules) * pack.count + depositOf(extras?.crate, rules),
    drainedText: extras?.drained && words.drained.replace('{amount}', sizeText(parseSize(extras.drained), words)),
    about: variant?.about ?? good.about,
    ingredients: ingredients && organic ? `${ingredients} ${words.organicIngredients}` : ingredients,
    contains: allergensIn(ingredients, facts.contains ?? [], words),
    traces: facts.traces ?? [],
    nutrition: facts.nutrition && nutritionTable(facts.nutrition, content),
    labels: [...labels],
    origins: (facts.origin ?? []).map(originOf),
    madeIn: originOf(brand.origin),
    vat: facts.vat ?? category.vat,
    storage: facts.storage ?? 'ambient',
    life: facts.life,
    notes: facts.notes ?? [],
    warnings: facts.warnings ?? [],
    minAge: facts.minAge || undefined,
    alcohol: facts.alcohol,
    // Siblings of one good would otherwise tie and stand side by side in every list.
    popularity: Math.max(1, (facts.popularity ?? 40) - stablePick(15, 'popularity', sku)),
    find: facts.find ?? [],
    picture: pictureSpec({
      sku,
      good,
      brand,
      facts,
      name: nameOnPack(good, variant, plain),
      size: packText,
      seal: organic ? words.organicSeal : undefined,
      besidePlain: organic && !brand.organic,
      scale: packScale(pack, good),
    }),
  };
}

function depositOf(name: string | undefined, { deposits }: Rules): number {
  if (name === undefined || name === 'none') return 0;
  const cents = deposits[name];
  if (cents === undefined) throw new Error(`the rules have no deposit "${name}"`);
  return cents;
}

function nameWith(name: string, variant: string): string {
  return name.includes('{v}') ? name.replace('{v}', variant) : `${name} ${variant}`;
}

function nameOnPack(good: Good, variant: Variant | undefined, name: string): string {
  if (variant?.label) return variant.label;
  if (!good.label) return name;
  return variant ? nameWith(good.label, variant.name) : good.label;
}

function known<T>(all: ReadonlyMap<string, T>, slug: string, good: Good): T {
  const found = all.get(slug);
  if (!found) throw new Error(`good "${good.id}" names "${slug}", which does not exist`);
  return found;
}
