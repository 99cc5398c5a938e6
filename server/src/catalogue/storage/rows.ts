import type {
  AllergenCode,
  LabelCode,
  PesticideUse,
  ProductFacts,
  RecipeFile,
  RecipeThing,
  ReferenceUnit,
} from '@trolley/contract';
import type { PriceSpan, SearchPin, StoredProduct, StoredStoreDay, StoredStoreSite, Synonym } from '../catalogue.ts';

/** A zone the shop sells in; its stores share assortment and prices. The first by position is everybody's until they choose. */
export interface ZoneRow {
  readonly id: string;
  readonly name: string;
  readonly position: number;
}

export interface StoreRow {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
}

/** The rate of a class of value added tax from a moment on (epoch milliseconds). */
export interface VatRow {
  readonly name: string;
  readonly permille: number;
  readonly from: number;
}

/** A picture: drawn after `spec`, or the retailer's own photo `file`. Written before what shows it. */
export interface PictureRow {
  readonly hash: string;
  readonly spec?: unknown;
  readonly file?: string;
}

/** Parents may come after their children, as long as they come in the same transaction. */
export interface CategoryRow {
  readonly slug: string;
  readonly name: string;
  readonly parent?: string;
  /** Among its siblings. */
  readonly position: number;
  readonly unit: ReferenceUnit;
  /** Hash of a `PictureRow`. */
  readonly picture?: string;
}

export interface BrandRow {
  readonly slug: string;
  readonly name: string;
  readonly about?: string;
  readonly maker?: string;
}

/** See `StoredProduct`. Whatever is left out is emptied: a row says all there is. */
export interface ProductRow {
  readonly sku: string;
  readonly productId: string;
  /** Of its own among products that are not retired. */
  readonly slug: string;
  readonly name: string;
  readonly brand?: string;
  readonly category: string;
  readonly pack: string;
  /** Both or none. */
  readonly baseQuantity?: number;
  readonly baseUnit?: ReferenceUnit;
  readonly selling: StoredProduct['selling'];
  readonly pieceGrams?: number;
  readonly maxQuantity: number;
  readonly bundleSize?: number;
  readonly bundleInfo?: string;
  readonly deposit?: number;
  /** Class of a `VatRow`. */
  readonly vat: string;
  readonly minAge?: number;
  readonly labels: readonly LabelCode[];
  readonly origins: readonly string[];
  readonly contains: readonly AllergenCode[];
  readonly popularity: number;
  readonly find: readonly string[];
  /** Hash of a `PictureRow`. */
  readonly picture: string;
  /** Pictures beside it, in their order; see `writeFurther`. */
  readonly furtherPictures?: readonly string[];
  readonly zones?: readonly string[];
  readonly availability: StoredProduct['availability'];
  readonly facts: ProductFacts;
  /** No longer sold; the row stays for orders that name it. */
  readonly retired: boolean;
}

/**
 * A price and its time. What was charged is never changed; so a value that differs for a span that has begun is charged
 * from now on, and one that has ended is left as it was.
 */
export interface PriceRow {
  readonly sku: string;
  /** Empty: wherever no zone has its own. */
  readonly zone: string;
  readonly kind: PriceSpan['kind'];
  /** Cents; of weighed goods per kilogram. Null, only without `from`: what is charged now ends. */
  readonly value: number | null;
  /** Epoch milliseconds. Left out: from now on, unless this very price is charged already. */
  readonly from?: number;
  /** The first moment it is no longer charged. */
  readonly until?: number;
}

/** Availability in one store, where it is known; elsewhere the product's own counts. */
export interface StockRow {
  readonly sku: string;
  readonly store: string;
  readonly availability: StoredProduct['availability'];
}

/** Nothing is shown for a query that has it. */
export interface BannedWordRow {
  readonly word: string;
}

/** Where a product stands in a store, for those who pick it; a position orders the walk. */
export interface StorePlaceRow {
  readonly sku: string;
  readonly store: string;
  readonly aisle: string;
  readonly shelf?: string;
  readonly position?: number;
}

/** What recipes are cooked from. */
export interface RecipeThingRow {
  readonly id: string;
  readonly facts: RecipeThing;
}

export interface RecipeRow {
  readonly slug: string;
  readonly facts: RecipeFile;
  /** Hash of a `PictureRow`. */
  readonly picture?: string;
  /** No longer shown. */
  readonly retired: boolean;
}

/**
 * A substance of a laboratory test, or, without one, a test in which nothing was found. What concerns the whole test is the
 * same in all of its rows.
 */
export interface ResidueRow {
  readonly sku: string;
  readonly batch: string;
  /** The day the sample was taken, as 2026-11-09. */
  readonly sampledOn: string;
  readonly laboratory: string;
  readonly report?: string;
  /** How many substances were looked for. */
  readonly tested: number;
  /** Country. */
  readonly origin?: string;
  /** What was done about it. */
  readonly action?: string;
  readonly substance?: string;
  readonly use?: PesticideUse;
  /** Milligrams in a kilogram; 0: looked for and not found. */
  readonly residue?: number;
  /** The most that the law allows, in the same measure. */
  readonly limit?: number;
  /** Milligrams per kilogram of body weight; 0: none is needed. */
  readonly acuteDose?: number;
}

/**
 * Rows of any kinds. Rows that are not given stay, but `synonyms`, `searchPins`, `bannedWords` and `storeDays` are whole
 * lists: what a list that is given leaves out is gone.
 */
export interface CatalogueRows {
  readonly zones?: readonly ZoneRow[];
  readonly stores?: readonly StoreRow[];
  readonly storeSites?: readonly StoredStoreSite[];
  readonly vat?: readonly VatRow[];
  readonly pictures?: readonly PictureRow[];
  readonly categories?: readonly CategoryRow[];
  readonly brands?: readonly BrandRow[];
  readonly products?: readonly ProductRow[];
  readonly prices?: readonly PriceRow[];
  readonly stock?: readonly StockRow[];
  readonly storePlaces?: readonly StorePlaceRow[];
  readonly residues?: readonly ResidueRow[];
  readonly synonyms?: readonly Synonym[];
  readonly searchPins?: readonly SearchPin[];
  readonly bannedWords?: readonly BannedWordRow[];
  readonly recipeThings?: readonly RecipeThingRow[];
  readonly recipes?: readonly RecipeRow[];
  readonly storeDays?: readonly StoredStoreDay[];
}

export interface WrittenRows {
  readonly inserted: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Of whole lists: rows that are gone. */
  readonly removed?: number;
}

export interface WrittenPrices extends WrittenRows {
  readonly jumps: PriceJumps;
}

export type CatalogueWritten = Readonly<Record<keyof CatalogueRows, WrittenRows>> & { readonly prices: WrittenPrices };

/** A price that takes the place of another one. */
export interface PriceChange {
  readonly sku: string;
  readonly zone: string;
  readonly kind: PriceRow['kind'];
  /** Cents. */
  readonly before: number;
  readonly after: number;
}

export interface PriceJumps {
  up: number;
  down: number;
  /** Without another one in their place. */
  ended: number;
  /** Changed by more than `jumpFactor`. */
  jumps: number;
  /** Changed by more than `steepFactor`. */
  steep: number;
  /** Largest first, whether they are jumps or not. */
  largest: readonly PriceChange[];
}
