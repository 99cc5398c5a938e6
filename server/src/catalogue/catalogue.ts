import type {
  AllergenCode,
  Availability,
  Cents,
  LabelCode,
  PesticideUse,
  RecipeFile,
  RecipeThing,
  ReferenceUnit,
} from '@trolley/contract';

/** A price and the time it is or was charged; money of weighed goods is per kilogram. */
export interface PriceSpan {
  readonly kind: 'regular' | 'offer' | 'loyalty';
  /** Only in this zone; undefined: wherever no zone has its own. */
  readonly zone?: string;
  readonly value: Cents;
  /** Epoch milliseconds; `until` is the first moment it is no longer charged. */
  readonly from: number;
  readonly until?: number;
}

/** A product as the process keeps it. The same object as long as nothing of it changes. */
export interface StoredProduct {
  readonly sku: string;
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  /** Slug of the brand, where it has one. */
  readonly brand?: string;
  /** Slug of its leaf of the tree. */
  readonly category: string;
  /** Empty where nobody knows. */
  readonly pack: string;
  /** How much of the reference unit one piece holds: what a price is divided by. */
  readonly base?: { readonly quantity: number; readonly unit: ReferenceUnit };
  readonly selling: 'pack' | 'step' | 'average';
  /** Grams of one step or of an average piece of weighed goods. */
  readonly pieceGrams?: number;
  readonly maxQuantity: number;
  readonly bundleSize?: number;
  readonly bundleInfo?: string;
  readonly deposit?: Cents;
  /** Class of value added tax. */
  readonly vat: string;
  readonly minAge?: number;
  readonly labels: readonly LabelCode[];
  /** Countries it comes from, main one first. */
  readonly origins: readonly string[];
  readonly contains: readonly AllergenCode[];
  /** It was stated that it contains none of them; without it an empty `contains` says nothing. */
  readonly containsNone?: boolean;
  readonly traces: readonly AllergenCode[];
  readonly popularity: number;
  /** Skus that people bought together with it, best first; missing where too few did. */
  readonly boughtWith?: readonly string[];
  /** Further words it is found by. */
  readonly find: readonly string[];
  /** Hash of its picture. */
  readonly picture: string;
  /** The picture is the retailer's own, and not drawn. */
  readonly hasPhoto?: boolean;
  /** Pictures beside it; see `readFurther`. */
  readonly furtherPictures?: string;
  /** Zones whose stores carry it; undefined: all. */
  readonly zones?: readonly string[];
  readonly prices: readonly PriceSpan[];
  readonly availability: Exclude<Availability, 'ageRestricted'>;
  /** Where a store differs. */
  readonly availabilityIn?: Readonly<Record<string, Exclude<Availability, 'ageRestricted'>>>;
  /** `ProductFacts` as JSON: a hundred thousand of them are read one at a time. */
  readonly facts: string;
}

export interface StoredCategory {
  readonly slug: string;
  readonly name: string;
  readonly parent?: string;
  readonly position: number;
  /** Reference unit of base prices. */
  readonly unit: ReferenceUnit;
  /** Hash of a picture. */
  readonly picture?: string;
}

export interface StoredBrand {
  readonly slug: string;
  readonly name: string;
  readonly about?: string;
  readonly maker?: string;
}

export interface StoredStore {
  readonly id: string;
  readonly name: string;
  readonly zone: string;
}

/** Where a store is and what it has, as an import told; it comes before what the tenant's folder says. */
export interface StoredStoreSite {
  readonly store: string;
  readonly streetName: string;
  readonly streetNumber: string;
  readonly postalCode: string;
  readonly city: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly phoneNumber?: string;
  /** As `readWeek` of the contract reads it. */
  readonly hours: string;
  readonly services: readonly string[];
  /** Each as `U3 Neubaugasse: 2 minutes on foot`. */
  readonly directions: readonly string[];
}

/** A day with other hours, of one store or, without one, of all. */
export interface StoredStoreDay {
  readonly store: string;
  readonly date: string;
  readonly note: string;
  /** As `readSpans` of the contract reads it. */
  readonly hours: string;
}

export interface VatRate {
  readonly name: string;
  readonly permille: number;
  readonly from: number;
}

/** Words that mean the same for the search; see `docs/import.md`. */
export interface Synonym {
  readonly words: readonly string[];
  /** One way: whoever types one of the words finds these too, and not the other way round. */
  readonly finds?: readonly string[];
  /** The words do not mean the same here, whatever the base list of the language says. */
  readonly apart?: boolean;
}

