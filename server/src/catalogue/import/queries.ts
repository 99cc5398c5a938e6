import type { Queryable, Statement } from '../../platform/database/database.ts';
import type { StagedPlace } from './staging.ts';

/** A staged row that turned out bad, and why. */
export interface FoundProblem extends StagedPlace {
  readonly field: string;
  readonly reason: string;
  /** It points at a row that is bad itself. */
  readonly follows?: true;
}

/** How the reason ends where what a row points at is in the files, but bad. */
export const ownRowIsBad = ': its own row is bad';

/** Marks the rows that `found` (seq, reason) selects, so that nothing may point at them, and tells of them. */
export async function condemn(
  tx: Queryable,
  field: string,
  found: string,
  values: readonly unknown[] = [],
): Promise<readonly FoundProblem[]> {
  const rows = await tx.query<StagedPlace & { reason: string }>({
    text: `with found as materialized (${found}),
                marked as (update import_row r set bad = true from found
                            where r.seq = found.seq and r.row is not null
                           returning r.seq, r.file, r.line, found.reason)
           select file, line, reason from marked order by seq`,
    values,
  });
  return rows.map((row) => ({ ...row, field, ...(row.reason.endsWith(ownRowIsBad) && { follows: true }) }));
}

/** Whether there is a good row of a kind in the files. */
export const staged = (kind: string, condition: string) =>
  `exists (select from import_row o where o.kind = '${kind}' and not o.bad and ${condition})`;

const isBad = (kind: string, condition: string) =>
  `case when exists (select from import_row o where o.kind = '${kind}' and o.bad and ${condition})
        then '${ownRowIsBad}' else '' end`;

/** The same thing said twice; the first one counts. */
export function condemnDuplicates(tx: Queryable, files: readonly string[], kind: string, field: string) {
  return condemn(
    tx,
    field,
    `select seq, 'stands already in ' || ($1::text[])[first_file + 1] || ':' || first_line as reason
       from (select seq, row_number() over same as number, first_value(file) over same as first_file,
                    first_value(line) over same as first_line
               from import_row where kind = $2 and not bad window same as (partition by key order by seq)) numbered
      where number > 1`,
    [files, kind],
  );
}

/** Two products with one address: in the files, or with one of the shop that stays. */
export async function condemnTakenSlugs(tx: Queryable, files: readonly string[], retireMissing: boolean) {
  const inFiles = await condemn(
    tx,
    'slug',
    `select seq, 'stands already in ' || ($1::text[])[first_file + 1] || ':' || first_line as reason
       from (select seq, row_number() over same as number, first_value(file) over same as first_file,
                    first_value(line) over same as first_line
               from import_row where kind = 'product' and not bad window same as (partition by slug order by seq)) numbered
      where number > 1`,
    [files],
  );
  const stays = retireMissing ? `and ${staged('product', 'o.key = p.sku')}` : '';
  const inShop = await condemn(
    tx,
    'slug',
    `select r.seq, 'is that of the product "' || p.sku || '" in the shop' as reason
       from import_row r join product p on p.slug = r.slug and p.sku <> r.sku and not p.retired
      where r.kind = 'product' ${stays}`,
  );
  return [...inFiles, ...inShop];
}

export function condemnUnknownCategories(tx: Queryable) {
  return condemn(
    tx,
    'category',
    `select seq, 'there is no category "' || category || '" in the files or in the shop' ||
                 ${isBad('category', 'o.key = r.category')} as reason
       from import_row r
      where kind = 'product' and category is not null and not exists (select from category c where c.slug = r.category)
        and not ${staged('category', 'o.key = r.category')}`,
  );
}

export function condemnUnknownVat(tx: Queryable) {
  return condemn(
    tx,
    'vat',
    `select seq, 'there is no such class of value added tax in the files or in the shop, which has: ' ||
                 coalesce((select string_agg(distinct name, ', ') from vat_rate), 'none') ||
                 ${isBad('vat', '(o.vat = r.vat or o.key = r.vat)')} as reason
       from import_row r
      where kind = 'product' and vat is not null and not exists (select from vat_rate v where v.name = r.vat)
        and not ${staged('vat', 'o.vat = r.vat')}`,
  );
}

export function condemnUnknownZones(tx: Queryable, kind: string, field: string) {
  return condemn(
    tx,
    field,
    `select seq, 'there is no zone "' || min(zone) || '" in the files or in the shop' as reason
       from import_row r, unnest(r.zones) zone
      where kind = $1 and not exists (select from zone z where z.id = zone)
        and not ${staged('store', 'o.zones @> array[zone]')}
      group by seq`,
    [kind],
  );
}

export function condemnUnknownStores(tx: Queryable, kind: string) {
  return condemn(
    tx,
    'store',
    `select seq, 'there is no store "' || store || '" in the files or in the shop' ||
                 ${isBad('store', 'o.key = r.store')} as reason
       from import_row r
      where kind = $1 and r.store is not null and not exists (select from store s where s.id = r.store)
        and not ${staged('store', 'o.key = r.store')}`,
    [kind],
  );
}

