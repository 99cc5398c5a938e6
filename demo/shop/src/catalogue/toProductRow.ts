import { certifiedLabels, eanCheckDigit, type ProductFacts, unitContents } from '@trolley/contract';
import type { ProductRow } from '@trolley/server/demo';
import type { Article } from './article.ts';
import { availabilityOn, zonesOf } from './availability.ts';
import { lifeText } from './lifeText.ts';
import type { Rules, Words } from './rulesSchema.ts';
import type { Brand } from './schema.ts';
import type { CatalogueSource } from './source.ts';

/** An article as the catalogue keeps it; its prices are kept beside it. */
export function toProductRow(article: Article, today: string, picture: string, source: CatalogueSource): ProductRow {
  const { size, content, brand, good, category } = article;
  const { rules } = source;
  const weighed = size.selling !== 'pack';
  const bundle = size.count > 1;
  return {
    sku: article.sku,
    productId: article.productId,
    slug: article.slug,
    name: article.name,
    ...(!brand.silent && { brand: brand.slug }),
    category: category.slug,
    pack: article.packText,
    baseQuantity: content.quantity / unitContents[article.baseUnit].quantity,
    baseUnit: article.baseUnit,
    selling: size.selling,
    ...(weighed && { pieceGrams: content.quantity }),
    maxQuantity: good.maxQuantity ?? rules.maxQuantity[weighed ? 'weighed' : bundle ? 'bundle' : 'pack'],
    ...(bundle && { bundleSize: size.count, bundleInfo: article.packText }),
    ...(article.deposit > 0 && { deposit: article.deposit }),
    vat: article.vat,
    ...(article.minAge && { minAge: article.minAge }),
    labels: article.labels,
    origins: [...new Set(article.origins.map(({ country }) => country))],
    contains: article.contains,
    popularity: article.popularity,
    find: article.find,
    picture,
    zones: zonesOf(article, rules),
    availability: stockOf(availabilityOn(today, article, rules)),
    facts: factsOf(article, source),
    retired: false,
  };
}

/** An age is checked at the door; the shelf knows only whether there is any. */
export function stockOf(availability: ReturnType<typeof availabilityOn>): ProductRow['availability'] {
  return availability === 'ageRestricted' ? 'available' : availability;
}

function factsOf(article: Article, source: CatalogueSource): ProductFacts {
  const { words, rules } = source;
  const { brand, contains, category, warnings } = article;
  const certificates = certifiedLabels
    .filter((label) => article.labels.includes(label))
    .map((label) => ({ label, ...words.certificates[label] }));
  const path = [category.slug, ...category.parents];
  const nonFood = path.some((slug) => rules.nonFood.includes(slug));
  return {
    about: article.about,
    ...gtinOf(article, source),
    ingredients: article.ingredients,
    contains: [...contains],
    ...(!nonFood && hasNoAllergens(article, path, rules) && { containsNone: true }),
    traces: article.traces.filter((code) => !contains.includes(code)),
    nutrition: article.nutrition,
    origins: [...article.origins],
    madeIn: article.madeIn,
    storage: words.storage[article.storage],
    shelfLife: lifeText(article.life, words.lifeDays, words.lifeMonths),
    drainedWeight: article.drainedText,
    alcohol: article.alcohol,
    notes: [...article.notes],
    maker: brand.maker,
    contact: contactOf(brand, words),
    ...(certificates.length > 0 && { certificates }),
    ...(nonFood && { responsiblePerson: responsibleFor(brand, words) }),
    ...(warnings.length > 0 && { warnings: [...warnings] }),
  };
}

/**
 * A list of ingredients marks every allergen, and what is not processed has none but those that are stated. Of spirits
 * without a list nobody knows: what flavours them may be nuts.
 */
function hasNoAllergens({ contains, ingredients, alcohol }: Article, path: readonly string[], rules: Rules): boolean {
  if (contains.length > 0 || path.some((slug) => rules.forAnimals.includes(slug))) return false;
  return ingredients !== undefined || alcohol === undefined;
}

/** Packed goods that laboratories test have a barcode. 952 is the prefix that GS1 keeps for demonstrations. */
function gtinOf({ sku, good, size }: Article, { residues }: CatalogueSource): Pick<ProductFacts, 'gtin'> {
  const isCoded =
    size.selling === 'pack' && Object.keys(residues?.crops ?? {}).some((key) => key.split('/')[0] === good.id);
  const twelve = `9520${sku}`;
  return isCoded ? { gtin: twelve + eanCheckDigit(twelve) } : {};
}

const contactOf = ({ slug }: Brand, { contact }: Words) => contact.replace('{brand}', slug);

/** The maker, or who brings in what is made outside the Union. */
function responsibleFor(brand: Brand, words: Words): NonNullable<ProductFacts['responsiblePerson']> {
  if (!union.has(brand.origin.slice(0, 2))) return words.importer;
  const [name = brand.maker, ...address] = brand.maker.split(', ');
  return { name, address: address.join(', '), contact: contactOf(brand, words) };
}

const union = new Set('AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '));
