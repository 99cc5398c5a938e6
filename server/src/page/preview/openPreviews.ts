import type { ScreenName } from '@trolley/contract';
import { errorCodes } from '@trolley/contract';
import type { Shelf } from '../../catalogue/shelf/shelf.ts';
import { shelfOf } from '../../catalogue/shelf/shelfOf.ts';
import type { Log } from '../../platform/log.ts';
import type { RateLimiter } from '../../platform/rateLimit/rateLimiter.ts';
import type { Snapshots } from '../../platform/snapshot/snapshot.ts';
import type { FoundPreview, PreviewAsk, PreviewTokens } from '../../staff/preview/previewTokens.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import type { ShopParts } from '../pageShop.ts';
import { createMomentSnapshots } from './momentSnapshots.ts';
import type { OpenedPreview, PreviewSources, Previews } from './previews.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly screens: readonly ScreenName[];
  readonly snapshots: Pick<Snapshots<ShopParts>, 'current' | 'refresh'>;
  readonly tokens: Pick<PreviewTokens, 'find'>;
  readonly sources: PreviewSources;
  readonly rateLimiter: Pick<RateLimiter, 'count'>;
  readonly log: Log;
  readonly now?: () => number;
}

export interface OpenPreviews extends Previews {
  /** What differs from now: publications that are planned until then, and products whose price is another one. */
  differences(ask: Pick<PreviewAsk, 'at'>): Promise<{ readonly plans: number; readonly prices: number }>;
}

/** Typing makes one a second; what is at hand already does not count. */
const made = { max: 120, windowMs: 60_000 };

/** Thrown from within, where too many were made. */
class TooMany extends Error {
  readonly seconds: number;
  constructor(seconds: number) {
    super(errorCodes.tooManyRequests);
    this.seconds = seconds;
  }
}

export function openPreviews(parts: Parts): OpenPreviews {
  const { snapshots, tokens, sources, rateLimiter, now = Date.now } = parts;
  const moments = createMomentSnapshots(parts);

  /** A moment that has passed meanwhile is the present one. */
  const laterThanNow = (at: Date | undefined) => (at && at.getTime() > now() ? at : undefined);

  async function layersOf({ staffId, ownDrafts, draftId }: FoundPreview, later: Date | undefined) {
    const [plans, drafts] = await Promise.all([
      later ? sources.plansUntil(later) : [],
      ownDrafts || draftId !== undefined
        ? sources.draftsOf({ ...(ownDrafts && { staffId }), ...(draftId !== undefined && { draftId }) })
        : [],
    ]);
    return [...plans, ...drafts];
  }

  async function countMaking(staffId: string): Promise<void> {
    const seconds = await rateLimiter.count(`preview made:${staffId}`, made);
    if (seconds !== undefined) throw new TooMany(seconds);
  }

  return {
    async open(token): Promise<OpenedPreview> {
      const found = await tokens.find(token);
      if (!found) return 'ended';
      const later = laterThanNow(found.at);
      const at = later?.getTime() ?? now();
      const layers = await layersOf(found, later);
      // A draft that is gone was published a moment ago: the shop below must know it by then.
      await snapshots.refresh();
      try {
        const ask = { at, isLater: later !== undefined, layers };
        const snapshot = await moments.of(snapshots.current(), ask, () => countMaking(found.staffId));
        return { snapshot, at, isLater: ask.isLater };
      } catch (error) {
        if (error instanceof TooMany) return error.seconds;
        throw error;
      }
    },

    async differences({ at }) {
      const later = laterThanNow(at);
      if (!later) return { plans: 0, prices: 0 };
      const plans = await sources.plansUntil(later);
      const now = snapshots.current().parts.catalogue;
      const { catalogue, changed } = moments.catalogue(now, later.getTime());
      const [before, after] = [shelfOf(now, ''), shelfOf(catalogue, '')];
      const priceOf = (shelf: Shelf, sku: string) => JSON.stringify(shelf.product(sku)?.price);
      const prices = changed.filter((sku) => priceOf(before, sku) !== priceOf(after, sku));
      return { plans: plans.length, prices: prices.length };
    },
  };
}
