import type { Queryable } from '../../platform/database/database.ts';
import { lockCatalogue } from './lockCatalogue.ts';
import type { PictureRow } from './rows.ts';
import { writeCatalogue } from './writeCatalogue.ts';

type Kind = 'product' | 'category';

/** What shows which picture: by sku and by slug. */
export type ShownPictures = Readonly<Record<Kind, ReadonlyMap<string, string>>>;

export async function selectPictures(database: Queryable): Promise<ShownPictures> {
  const products = await database.query<{ key: string; picture: string }>({
    text: 'select sku as key, picture from product',
  });
  const categories = await database.query<{ key: string; picture: string }>({
    text: 'select slug as key, picture from category where picture is not null',
  });
  const byKey = (rows: readonly { key: string; picture: string }[]) =>
    new Map(rows.map(({ key, picture }) => [key, picture]));
  return { product: byKey(products), category: byKey(categories) };
}

/** Gives products and categories their photos. What shows it already, or is not there any more, stays as it is. */
export async function showPhotos(
  tx: Queryable,
  photos: readonly { readonly kind: Kind; readonly key: string; readonly photo: PictureRow }[],
): Promise<void> {
  await lockCatalogue(tx);
  await writeCatalogue(tx, { pictures: photos.map(({ photo }) => photo) });
  const given = (kind: Kind) => {
    const ofKind = photos.filter((one) => one.kind === kind);
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
}
