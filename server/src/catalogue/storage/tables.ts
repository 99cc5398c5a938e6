import type { SearchPin, StoredStoreDay, StoredStoreSite, Synonym } from '../catalogue.ts';
import type {
  BannedWordRow,
  BrandRow,
  CategoryRow,
  PictureRow,
  ProductRow,
  RecipeRow,
  RecipeThingRow,
  ResidueRow,
  StockRow,
  StorePlaceRow,
  StoreRow,
  VatRow,
  ZoneRow,
} from './rows.ts';

export interface TableColumn {
  /** The row's own name for it. */
  readonly property: string;
  readonly column: string;
  /** As it stands in the JSON that carries rows to the database. */
  readonly type: string;
  /** From that, where it is not the same. */
  readonly value?: string;
}

/** Where rows of a kind are kept. `Row` is what they look like here. */
export interface TableShape<Row> {
  readonly table: string;
  readonly key: readonly TableColumn[];
  readonly columns: readonly TableColumn[];
  /** Rows with the same are the same row; the last one given counts. */
  keyOf(row: Row): string;
}

const as =
  (type: string) =>
  (property: string, column: string = property): TableColumn => ({ property, column, type });
const text = as('text');
const whole = as('integer');
const texts = as('text[]');
const moment = (property: string, column: string): TableColumn => ({
  property,
  column,
  type: 'double precision',
  value: `to_timestamp(g."${property}" / 1000)`,
});

export const zoneTable: TableShape<ZoneRow> = {
  table: 'zone',
  key: [text('id')],
  columns: [text('name'), whole('position')],
  keyOf: ({ id }) => id,
};

export const storeTable: TableShape<StoreRow> = {
  table: 'store',
  key: [text('id')],
  columns: [text('name'), text('zone')],
  keyOf: ({ id }) => id,
};

const degrees = as('double precision');

export const storeSiteTable: TableShape<StoredStoreSite> = {
  table: 'store_site',
  key: [text('store')],
  columns: [
    text('streetName', 'street_name'),
    text('streetNumber', 'street_number'),
    text('postalCode', 'postal_code'),
    text('city'),
    degrees('latitude'),
    degrees('longitude'),
    text('phoneNumber', 'phone_number'),
    text('hours'),
    texts('services'),
    texts('directions'),
  ],
  keyOf: ({ store }) => store,
};

export const storeDayTable: TableShape<StoredStoreDay> = {
  table: 'store_day',
  key: [text('store'), text('date')],
  columns: [text('note'), text('hours')],
  keyOf: ({ store, date }) => `${store} ${date}`,
};

export const vatTable: TableShape<VatRow> = {
  table: 'vat_rate',
  key: [text('name'), moment('from', 'valid_from')],
  columns: [whole('permille')],
  keyOf: ({ name, from }) => `${name} ${from}`,
};

export const pictureTable: TableShape<PictureRow> = {
  table: 'picture',
  key: [text('hash')],
  columns: [as('jsonb')('spec'), text('file')],
  keyOf: ({ hash }) => hash,
};

export const categoryTable: TableShape<CategoryRow> = {
  table: 'category',
  key: [text('slug')],
  columns: [text('name'), text('parent'), whole('position'), text('unit'), text('picture')],
  keyOf: ({ slug }) => slug,
};

export const brandTable: TableShape<BrandRow> = {
  table: 'brand',
  key: [text('slug')],
  columns: [text('name'), text('about'), text('maker')],
  keyOf: ({ slug }) => slug,
};

export const productTable: TableShape<ProductRow> = {
  table: 'product',
  key: [text('sku')],
  columns: [
    text('productId', 'product_id'),
    text('slug'),
    text('name'),
    text('brand'),
    text('category'),
    text('pack'),
    as('double precision')('baseQuantity', 'base_quantity'),
    text('baseUnit', 'base_unit'),
    text('selling'),
    whole('pieceGrams', 'piece_grams'),
    whole('maxQuantity', 'max_quantity'),
    whole('bundleSize', 'bundle_size'),
    text('bundleInfo', 'bundle_info'),
    whole('deposit'),
    text('vat'),
    whole('minAge', 'min_age'),
    texts('labels'),
    texts('origins'),
    texts('contains'),
    whole('popularity'),
    texts('find'),
    text('picture'),
    { ...texts('furtherPictures', 'further_pictures'), value: `coalesce(g."furtherPictures", '{}')` },
    texts('zones'),
    text('availability'),
    as('jsonb')('facts'),
    as('boolean')('retired'),
  ],
  keyOf: ({ sku }) => sku,
};

export const stockTable: TableShape<StockRow> = {
  table: 'stock',
  key: [text('sku'), text('store')],
  columns: [text('availability')],
  keyOf: ({ sku, store }) => `${sku} ${store}`,
};

export const storePlaceTable: TableShape<StorePlaceRow> = {
  table: 'store_place',
  key: [text('sku'), text('store')],
  columns: [text('aisle'), text('shelf'), whole('position')],
  keyOf: ({ sku, store }) => `${sku} ${store}`,
};

export const residueTable: TableShape<ResidueRow> = {
  table: 'residue',
  key: [
    text('sku'),
    text('batch'),
    as('date')('sampledOn', 'sampled_on'),
    { ...text('substance'), value: `coalesce(g."substance", '')` },
  ],
  columns: [
    ...[text('laboratory'), text('report'), whole('tested'), text('origin'), text('action')],
    text('use', 'used_as'),
    as('double precision')('residue', 'milligrams'),
    as('double precision')('limit', 'legal_limit'),
    as('double precision')('acuteDose', 'acute_dose'),
  ],
  keyOf: ({ sku, batch, sampledOn, substance = '' }) => `${sku} ${batch} ${sampledOn} ${substance}`,
};

export const synonymTable: TableShape<Synonym> = {
  table: 'synonym',
  key: [texts('words'), { ...texts('finds'), value: `coalesce(g."finds", '{}')` }],
  columns: [{ ...as('boolean')('apart'), value: `coalesce(g."apart", false)` }],
  keyOf: ({ words, finds = [] }) => JSON.stringify([words, finds]),
};

export const searchPinTable: TableShape<SearchPin> = {
  table: 'search_pin',
  key: [text('query')],
  columns: [texts('skus')],
  keyOf: ({ query }) => query,
};

/** Nothing but its key can differ. */
export const bannedWordTable: TableShape<BannedWordRow> = {
  table: 'banned_word',
  key: [text('word')],
  columns: [],
  keyOf: ({ word }) => word,
};

export const recipeThingTable: TableShape<RecipeThingRow> = {
  table: 'recipe_thing',
  key: [text('id')],
  columns: [as('jsonb')('facts')],
  keyOf: ({ id }) => id,
};

export const recipeTable: TableShape<RecipeRow> = {
  table: 'recipe',
  key: [text('slug')],
  columns: [as('jsonb')('facts'), text('picture'), as('boolean')('retired')],
  keyOf: ({ slug }) => slug,
};
