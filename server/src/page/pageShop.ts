import type { ScreenData, TenantConfig } from '@trolley/contract';
import type { ContentParts } from '../content/contentPart.ts';
import type { Snapshot } from '../platform/snapshot/snapshot.ts';
import type { MountedRoute } from './mountedRoutes.ts';
import type { Texts } from './texts.ts';

export type ShopSnapshot = Snapshot<ContentParts>;

/** What loading pages needs to know of the shop; none of it changes while the process runs. */
export interface PageShop {
  readonly tenant: TenantConfig;
  readonly routes: readonly MountedRoute[];
  readonly buildId: string;
  /** Path of the content page shown where nothing else is found. */
  readonly notFoundPage?: string;
  readonly texts: Texts;
  /** Every tenant's theme, for the page that shows all components. */
  readonly themes: ScreenData['components']['themes'];
}
