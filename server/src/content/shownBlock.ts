import type { BlockOf, Picture, ProductSource, TeaserItem } from '@trolley/contract';

/** The picture of a product; which one that is, the catalogue says when the page is made. */
export interface ProductPicture extends Omit<Picture, 'src' | 'srcSet'> {
  readonly product: string;
}
/** The picture of a product that sells well; the catalogue says which. */
export interface PickedPicture extends Omit<Picture, 'src' | 'srcSet'> {
  readonly pick: 'popular';
}
export type ShownPicture = Picture | ProductPicture | PickedPicture;
export type ShownTeaserItem = Omit<TeaserItem, 'pictures'> & { readonly pictures: readonly ShownPicture[] };

type WithItems<T extends 'teaser' | 'slider'> = Omit<BlockOf<T>, 'items'> & {
  readonly items: readonly ShownTeaserItem[];
};
export type ShownTeaser = WithItems<'teaser'> & {
  /** Tiles are filled up to this number with departments. */
  readonly departments?: number;
};
export type ShownGroup = Omit<BlockOf<'productGroup'>, 'products'> & {
  readonly source: ProductSource;
  readonly limit: number;
};
export type ShownRecipeSearch = Omit<BlockOf<'recipeSearch'>, 'recipes' | 'texts'> & {
  readonly pick: 'new' | 'season' | 'offer';
  readonly limit: number;
};
export type ShownPromotion = Omit<BlockOf<'productPromotion'>, 'product'> & { readonly sku: string };

/** A part of the shop inside a page; its words come when the page is made. */
export type ShownPart =
  | Omit<BlockOf<'voucherGroup'>, 'texts'>
  | Omit<BlockOf<'cookieList'>, 'texts' | 'categories'>
  | Omit<BlockOf<'withdrawal'>, 'texts'>
  | Omit<BlockOf<'newsletterUnsubscribe'>, 'texts'>
  | Omit<BlockOf<'contactForm'>, 'texts'>
  | Omit<BlockOf<'questionnaire'>, 'texts'>
  | ShownSubscribe;
export type ShownSubscribe = Omit<BlockOf<'newsletterSubscribe'>, 'texts' | 'picture'> & {
  readonly picture?: ShownPicture;
};

export type PlainShownBlock =
  | BlockOf<'richText'>
  | BlockOf<'table'>
  | ShownTeaser
  | WithItems<'slider'>
  | (Omit<BlockOf<'image'>, 'picture'> & { readonly picture: ShownPicture })
  | (Omit<BlockOf<'video'>, 'poster'> & { readonly poster?: ShownPicture })
  | ShownGroup
  | ShownPromotion
  | ShownRecipeSearch
  | ShownPart;

export interface ShownTabs {
  readonly type: 'tabs';
  readonly label: string;
  readonly tabs: readonly { readonly label: string; readonly blocks: readonly PlainShownBlock[] }[];
}

/** A block as content alone can tell it: products are still named, not shown. */
export type ShownBlock = PlainShownBlock | ShownTabs;

/** In a preview: where the block stands in what editors filled in. */
export interface ShownMark {
  readonly mark?: string;
}
