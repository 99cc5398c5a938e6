import type {
  BrandsConfig,
  ClientConfig,
  ComponentConfigType,
  ContentPage,
  EditedPage,
  ListsConfig,
  PageMeta,
} from '@trolley/contract';
import type { ShownMedia } from '../mediaLibrary/shownMedia.ts';
import type { CatalogueLink } from './catalogueLink.ts';
import type { ShownBlock } from './shownBlock.ts';

/** A page as it lies in the database. */
export interface StoredPage {
  readonly edited: EditedPage;
  readonly revision: number;
  readonly updatedAt: Date;
}

export interface StoredContent {
  readonly pages: readonly StoredPage[];
  /** By type: what surrounds every page, and the texts of components. */
  readonly configs: Readonly<Record<string, unknown>>;
  /** Pictures of the studio's library, by id. */
  readonly media?: ReadonlyMap<string, ShownMedia>;
}

/** A page as this shop shows it now, apart from what the catalogue has to add. */
export interface ShownPage {
  readonly page: Omit<ContentPage, 'blocks'> & { readonly blocks: readonly ShownBlock[] };
  /** Links that lead somewhere only while the catalogue has what they name. */
  readonly catalogueLinks: readonly CatalogueLink[];
  readonly meta: Omit<PageMeta, 'title'> & { readonly title?: string };
  readonly access?: string;
  readonly draft: boolean;
  readonly updatedAt: Date;
}

export type ComponentConfigs = Readonly<Partial<Record<ComponentConfigType, Readonly<Record<string, unknown>>>>>;

/** Everything editors filled in, as it shows at one moment. */
export interface Content {
  readonly stored: StoredContent;
  readonly pages: ReadonlyMap<string, ShownPage>;
  /** The menu's categories and whether links to them lead anywhere is up to the catalogue. */
  readonly site: ClientConfig;
  readonly siteLinks: readonly CatalogueLink[];
  /** No editor made a menu: it is made of the departments. */
  readonly menuOfDepartments: boolean;
  readonly components: ComponentConfigs;
  /** What is told among the products of lists; what leads nowhere is left out. */
  readonly lists: ShownLists;
  readonly brands: BrandsConfig;
}

export interface ShownLists {
  readonly stories: readonly (Omit<ListsConfig['stories'][number], 'to'> & { readonly href: string })[];
}

/** Tags of what answers are made from. */
export const contentTags = {
  site: 'site',
  /** Which pages there are, and what any of them says. */
  pages: 'pages',
  page: (path: string) => `page:${path}`,
  component: (type: 'lists' | 'brands' | 'storefinder') => `component:${type}`,
} as const;
