import type { PageKind, PageVariant } from './pageKey.ts';
import type { PagePlan } from './planAnswer.ts';

/** Everything that decides what a page looks like, apart from the snapshot and the viewer. */
export interface PageAsk {
  readonly kind: PageKind;
  readonly plan: PagePlan;
  readonly variant: PageVariant;
}
