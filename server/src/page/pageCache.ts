import { setImmediate as nextTurn } from 'node:timers/promises';
import { anonymous } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import { contentTags } from '../content/content.ts';
import { createCache } from '../platform/cache.ts';
import type { Coding } from '../platform/http/coding.ts';
import type { ReadyAnswer } from '../platform/http/readyAnswer.ts';
import type { Log } from '../platform/log.ts';
import type { Metrics } from '../platform/metrics/metrics.ts';
import type { Snapshots } from '../platform/snapshot/snapshot.ts';
import { everything } from '../platform/snapshot/snapshot.ts';
import { wordTags } from '../words/words.ts';
import type { MadePage } from './madePage.ts';
import { formOf, makePage, sizeOfPage } from './madePage.ts';
import type { PageAsk } from './pageAsk.ts';
import type { PageContents } from './pageContent.ts';
import { addressKey, pageKey } from './pageKey.ts';
import type { ShopParts, ShopSnapshot } from './pageShop.ts';
import type { RedirectPlan } from './planAnswer.ts';
import type { Surroundings } from './surroundings.ts';
import { surroundingTags } from './surroundings.ts';
import { createTagIndex } from './tagIndex.ts';

export interface PageCache {
  /** A page that is ready; one whose content has changed is rendered again in the background. */
  find(key: string): MadePage | undefined;
  /** Whether to obtain it costs no rendering of its own. */
  isReady(ask: PageAsk): boolean;
  /** A page, rendered if need be, once for all who ask at the same time; or a redirect. */
  obtain(ask: PageAsk): Promise<MadePage | RedirectPlan>;
  /** The page in an encoding, which then is ready too. */
  formFor(page: MadePage, coding: Coding): Promise<ReadyAnswer>;
}

interface Parts {
  readonly snapshots: Pick<Snapshots<ShopParts>, 'current' | 'onChange'>;
  readonly contents: PageContents;
  readonly bytes: number;
  readonly log: Log;
  readonly metrics?: Pick<Metrics, 'pageCacheAsked'>;
}

/** What the menu and the numbers around every page are made of. */
const mayTouchAll = [catalogueTags.tree, catalogueTags.prices, catalogueTags.offers];
/** After this a changed page is not sent any more, even if it has not been rendered again yet. */
const longestStaleMs = 5000;
const mostErrorBytes = 4 * 1024 * 1024;
/** After a change that touches more pages than this, the rest is rendered when it is asked for. */
const mostRenewed = 500;

