import type { BlockOf, PartTexts, Route } from '@trolley/contract';
import type { Shelf } from '../catalogue/shelf/shelf.ts';
import type { CatalogueLink } from '../content/catalogueLink.ts';
import type { RecipeShelf } from '../recipe/recipeShelf.ts';
import type { StandIns } from './standIns.ts';
import type { Texts } from './texts.ts';

export interface FillWorld {
  /** Without one there are no products. */
  readonly shelf: Shelf | undefined;
  /** Without one there are no recipes. */
  readonly recipes: RecipeShelf | undefined;
  readonly routes: readonly Route[];
  readonly texts: Texts;
  readonly locale: string;
  /** What the links of the page lead to, by address; and which of them lead nowhere. */
  readonly links: ReadonlyMap<string, CatalogueLink>;
  readonly dead: ReadonlySet<string>;
  /** In a preview a shop without products tells its retailer how to go on. */
  readonly preview: boolean;
  /** The words of a part of the shop, by what their keys begin with. */
  textsOf(area: string): PartTexts;
  /** Those that cards of recipes and their search need. */
  recipeTexts(): PartTexts;
  /** The cookies that are set here, with the words to show them. */
  cookieList(): Pick<BlockOf<'cookieList'>, 'categories' | 'texts'>;
}

/** A page being filled. */
export interface Filling extends FillWorld {
  readonly tags: Set<string>;
  readonly standIns: StandIns | undefined;
  /** Rows by rule that the page shows already, or that stand in for one whose products are gone. */
  readonly rules: Set<Rule>;
}

/** What a row of products may show without anybody choosing them. */
export type Rule = 'offers' | 'popular';
