import type { Product, ProductDetail, ProductFacts, ProductPicture } from '@trolley/contract';
import { pictureAddress } from '@trolley/contract';
import type { StoredProduct, VatRate } from '../catalogue.ts';
import { readFurther } from '../furtherPictures.ts';
import { bestSize, bestSizeForMembers } from './bestSize.ts';
import { countryName } from './countryName.ts';
import { priceOn } from './priceOn.ts';
import type { Shelved } from './shelved.ts';
import { availabilityOf } from './shelved.ts';
import { type Stock, skusOf, type ZoneStock } from './stock.ts';
import { tenantDays } from './tenantDays.ts';
import { findShelved } from './zoneStock.ts';

/** A product as lists show it; one object as long as nothing of it differs. */
export function showProduct(stock: Stock, shelved: Shelved): Product {
  shelved.shown ??= viewOf(stock, shelved);
  return shelved.shown;
}

function viewOf({ catalogue, tree }: Stock, { product, zone }: Shelved): Product {
  const { now, timeZone } = catalogue;
  const price = priceOn(product, zone, now, tenantDays(timeZone));
  if (!price) throw new Error(`${product.sku} stands on a shelf without a price`);
  const { bundleSize, bundleInfo, minAge, selling } = product;
  const { category, parents } = tree.place(product.category);
  const [origin] = product.origins;
  return {
    sku: product.sku,
    productId: product.productId,
    slug: product.slug,
    name: product.name,
    ...(product.brand !== undefined && { brand: tree.brand(product.brand) }),
    category,
    parentCategories: parents,
    pack: product.pack,
    picture: pictureAddress(product.picture),
    price,
    maxQuantity: product.maxQuantity,
    quantityStepSize: selling === 'step' ? (product.pieceGrams ?? 1) : 1,
    weightArticle: selling === 'step',
    weightPieceArticle: selling === 'average',
    ...(bundleSize !== undefined && { bundleSize }),
    ...(bundleInfo !== undefined && { bundleInfo }),
    availability: availabilityOf(product, product.availability),
    ...(minAge !== undefined && { minAge }),
    labels: product.labels as Product['labels'],
    ...(origin !== undefined && { origin }),
  };
}

/** One product with everything that is known of it. */
export function showDetail(stock: Stock, zoneStock: ZoneStock, shelved: Shelved): ProductDetail {
  const { product } = shelved;
  const { vat, now } = stock.catalogue;
  const others = skusOf(stock, product.productId)
    .flatMap((sku) => (sku === product.sku ? [] : (findShelved(stock, zoneStock, sku) ?? [])))
    .sort((a, b) => sizeOf(a) - sizeOf(b) || (a.product.sku < b.product.sku ? -1 : 1));
  const shown = showProduct(stock, shelved);
  const sizes = others.map((other) => {
    const { sku, slug, pack, picture, price, availability } = showProduct(stock, other);
    return { sku, slug, pack, picture, price, availability };
  });
  const best = bestSize([shown, ...sizes]);
  const bestForMembers = bestSizeForMembers([shown, ...sizes]);
  return {
    ...shown,
    pictures: picturesOf(product),
    facts: factsOf(product.facts, stock.catalogue.locale),
    vatPermille: vatOn(vat, product.vat, now),
    sizes,
    ...(best !== undefined && { bestSize: best }),
    ...(bestForMembers !== undefined && { bestSizeForMembers: bestForMembers }),
  };
}

function picturesOf({ picture, furtherPictures }: StoredProduct): ProductPicture[] {
  const further = readFurther(furtherPictures).map((one) => ({
    kind: one.kind,
    picture: pictureAddress(one.picture),
  }));
  return [{ kind: 'front', picture: pictureAddress(picture) }, ...further];
}

/** Checked when they were stored. */
function factsOf(stored: string, locale: string): ProductFacts {
  const facts = JSON.parse(stored) as ProductFacts;
  const named = (place: ProductFacts['origins'][number]) => ({ ...place, name: countryName(place.country, locale) });
  return { ...facts, origins: facts.origins.map(named), ...(facts.madeIn && { madeIn: named(facts.madeIn) }) };
}

const sizeOf = ({ product }: Shelved) => product.base?.quantity ?? 0;

/** The rate of a class that began last. */
export function vatOn(rates: readonly VatRate[], name: string, now: number): number {
  let found: VatRate | undefined;
  for (const rate of rates)
    if (rate.name === name && rate.from <= now && (!found || rate.from > found.from)) found = rate;
  return found?.permille ?? 0;
}
