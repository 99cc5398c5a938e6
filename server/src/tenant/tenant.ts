import type {
  ComponentConfigType,
  ConsentFile,
  EditedClientConfig,
  EditedPage,
  Route,
  TenantConfig,
  TenantFile,
  ThemeConfig,
} from '@trolley/contract';
import type { Media } from '../media/media.ts';
import type { AreaTexts, SourceTexts } from './messages.ts';

/** The retailer this process serves: everything read from its folder, checked. */
export interface Tenant {
  readonly id: string;
  /** Its folder. */
  readonly dir: string;
  readonly file: TenantFile;
  readonly theme: ThemeConfig;
  /** What `GET /tenant/config` answers. */
  readonly publicConfig: TenantConfig;
  /** Texts that come with the pages of their area, by area. */
  readonly areaTexts: AreaTexts;
  /** All texts of the interface as they were written. */
  readonly sourceTexts: SourceTexts;
  readonly routes: readonly Route[];
  readonly media: Media;
  readonly clientConfig: EditedClientConfig;
  readonly componentConfigs: Readonly<Partial<Record<ComponentConfigType, Readonly<Record<string, unknown>>>>>;
  readonly consent: ConsentFile;
  readonly pages: readonly EditedPage[];
}
