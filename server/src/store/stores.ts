import type { FoundStores, Position, StoreAsk, StoreDetail, StoreMapSource, StoreSuggestion } from '@trolley/contract';
import type { Catalogue } from '../catalogue/catalogue.ts';

export type StoreCatalogue = Pick<Catalogue, 'stores' | 'zones' | 'storeSites' | 'storeDays'>;

/** All stores of the retailer, whether goods can be collected there or not; one for the whole process. */
export interface Stores {
  readonly map: StoreMapSource;
  /** Nearest first where a place is typed or a position given, otherwise by name. */
  find(ask: StoreAsk & { readonly near?: Position | undefined }, catalogue: StoreCatalogue): Promise<FoundStores>;
  /** Stores and places that a half-typed text may mean. */
  suggest(typed: string, catalogue: StoreCatalogue): Promise<StoreSuggestion[]>;
  /** Services that some stores have and others have not, those of most stores first. */
  filters(catalogue: StoreCatalogue): readonly string[];
  one(id: string, catalogue: StoreCatalogue): StoreDetail | undefined;
  ids(catalogue: StoreCatalogue): readonly string[];
  /** Whose assortment and prices a store has. */
  zoneOf(id: string, catalogue: StoreCatalogue): string;
  now(): number;
  /** How long what these stores say of their hours stays true, in milliseconds. */
  staysTrue(stores: FoundStores['stores'], now: number): number;
}
