import type { Queryable } from '../../platform/database/database.ts';
import { type FurtherPicture, readFurther, writeFurther } from '../furtherPictures.ts';
import { lockCatalogue } from './lockCatalogue.ts';
import type { PictureRow } from './rows.ts';
import { writeCatalogue } from './writeCatalogue.ts';

type Kind = 'product' | 'category' | 'recipe';

/** What shows which picture: by sku and by slug; and by sku what products show beside their front. */
export type ShownPictures = Readonly<Record<Kind, ReadonlyMap<string, string>>> & {
  readonly further: ReadonlyMap<string, readonly FurtherPicture[]>;
};

export async function selectPictures(database: Queryable): Promise<ShownPictures> {
  const products = await database.query<{ key: string; picture: string; further: string }>({
    text: `select sku as key, picture, array_to_string(further_pictures, ' ') as further from product`,
  });
  const categories = await database.query<{ key: string; picture: string }>({
    text: 'select slug as key, picture from category where picture is not null',
  });
  const recipes = await database.query<{ key: string; picture: string }>({
    text: 'select slug as key, picture from recipe where picture is not null',
  });
  const byKey = (rows: readonly { key: string; picture: string }[]) =>
    new Map(rows.map(({ key, picture }) => [key, picture]));
  const further = products.flatMap((one) => (one.further === '' ? [] : [[one.key, readFurther(one.further)] as const]));
  return {
    product: byKey(products),
    category: byKey(categories),
    recipe: byKey(recipes),
    further: new Map(further),
  };
}

export interface ShownPhoto {
  readonly kind: Kind;
  readonly key: string;
  /** Its place beside the front; left out: the front itself. */
  readonly further?: Omit<FurtherPicture, 'picture'>;
  readonly photo: PictureRow;
}

/** Gives products, categories and recipes their photos. What shows it already, or is not there any more, stays as it is. */
export async function showPhotos(tx: Queryable, photos: readonly ShownPhoto[]): Promise<void> {
  await lockCatalogue(tx);
  await writeCatalogue(tx, { pictures: photos.map(({ photo }) => photo) });
  const given = (kind: Kind) => {
    const ofKind = photos.filter((one) => one.kind === kind && !one.further);
    return [ofKind.map(({ key }) => key), ofKind.map(({ photo }) => photo.hash)];
  };
  await tx.query({
    text: `update product p set picture = given.hash from unnest($1::text[], $2::text[]) as given(key, hash)
            where p.sku = given.key and p.picture <> given.hash`,
    values: given('product'),
  });
  await tx.query({
    text: `update category c set picture = given.hash from unnest($1::text[], $2::text[]) as given(key, hash)
            where c.slug = given.key and c.picture is distinct from given.hash`,
    values: given('category'),
  });
  await tx.query({
    text: `update recipe r set picture = given.hash from unnest($1::text[], $2::text[]) as given(key, hash)
            where r.slug = given.key and r.picture is distinct from given.hash`,
    values: given('recipe'),
  });
  await showFurther(tx, photos);
}

/** Each takes its place among those that its product shows already. */
async function showFurther(tx: Queryable, photos: readonly ShownPhoto[]): Promise<void> {
  const given = photos.flatMap(({ key, further, photo }) =>
    further ? [{ key, entry: writeFurther({ ...further, picture: photo.hash }) }] : [],
  );
  if (given.length === 0) return;
  await tx.query({
    text: `with given as (
             select key, array_agg(distinct entry) as entries, array_agg(left(entry, 1)) as places
               from unnest($1::text[], $2::text[]) as one(key, entry) group by key
           ), next as (
             select sku, array(
                      select entry from unnest(further_pictures) as entry where left(entry, 1) <> all(places)
                      union all select unnest(entries) order by 1
                    ) as pictures
               from product join given on sku = key
           )
           update product p set further_pictures = next.pictures from next
            where p.sku = next.sku and p.further_pictures <> next.pictures`,
    values: [given.map(({ key }) => key), given.map(({ entry }) => entry)],
  });
}