/** Pages that are the same for everybody, cached compressed and rendered again when what they show changes. */
export function createPageCache({ snapshots, contents, bytes, log, metrics }: Parts): PageCache {
  const tagged = createTagIndex();
  const pages = createCache<MadePage>(bytes, {
    sizeCalculation: sizeOfPage,
    onInsert: ({ tags }, key) => tagged.add(key, tags),
    dispose: ({ tags }, key) => tagged.remove(key, tags),
  });
  // Apart from the pages: there is no end of addresses that lead nowhere, and they must not push out pages.
  const errors = createCache<MadePage>(Math.min(bytes / 16, mostErrorBytes), { sizeCalculation: sizeOfPage });
  // By zone, as the cached pages show them.
  const shown = new Map<string, Surroundings>();
  const making = new Map<string, Promise<MadePage | RedirectPlan>>();
  const changed = new Set<string>();
  let renewing = false;

  function make(key: string, ask: PageAsk): Promise<MadePage | RedirectPlan> {
    const running = making.get(key) ?? makeCurrent(key, ask).finally(() => making.delete(key));
    making.set(key, running);
    return running;
  }

  async function makeCurrent(key: string, ask: PageAsk, tries = 3): Promise<MadePage | RedirectPlan> {
    const snapshot = snapshots.current();
    const loaded = await contents.load(ask, snapshot, anonymous);
    const made =
      loaded.kind === 'redirect'
        ? loaded
        : await makePage(ask, contents.contentOf(ask, snapshot, loaded), snapshot.version);
    const isCurrent = snapshots.current() === snapshot;
    // The snapshot moved on while the page was made; under a stream of changes it is sent, but not cached.
    if (!isCurrent && tries > 1) return makeCurrent(key, ask, tries - 1);
    pages.delete(key);
    errors.delete(key);
    if (isCurrent && !('kind' in made) && made.shared) store(key, made);
    return made;
  }

  function store(key: string, page: MadePage): void {
    if (page.status !== 200) {
      errors.set(key, page);
      return;
    }
    pages.set(key, page);
    const { zone } = page.ask.variant;
    shown.set(zone, contents.surroundingsOf(snapshots.current(), zone));
  }

  /** A page grows by each encoding it is asked for in. Setting the same value again would not count it again. */
  function recount(key: string): void {
    const page = pages.peek(key);
    if (!page) return;
    pages.delete(key);
    pages.set(key, page);
  }

  /** Pages that are gone, or no longer public, are dropped at once; the others are rendered again one by one. */
  function followChange(tags: readonly string[]): void {
    errors.clear();
    if (tags.includes(everything)) {
      pages.clear();
      return;
    }
    const snapshot = snapshots.current();
    if (tags.includes(wordTags.redirects)) dropMoved(snapshot);
    // Every page has texts, as it has a header.
    const said = tags.includes(wordTags.texts) ? [...tags, contentTags.site] : tags;
    const touched = mayTouchAll.some((tag) => tags.includes(tag)) ? [...said, ...aroundTags(snapshot)] : said;
    for (const key of tagged.keysOf(touched)) {
      const page = pages.peek(key);
      if (!page) continue;
      if (changed.size >= mostRenewed || contents.opennessOf(page.ask, snapshot) !== 'open') {
        pages.delete(key);
      } else {
        page.staleSince ??= Date.now();
        changed.add(key);
      }
    }
    void renewChanged();
  }

  /** Pages that a redirect stands before now; whoever asks is sent on. */
  function dropMoved(snapshot: ShopSnapshot): void {
    for (const key of tagged.keysOf([contentTags.site])) {
      const page = pages.peek(key);
      if (page && contents.isMoved(page.ask, snapshot)) pages.delete(key);
    }
  }

  function aroundTags(snapshot: ShopSnapshot): readonly string[] {
    return [...shown].flatMap(([zone, before]) => {
      const after = contents.surroundingsOf(snapshot, zone);
      shown.set(zone, after);
      return surroundingTags(before, after);
    });
  }

  async function renewChanged(): Promise<void> {
    if (renewing) return;
    renewing = true;
    for (const key of changed) {
      // Visitors first.
      await nextTurn();
      changed.delete(key);
      await renew(key);
    }
    renewing = false;
  }

  async function renew(key: string): Promise<void> {
    const page = pages.peek(key);
    if (page?.staleSince === undefined) return;
    try {
      await make(key, page.ask);
    } catch (err) {
      pages.delete(key);
      log.error({ err, path: page.ask.plan.path }, 'making a page again failed');
    }
  }

  snapshots.onChange(({ tags }) => followChange(tags));

  function find(key: string): MadePage | undefined {
    const page = pages.get(key);
    if (page?.expiresAt !== undefined && Date.now() > page.expiresAt) return undefined;
    if (page?.staleSince === undefined) return page;
    if (Date.now() - page.staleSince > longestStaleMs) return undefined;
    void renew(key);
    return page;
  }

  return {
    find,
    isReady: (ask) => {
      const key = keyOf(ask);
      return find(key) !== undefined || errors.has(key) || making.has(key);
    },
    obtain: async (ask) => {
      const key = keyOf(ask);
      const ready = find(key) ?? errors.get(key);
      metrics?.pageCacheAsked(ready ? (ready.staleSince === undefined ? 'hit' : 'stale') : 'miss');
      return ready ?? make(key, ask);
    },
    formFor: async (page, coding) => {
      const form = await formOf(page, coding);
      if (page.shared) recount(keyOf(page.ask));
      return form;
    },
  };
}

function keyOf({ kind, plan, variant }: PageAsk): string {
  return pageKey(addressKey(kind, plan), variant);
}
