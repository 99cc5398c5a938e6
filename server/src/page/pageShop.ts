import type { CompiledMessage, CookieCategory, ScreenData, TenantConfig } from '@trolley/contract';
import type { CatalogueParts } from '../catalogue/catalogue.ts';
import type { ContentParts } from '../content/contentPart.ts';
import type { Log } from '../platform/log.ts';
import type { Snapshot } from '../platform/snapshot/snapshot.ts';
import type { ProductDiscovery } from '../search/productDiscovery.ts';
import type { Stores } from '../store/stores.ts';
import type { MountedRoute } from '../tenant/mountedRoutes.ts';
import type { Tenant } from '../tenant/tenant.ts';
import type { WordsParts } from '../words/words.ts';
import type { Texts } from './texts.ts';

/** What everyone sees is made from these. */
export type ShopParts = ContentParts & CatalogueParts & WordsParts;
export type ShopSnapshot = Snapshot<ShopParts>;

/** What loading pages needs to know of the shop. Redirects and texts are those of a snapshot (`shopAt`), the rest stays. */
export interface PageShop {
  readonly tenant: TenantConfig;
  readonly routes: readonly MountedRoute[];
  readonly buildId: string;
  /** Path of the content page shown where nothing else is found. */
  readonly notFoundPage?: string;
  readonly texts: Texts;
  /** Of areas whose texts come with their pages alone. */
  readonly areaTexts: Tenant['areaTexts'];
  /** Every tenant's theme, for the page that shows all components. */
  readonly themes: ScreenData['components']['themes'];
  /** Who finds products by words. */
  readonly discovery: ProductDiscovery;
  /** What a cookie list shows, in these words; the same on every page. */
  cookieCategories(texts: Readonly<Record<string, CompiledMessage>>): readonly CookieCategory[];
  /** Percent of the legal limit that residues should not exceed; missing where the retailer has no such goal. */
  readonly residueGoal?: number;
  /** Missing where the tenant has no store finder. */
  readonly stores?: Stores | undefined;
  readonly log: Log;
}

/** What of the shop decides whether an address shows something. */
export type AddressShop = Pick<PageShop, 'tenant' | 'routes' | 'areaTexts' | 'stores'>;

/** Whether products have pages here; otherwise nothing may lead to one. */
export function hasProducts({ routes }: Pick<PageShop, 'routes'>): boolean {
  return routes.some(({ name }) => name === 'product-slug');
}
