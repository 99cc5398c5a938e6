import type { BootData, ScreenName } from './payload.ts';
import type { PagePreview } from './preview.ts';

/** What the renderer needs besides the page's data. */
export interface PageFrame {
  /** The theme's style sheet and the address of its font. */
  readonly themeStyle: string;
  readonly fontUrl: string;
  readonly icons: {
    readonly favicon: string;
    readonly touchIcon: string;
    readonly manifest: string;
    readonly socialImage: string;
  };
  /** The page came as a web view of an app: no header, no footer. */
  readonly webview: boolean;
  /** Only of a page that editors look at. */
  readonly preview?: PagePreview | undefined;
}

export interface RenderedPage {
  readonly html: string;
  /** SHA-256 hashes, in CSP notation (`'sha256-…'`), of what stands inline. */
  readonly scriptHashes: readonly string[];
  readonly styleHashes: readonly string[];
  /** Hosts that this page may show frames from. */
  readonly frameHosts: readonly string[];
}

/** The storefront as the server sees it: one function, and the screens it has. */
export interface Renderer {
  readonly buildId: string;
  readonly builtAt: number;
  readonly screens: readonly ScreenName[];
  render(boot: BootData, frame: PageFrame): RenderedPage;
}