/** What is told of products that are not there; after everything that may be wrong with products. */
export function condemnUnknownSkus(tx: Queryable, kind: string) {
  return condemn(
    tx,
    'sku',
    `select seq, 'there is no product "' || sku || '" in the files or in the shop' ||
                 ${isBad('product', 'o.key = r.sku')} as reason
       from import_row r
      where kind = $1 and not exists (select from product p where p.sku = r.sku)
        and not ${staged('product', 'o.key = r.sku')}`,
    [kind],
  );
}

/** Pins of what is not there; after everything that may be wrong with products. */
export function condemnUnknownPins(tx: Queryable) {
  return condemn(
    tx,
    'skus',
    `select seq, 'there is no product "' || min(pinned) || '" in the files or in the shop' as reason
       from import_row r, json_array_elements_text(r.row -> 'skus') pinned
      where kind = 'searchPin' and not bad and not exists (select from product p where p.sku = pinned)
        and not ${staged('product', 'o.key = pinned')}
      group by seq`,
  );
}

/** Limits of a list of synonyms: the search takes all of it in at every start. */
export const synonymLimits = { rows: 20_000, words: 100_000, ofOneWord: 200 } as const;

/** The rows with which a list of synonyms becomes larger than the search should bear. */
export async function condemnTooManySynonyms(tx: Queryable) {
  const { rows, words, ofOneWord } = synonymLimits;
  const counted = `select seq, row, json_array_length(row -> 'words') + coalesce(json_array_length(row -> 'finds'), 0) as size
                     from import_row where kind = 'synonym' and not bad and row -> 'words' is not null`;
  const inAll = await condemn(
    tx,
    'words',
    `select seq, 'expected at most ${rows} rows of synonyms with ${words} words in all' as reason
       from (select seq, row_number() over (order by seq) as number, sum(size) over (order by seq) as words
               from (${counted}) counted) summed
      where number > ${rows} or words > ${words}`,
  );
  const ofOne = await condemn(
    tx,
    'words',
    `select seq, 'expected at most ${ofOneWord} other words for "' || min(word) || '" in all rows' as reason
       from (select seq, word, sum(size - 1) over (partition by lower(word) order by seq) as others
               from (${counted}) counted,
                    lateral (select json_array_elements_text(row -> 'words') as word
                             union select json_array_elements_text(row -> 'finds')) said) summed
      where others > ${ofOneWord}
      group by seq`,
  );
  return [...inAll, ...ofOne];
}

/** Rows of a kind found bad by other means. */
export function condemnKeys(tx: Queryable, kind: string, field: string, reasons: ReadonlyMap<string, string>) {
  return condemn(
    tx,
    field,
    `select seq, given.reason from import_row r join unnest($2::text[], $3::text[]) as given(key, reason) on given.key = r.key
      where kind = $1`,
    [kind, [...reasons.keys()], [...reasons.values()]],
  );
}

/** Things of the shop, and those of the files. */
export const selectKnownThings: Statement = {
  text: `select id, facts -> 'grams' as grams, facts -> 'nature' as nature from recipe_thing`,
};
export const selectGivenThings: Statement = {
  text: `select key as id, row -> 'facts' -> 'grams' as grams, row -> 'facts' -> 'nature' as nature
           from import_row where kind = 'recipeThing' and not bad`,
};

/** Categories of the files that are bad. */
export const selectBadCategories: Statement = { text: `select key from import_row where kind = 'category' and bad` };

/** Categories made of a column of a table of products, line by line: nobody put them in order. */
export const selectMadeCategories: Statement = {
  text: `select distinct c.key as slug from import_row c
           join import_row p on p.kind = 'product' and p.file = c.file and p.line = c.line
          where c.kind = 'category'`,
};
export const selectProductCounts: Statement = {
  text: `select category as slug, count(*)::int from import_row
          where kind = 'product' and not bad and category is not null group by category`,
};

export const selectTree: Statement = { text: 'select slug, parent, position from category' };
/** Units of the categories of the files and of the shop. */
export const selectUnits: Statement = {
  text: `select o.key as slug, o.row ->> 'unit' as unit from import_row o where o.kind = 'category' and not o.bad
         union all
         select slug, unit from category c where not ${staged('category', 'o.key = c.slug')}`,
};
export const selectZones: Statement = { text: 'select id, name, position from zone order by position' };

/** Brands that only products name. */
export const selectNewBrands: Statement = {
  text: `select distinct on (brand) brand as slug, brand_name as name
           from import_row r
          where kind = 'product' and not bad and brand is not null
            and not exists (select from brand b where b.slug = r.brand)
            and not ${staged('brand', 'o.key = r.brand')}
          order by brand, seq`,
};

export const countStaged: Statement = {
  text: 'select kind, count(*) as rows from import_row where not bad group by kind',
};

const isMissing = `not retired and not exists (select from import_row r where r.kind = 'product' and r.key = p.sku)`;

/** What `retireMissing` would retire. */
export const selectMissing: Statement = { text: `select sku, name from product p where ${isMissing} order by sku` };

/** Which of these are products, of the files or of the shop. */
export const selectProductsNamed = (skus: readonly string[]): Statement => ({
  text: `select key as sku from import_row where kind = 'product' and key = any($1)
         union select sku from product where sku = any($1) and not retired`,
  values: [skus],
});

/** What the files do not mention is no longer sold; bad rows mention it, too. */
export const retireMissing: Statement = {
  text: `with retired as (
           update product p set retired = true
            where ${isMissing}
           returning 1
         ) select count(*) as retired from retired`,
};
