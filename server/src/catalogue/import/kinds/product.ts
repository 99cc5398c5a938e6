import type { AllergenCode, Content, ProductFacts, ReferenceUnit } from '@trolley/contract';
import { loadPictureKit } from '../../../picture/pictureKit.ts';
import { placeholderPicture } from '../../../picture/placeholder.ts';
import { writeFurther } from '../../furtherPictures.ts';
import type { PictureRow, ProductRow } from '../../storage/rows.ts';
import { certificateProblems } from '../certificates/certificateProblems.ts';
import { certificates, list, money, number, of, place, places, text } from '../columns.ts';
import { baseOf, contentAtEnd, contentIn, isNoContent, readContent } from '../content.ts';
import { type NamedPhoto, namedPhotos, numberedFields } from '../photos/namedPhotos.ts';
import {
  condemnTakenSlugs,
  condemnUnknownCategories,
  condemnUnknownVat,
  condemnUnknownZones,
  selectUnits,
} from '../queries.ts';
import { slugOf } from '../slugOf.ts';
import { tidyPack } from '../tidyPack.ts';
import { noSlug } from '../words.ts';
import { defineKind, type Staged, type Staging } from './kind.ts';
import { type ImportedProduct, productSchema } from './productSchema.ts';

/** Its base price depends on the category, its picture may be a photo or is drawn. */
type StagedProduct = Omit<ProductRow, 'picture' | 'furtherPictures'> & {
  readonly content?: Content;
  readonly furtherPhotos: readonly NamedPhoto[];
};

const energyAndNutrients = ['kJ', 'kcal', 'fat', 'saturates', 'carbohydrate', 'sugar', 'protein', 'salt', 'fibre'];

export const productKind = defineKind({
  plural: 'products',
  fileNames: ['products'],
  counted: 'products',
  keyField: 'sku',
  schema: productSchema,
  columns: new Map([
    ...of(text, 'sku', 'productId', 'slug', 'name', 'brand', 'category', 'pack', 'content', 'selling', 'bundleInfo'),
    ...of(text, 'vat', 'availability', 'about', 'gtin', 'ingredients', 'storage', 'shelfLife'),
    ...of(text, 'drainedWeight', 'maker', 'contact', 'nutrition.per'),
    ...of(number, 'pieceGrams', 'maxQuantity', 'bundleSize', 'depositCents', 'minAge', 'popularity', 'alcohol'),
    ...of(number, ...energyAndNutrients.map((name) => `nutrition.${name}`)),
    ...of(list, 'labels', 'contains', 'traces', 'find', 'zones', 'notes', 'warnings', 'pictures'),
    ...of(text, 'picture', ...numberedFields, 'picture_back', 'picture_served'),
    ...of(text, 'responsiblePerson.name', 'responsiblePerson.address', 'responsiblePerson.contact'),
    ...of(certificates, 'certificates'),
    ['deposit', money('depositCents')],
    ['madeIn', place('madeIn')],
    ['origins', places('origins')],
  ]),
  stage(given, { locale, schemes }): Staging<StagedProduct> {
    const problems = certificateProblems(given.certificates ?? [], schemes);
    if (problems.length > 0) return { problems };
    const staged = stagedProduct(given, locale);
    return staged.brand === '' ? { problems: [{ field: 'brand', reason: noSlug }] } : staged;
  },
  async check(tx, setting) {
    const files = setting.sources.map(({ name }) => name);
    return [
      ...(await condemnUnknownCategories(tx)),
      ...(await condemnUnknownVat(tx)),
      ...(await condemnUnknownZones(tx, 'product', 'zones')),
      ...(await condemnTakenSlugs(tx, files, setting.retireMissing)),
    ];
  },
  async write(tx, stages, { put, photoOf, furtherPhotosOf, retireMissing }) {
    await retireMissing();
    const units = new Map(
      (await tx.query<{ slug: string; unit: ReferenceUnit }>(selectUnits)).map((one) => [one.slug, one.unit]),
    );
    const kit = await loadPictureKit();
    for await (const rows of stages) {
      const pictures: PictureRow[] = [];
      const products: ProductRow[] = [];
      for (const stage of rows) {
        const { content, furtherPhotos, ...row } = stage.row;
        const picture =
          (await photoOf(stage)) ??
          kit?.pictureOf({ ...row, brandName: stage.brandName ?? undefined }) ??
          placeholderPicture;
        const base = content && baseOf(content, units.get(row.category) ?? 'kg');
        const further = await furtherPhotosOf(stage, furtherPhotos);
        pictures.push(picture, ...further.map(({ photo }) => photo));
        products.push({
          ...row,
          picture: picture.hash,
          furtherPictures: further.map(({ at, kind, photo }) => writeFurther({ at, kind, picture: photo.hash })),
          ...(base && { baseQuantity: base.quantity, baseUnit: base.unit }),
        });
      }
      await put({ pictures, products });
    }
  },
});

