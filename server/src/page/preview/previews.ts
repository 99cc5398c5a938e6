import type { ContentLayer } from '../../content/layContent.ts';
import type { ShopSnapshot } from '../pageShop.ts';

/** The shop as one person of staff looks at it. */
export interface Preview {
  readonly snapshot: ShopSnapshot;
  /** The moment it shows (epoch milliseconds). */
  readonly at: number;
  /** It is another one than now. */
  readonly isLater: boolean;
}

/** `ended`: there is no such preview (any more); a number: too many were made, wait so many seconds. */
export type OpenedPreview = Preview | 'ended' | number;

export interface Previews {
  open(token: string): Promise<OpenedPreview>;
}

/** Where content is found that is not live yet. */
export interface PreviewSources {
  /** What this person works at, and this draft of anybody; the latter on top. */
  draftsOf(of: { readonly staffId?: string; readonly draftId?: string }): Promise<readonly ContentLayer[]>;
  /** What is planned to be published until then, in the order of the moments. */
  plansUntil(at: Date): Promise<readonly ContentLayer[]>;
}
