import type { ScreenName } from '@trolley/contract';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { catalogueAt, type LaterCatalogue } from '../../catalogue/shelf/catalogueAt.ts';
import type { Content } from '../../content/content.ts';
import { contentPart } from '../../content/contentPart.ts';
import { type ContentLayer, layContent } from '../../content/layContent.ts';
import type { Log } from '../../platform/log.ts';
import type { Tenant } from '../../tenant/tenant.ts';
import type { ShopSnapshot } from '../pageShop.ts';

interface Parts {
  readonly tenant: Tenant;
  readonly screens: readonly ScreenName[];
  readonly log: Log;
}

export interface MomentAsk {
  /** Epoch milliseconds. */
  readonly at: number;
  readonly isLater: boolean;
  /** In the order in which they lie on each other. */
  readonly layers: readonly ContentLayer[];
}

export interface MomentSnapshots {
  /** The shop at a moment; `making` is called when it is not at hand and has to be made. */
  of(base: ShopSnapshot, ask: MomentAsk, making?: () => Promise<void>): Promise<ShopSnapshot>;
  /** The catalogue at a moment, and what differs. */
  catalogue(base: Catalogue, at: number): LaterCatalogue;
  /** How many are at hand. */
  size(): { readonly catalogues: number; readonly contents: number };
}

const minute = 60_000;
/** Each holds the prices that differ and the lists that were looked at. */
const mostCatalogues = 6;
/** Each holds all pages as one person sees them. */
const mostContents = 24;

const toMinute = (at: number) => Math.floor(at / minute) * minute;

/**
 * Snapshots of other moments, made when they are asked for and kept while they are used: few, by the minute, and none of
 * an older version of the shop.
 */
export function createMomentSnapshots({ tenant, screens, log }: Parts): MomentSnapshots {
  // What is broken in a draft is told in the studio, not to whoever reads the log.
  const silent = log.child({}, { level: 'silent' });
  const catalogues = new Map<string, LaterCatalogue>();
  const contents = new Map<string, Content>();
  let version = '';

  /** What is at hand of another version is let go of: it would keep a whole older catalogue in memory. */
  function follow(base: ShopSnapshot): void {
    if (base.version === version) return;
    version = base.version;
    catalogues.clear();
    contents.clear();
  }

  function catalogue(base: Catalogue, at: number): LaterCatalogue {
    return remembered(catalogues, `${base.version} ${toMinute(at)}`, mostCatalogues, () =>
      catalogueAt(base, toMinute(at)),
    );
  }

  function show(base: Content, { at, layers }: MomentAsk): Content {
    // An own part for each: that of the shop remembers the pages it showed last.
    const part = contentPart({ tenant, screens, log: silent, marked: true });
    return part.asOf({ ...base, stored: layContent(base.stored, layers) }, new Date(at));
  }

  return {
    catalogue,
    size: () => ({ catalogues: catalogues.size, contents: contents.size }),

    async of(base, ask, making) {
      follow(base);
      const { at, isLater, layers } = ask;
      const key = [toMinute(at), ...layers.map(({ item, version: own }) => `${item} ${own}`)].join('\n');
      if (!contents.has(key)) await making?.();
      const content = remembered(contents, key, mostContents, () => show(base.parts.content, ask));
      const goods = isLater ? catalogue(base.parts.catalogue, at).catalogue : base.parts.catalogue;
      return { version: `${base.version}-preview`, parts: { ...base.parts, content, catalogue: goods } };
    },
  };
}

/** The value of a key; the one that was longest not asked for makes room. */
function remembered<T>(known: Map<string, T>, key: string, most: number, make: () => T): T {
  const value = known.get(key) ?? make();
  known.delete(key);
  known.set(key, value);
  const [oldest] = known.keys();
  if (known.size > most && oldest !== undefined) known.delete(oldest);
  return value;
}
