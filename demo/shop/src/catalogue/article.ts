import type { Content } from '@trolley/contract';
import type { AllergenCode, LabelCode, ReferenceUnit, StorageCode } from './codes.ts';
import type { Brand, Good } from './schema.ts';
import type { PackSize } from './size.ts';
import type { Category } from './source.ts';

export type Colours = readonly [string, string, string, string];
/** Input of the picture kit's `picture()`. */
export interface PictureSpec {
  readonly key: string;
  readonly shape: string;
  readonly brand: string;
  readonly font: string;
  readonly name: string;
  readonly size: string;
  readonly layout: string;
  readonly motif: string | undefined;
  readonly c: Colours;
  readonly seal?: string;
  readonly upper?: number;
  readonly track?: number;
  readonly band?: string;
  readonly scale?: number;
  readonly several?: number;
  readonly [extra: string]: unknown;
}

export interface Origin {
  readonly country: string;
  readonly region: string | undefined;
}
export interface NutritionTable {
  readonly per: '100g' | '100ml';
  readonly kJ: number;
  readonly kcal: number;
  readonly fat: number;
  readonly saturates: number;
  readonly carbohydrate: number;
  readonly sugar: number;
  readonly protein: number;
  readonly salt: number;
  readonly fibre: number | undefined;
}

/** One thing on the shelf before its prices of the day: a good of a brand, in a size, of a kind. */
export interface Article {
  readonly sku: string;
  /** The same for all sizes of one product. */
  readonly productId: string;
  readonly slug: string;
  readonly name: string;
  /** With the brand, where the brand is printed on it. */
  readonly title: string;
  readonly good: Good;
  readonly brand: Brand;
  readonly category: Category;
  readonly size: PackSize;
  readonly packText: string;
  readonly content: Content;
  readonly baseUnit: ReferenceUnit;
  /** Of the pack, or per kg for weighed goods, before any drift of the week. */
  readonly listPrice: number;
  readonly deposit: number;
  readonly drainedText: string | undefined;
  readonly about: string;
  readonly ingredients: string | undefined;
  readonly contains: readonly AllergenCode[];
  readonly traces: readonly AllergenCode[];
  readonly nutrition: NutritionTable | undefined;
  readonly labels: readonly LabelCode[];
  /** Where it or its main ingredient grew or was raised, where the data says so. */
  readonly origins: readonly Origin[];
  readonly madeIn: Origin;
  readonly vat: string;
  readonly storage: StorageCode;
  readonly life: number | undefined;
  readonly notes: readonly string[];
  readonly warnings: readonly string[];
  readonly minAge: 16 | 18 | undefined;
  readonly alcohol: number | undefined;
  readonly popularity: number;
  readonly find: readonly string[];
  readonly picture: PictureSpec;
}