function stagedProduct(given: ImportedProduct, locale: string): Staged<StagedProduct> {
  const { sku, brand: brandName, category, vat } = given;
  const { front, further } = namedPhotos(given);
  const content = contentOf(given);
  const { name, pack } = tidyPack({ name: given.name, pack: shownPack(given) }, content, locale);
  const zones = given.zones?.length ? once(given.zones) : undefined;
  const brand = brandName === undefined ? undefined : slugOf(brandName);
  const slug = given.slug ?? `${slugOf(`${name} ${pack}`, 60)}-${slugOf(sku)}`.replace(/^-/, '');
  const row: StagedProduct = {
    sku,
    productId: given.productId ?? sku,
    slug,
    name,
    brand,
    category,
    pack,
    content,
    furtherPhotos: further,
    selling: given.selling ?? 'pack',
    pieceGrams: given.pieceGrams,
    maxQuantity: given.maxQuantity ?? 24,
    bundleSize: given.bundleSize,
    bundleInfo: given.bundleInfo,
    deposit: given.depositCents,
    vat,
    minAge: given.minAge,
    labels: once([...(given.labels ?? []), ...(given.certificates ?? []).map(({ label }) => label)]),
    origins: once(given.origins?.map(({ country }) => country)),
    contains: codesOf(given.contains),
    popularity: given.popularity ?? 1,
    find: once(given.find),
    zones,
    availability: given.availability ?? 'available',
    facts: factsOf(given),
    retired: false,
  };
  return {
    key: sku,
    sku,
    slug,
    category,
    brand,
    brandName,
    vat,
    zones,
    photo: front,
    row,
  };
}

/**
 * The price of what is sold in steps is that of one step, so this is the amount beside it, whatever a table says. Zero
 * (`0 Stück`) is how tables say that they do not know: nothing is shown then.
 */
function shownPack({ selling, pieceGrams, pack }: ImportedProduct): string {
  if (selling !== 'step' || pieceGrams === undefined) return pack === undefined || isNoContent(pack) ? '' : pack;
  return pieceGrams % 1000 === 0 ? `${pieceGrams / 1000} kg` : `${pieceGrams} g`;
}

/**
 * What the base price is made from. Of foods in liquid the drained weight counts, and weighed goods have their grams.
 * Where a food says it nowhere else, a size that its name ends with is meant; of other goods it may be that of a bin.
 */
function contentOf(given: ImportedProduct): Content | undefined {
  const { pieceGrams, content, drainedWeight, pack } = given;
  if (pieceGrams !== undefined) return { measure: 'mass', quantity: pieceGrams };
  if (content !== undefined && !isNoContent(content)) return readContent(content);
  if (drainedWeight !== undefined || (pack !== undefined && !isNoContent(pack)))
    return contentIn(drainedWeight ?? '') ?? contentIn(pack ?? '');
  return isFood(given) ? contentAtEnd(given.name) : undefined;
}

/** Only what is eaten or drunk says any of these. */
function isFood({ responsiblePerson, ingredients, nutrition, contains, traces, alcohol }: ImportedProduct): boolean {
  if (responsiblePerson !== undefined) return false;
  return [ingredients, nutrition, contains?.[0], traces?.[0], alcohol].some((fact) => fact !== undefined);
}

function codesOf(given: ImportedProduct['contains']): AllergenCode[] {
  return once(given).filter((code) => code !== 'none');
}

function once<T>(list: readonly T[] | undefined): T[] {
  return [...new Set(list)];
}

function factsOf(given: ImportedProduct): ProductFacts {
  const { gtin, ingredients, nutrition, madeIn, storage, shelfLife, drainedWeight, alcohol, maker, contact } = given;
  const { certificates: certified, responsiblePerson, warnings } = given;
  const known = { gtin, ingredients, nutrition, madeIn, storage, shelfLife, drainedWeight, alcohol, maker, contact };
  const law = { ...(certified && { certificates: certified }), responsiblePerson, ...(warnings && { warnings }) };
  return {
    about: given.about ?? '',
    contains: codesOf(given.contains),
    ...(given.contains?.includes('none') && { containsNone: true }),
    traces: codesOf(given.traces).filter((code) => !given.contains?.includes(code)),
    origins: given.origins ?? [],
    notes: given.notes ?? [],
    ...known,
    ...law,
  };
}