/** Products that stand first for a query, in this order. */
export interface SearchPin {
  readonly query: string;
  readonly skus: readonly string[];
}

export interface StoredRecipe extends RecipeFile {
  /** Hash of a picture. */
  readonly picture?: string;
}

/** A substance that a laboratory found. */
export interface StoredResidue {
  readonly substance: string;
  readonly use?: PesticideUse;
  /** Milligrams in a kilogram of the food, and the most that the law allows. */
  readonly amount: number;
  readonly limit: number;
  /** Milligrams per kilogram of body weight; 0: none is needed. */
  readonly acuteDose?: number;
}

/** A laboratory's test of one batch. */
export interface StoredResidueTest {
  readonly batch: string;
  readonly sampledOn: string;
  readonly laboratory: string;
  readonly report?: string;
  readonly tested: number;
  /** Country. */
  readonly origin?: string;
  readonly action?: string;
  readonly residues: readonly StoredResidue[];
}

/** A product that was tested. Its results stay, also when it is no longer sold: so it tells what it was. */
export interface StoredTestedProduct {
  readonly sku: string;
  readonly name: string;
  readonly brand?: string;
  readonly pack: string;
  readonly picture: string;
  readonly category: string;
  readonly find: readonly string[];
  readonly gtin?: string;
  /** Newest first. */
  readonly tests: readonly StoredResidueTest[];
}

/** What differs from the value before; `undefined` of a catalogue's `changes`: everything may. */
export interface CatalogueChanges {
  /** Skus of products that are new, different or gone. */
  readonly products: readonly string[];
  /** The tree or the brands differ. */
  readonly tree: boolean;
}

/** The catalogue at one moment, immutable. Read it through the functions of `shelf/`. */
export interface Catalogue {
  /** Of the area in the database: rows changed later are not in it. */
  readonly version: number;
  /** The moment its prices are told for (epoch milliseconds). */
  readonly now: number;
  readonly timeZone: string;
  /** Of the tenant's language: how names are put in order. */
  readonly locale: string;
  readonly products: ReadonlyMap<string, StoredProduct>;
  readonly skuBySlug: ReadonlyMap<string, string>;
  readonly categories: ReadonlyMap<string, StoredCategory>;
  readonly brands: ReadonlyMap<string, StoredBrand>;
  readonly stores: ReadonlyMap<string, StoredStore>;
  /** By store. */
  readonly storeSites: ReadonlyMap<string, StoredStoreSite>;
  readonly storeDays: readonly StoredStoreDay[];
  /** All zones; the first is the default. */
  readonly zones: readonly string[];
  readonly vat: readonly VatRate[];
  /** The retailer's own; the search adds them to those of the language. */
  readonly synonyms: readonly Synonym[];
  readonly searchPins: readonly SearchPin[];
  /** Nothing is shown for a query that has one of these. */
  readonly bannedWords: readonly string[];
  /** How much clicks add to the popularity of products, by sku, where a term is searched for, by `termKey`. */
  readonly clickLifts: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** What recipes are cooked from, by id. */
  readonly recipeThings: ReadonlyMap<string, RecipeThing>;
  /** By slug; those of a day that has not come yet too. */
  readonly recipes: ReadonlyMap<string, StoredRecipe>;
  /** Products that laboratories tested, by sku. */
  readonly residues: ReadonlyMap<string, StoredTestedProduct>;
  readonly changes?: CatalogueChanges;
}

/** Told of every new value before it is shown, and waited for. */
export interface CatalogueWatcher {
  changed(next: Catalogue): Promise<void>;
}

export interface CatalogueParts {
  readonly catalogue: Catalogue;
}

/** Tags of what answers are made from. */
export const catalogueTags = {
  /** The tree of categories and the list of brands. */
  tree: 'tree',
  product: (sku: string) => `product:${sku}`,
  /** Which products a category (any level) or brand has, and what its facets count. */
  category: (slug: string) => `category:${slug}`,
  brand: (slug: string) => `brand:${slug}`,
  /** The order of a list sorted by price, and what a choice by price or offer lets through. */
  prices: 'prices',
  /** Which offers there are, and which of them come first. */
  offers: 'offers',
  /** What words find. */
  search: 'search',
  /** What shoppers open of what this term, as `termKey` has it, finds. */
  clicks: (term: string) => `clicks:${term}`,
  /** Recipes, and the products that cover their ingredients. */
  recipes: 'recipes',
  /** Which products were tested, and what was found. */
  residues: 'residues',
  /** Which stores there are, where, and when they are open. */
  stores: 'stores',
} as const;
