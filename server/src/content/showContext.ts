import type { FeatureName } from '@trolley/contract';
import type { Media } from '../media/media.ts';
import type { ShownMedia } from '../mediaLibrary/shownMedia.ts';

/** What turning edited content into shown content needs to know of the shop. */
export interface ShowContext {
  /** The address a link target leads to; undefined when it leads nowhere in this shop. */
  resolve(target: string): string | undefined;
  /** Whether the tenant has the feature that a part of a page is about. */
  hasFeature(feature: FeatureName): boolean;
  /** The moment that is shown: blocks have dates of their own. */
  readonly now: Date;
  readonly media: Pick<Media, 'urlOf'> & {
    /** Of the studio's library; undefined for any other file. */
    pictureOf?(file: string): ShownMedia | undefined;
  };
  /** Where its blocks stand, in front of their number; missing: they carry no marks. In a preview it is told which block is which. */
  readonly mark?: string | undefined;
  /** Called with what an editor got wrong; the page is shown without it. */
  report(problem: string): void;
}
